using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>Base classes of another assembly, some of whose members only that assembly sees.</summary>
public sealed class BaseMemberDiagnosticTests
{
    [Theory]
    [InlineData("[FastSerInclude] private int Secret { get; set; }")]
    [InlineData("[FastSerInclude] internal int Secret { get; set; }")]
    public void BaseMemberMustBeVisible(string member) => Assert.Equal(
        ["FSER042"],
        TwoAssemblies.Diagnose(
            $"using FastSer; [FastSerType] public abstract partial class Entity {{ public int Key {{ get; set; }} {member} }}",
            "using FastSer; [FastSerType] public sealed partial class Order : Entity;"));

    [Fact]
    public void BaseMemberMustBeVisibleAlsoWithAllMembers() => Assert.Equal(
        ["FSER042"],
        TwoAssemblies.Diagnose(
            "using FastSer; [FastSerType(Members = FastSerMembers.All)] public partial class Entity { public int Key { get; set; } }",
            "using FastSer; [FastSerType] public sealed partial class Order : Entity;"));

    [Fact]
    public void BaseMembersThatAreVisibleAreNoError() => Assert.Empty(
        TwoAssemblies.Diagnose(
            """
            using FastSer;
            [assembly: System.Runtime.CompilerServices.InternalsVisibleTo("Program")]
            [FastSerType] public abstract partial class Entity<T>
            {
                public T? Key { get; set; }
                [FastSerInclude] protected int Version { get; set; }
                [FastSerInclude] internal (int A, string? B) Pair { get; set; }
            }
            [FastSerType] internal partial class Hidden { public int Id { get; set; } }
            """,
            """
            using FastSer;
            [FastSerType] public sealed partial class Order : Entity<int>;
            [FastSerType] internal sealed partial class Own : Hidden;
            """));

    [Fact]
    public void OverridesOfIgnoredMembersAreIgnored() => DiagnosticTests.Check("""
        [FastSerType, FastSerUnion(0, typeof(Derived))]
        public abstract partial class Base
        {
            [FastSerIgnore] public abstract int Computed { get; }
        }

        [FastSerType]
        public partial class Derived : Base
        {
            public override int Computed => 1;
        }
        """);

    [Fact]
    public void OverridesOfIgnoredMembersCanBeMarked() => DiagnosticTests.Check("""
        [FastSerType, FastSerUnion(0, typeof(Derived))]
        public abstract partial class Base
        {
            [FastSerIgnore] public abstract int Computed { get; }
        }

        [FastSerType]
        public partial class Derived : Base
        {
            [FastSerInclude] public override int {|FSER004:Computed|} => 1;
        }
        """);

    [Fact]
    public void HiddenGetterMustBeDecided() => DiagnosticTests.Check("""
        public class Base
        {
            public int {|FSER019:Inherited|} { private get; set; }
        }

        [FastSerType]
        public partial class Holder : Base
        {
            public int {|FSER019:Silent|} { private get; set; }
            public int {|FSER019:Half|} { protected internal get; set; }
            [FastSerIgnore] public int Ignored { private get; set; }
            [FastSerInclude] public int Included { private get; set; }
            public int WriteOnly { set { } }
            internal int Internal { private get; set; }
        }

        [FastSerType(Members = FastSerMembers.All)]
        public partial class Whole
        {
            public int Private { private get; set; }
        }
        """);
}
