using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>Annotated types that derive from a union which does not name them.</summary>
public sealed class UnnamedCaseTests
{
    [Theory]
    [InlineData("[FastSerType, FastSerUnion(0, typeof(Dog))] public abstract partial class Animal;", "class {|FSER140:Cat|} : Animal")]
    [InlineData("[FastSerType, FastSerUnion(0, typeof(Dog))] public partial class Animal;", "class {|FSER140:Cat|} : Animal")]
    [InlineData("[FastSerType, FastSerUnion(0, typeof(Dog))] public abstract partial class Animal; public abstract class Middle : Animal;", "class {|FSER140:Cat|} : Middle")]
    [InlineData("[FastSerType, FastSerUnion(0, typeof(Dog))] public abstract partial class Animal; [FastSerType, FastSerUnion(0, typeof(Lion))] public partial interface IWild; "
        + "[FastSerType] public partial class Lion : IWild { public int X; }", "class {|FSER140:Cat|} : IWild")]
    [InlineData("[FastSerType, FastSerUnion(0, typeof(Dog))] public abstract partial class Animal; [FastSerType, FastSerUnion(0, typeof(Lion))] public partial interface IWild; "
        + "[FastSerType] public partial class Lion : IWild { public int X; }", "struct {|FSER140:Cat|} : IWild")]
    public void UnionShouldNameType(string union, string type) => Check(union, type);

    [Theory]
    [InlineData("[FastSerType, FastSerUnion(0, typeof(Dog)), FastSerUnion(1, typeof(Cat))] public abstract partial class Animal;", "class Cat : Animal")]
    [InlineData("[FastSerType, FastSerUnion(0, typeof(Dog)), FastSerUnion(1, typeof(Wild))] public abstract partial class Animal; "
        + "[FastSerType, FastSerUnion(0, typeof(Cat))] public abstract partial class Wild : Animal;", "class Cat : Wild")]
    [InlineData("[FastSerType, FastSerUnion(0, typeof(Dog))] public abstract partial class Animal;", "abstract class Cat : Animal")]
    [InlineData("[FastSerType] public abstract partial class Animal;", "class Cat : Animal")]
    [InlineData("[FastSerType, FastSerUnion(0, typeof(Big<>))] public abstract partial class Form<T>; [FastSerType] public partial class Big<T> : Form<T> { public T? Value; } "
        + "public class Animal;", "class Cat : Form<int>")]
    public void OthersAreNotReported(string union, string type) => Check(union, type);

    [Fact]
    public void FallbackIsNotReported() => DiagnosticTests.Check("""
        [FastSerType(Format = WireFormat.Tolerant), FastSerUnion(0, typeof(Dog)), FastSerFallback(typeof(Other))] public abstract partial class Animal;
        [FastSerType(Format = WireFormat.Tolerant)] public partial class Dog : Animal { [FastSerMember(0)] public int X; }
        public sealed partial class Other : Animal, IFastSerFallback<Other>
        {
            public static Other Create(FastSerUnknown unknown) => new();
            public FastSerUnknown Unknown => default!;
        }
        """, mayFailToCompile: true);

    [Fact]
    public void PragmaHidesTheHint() => Assert.True(Assert.Single(GeneratorHarness.Run("""
        using FastSer;
        [FastSerType, FastSerUnion(0, typeof(Dog))] public abstract partial class Animal;
        [FastSerType] public partial class Dog : Animal { public int X; }
        #pragma warning disable FSER140
        [FastSerType] public partial class Cat : Animal { public int X; }
        """).Reported).IsSuppressed);

    [Fact]
    public void MessageNamesTheAttribute() => MessageTests.Check(
        "[FastSerType, FastSerUnion(0, typeof(Dog<>))] public abstract partial class Animal<T>; [FastSerType] public partial class Dog<T> : Animal<T> { public T? X; } "
        + "[FastSerType] public partial class Cat<T> : Animal<T> { public T? X; }",
        "'Cat<T>' derives from the union 'Animal<T>', which does not name it, so a 'Cat<T>' cannot be written where 'Animal<T>' is declared; add "
        + "[FastSerUnion(tag, typeof(Cat<>))] with a new tag to 'Animal<T>'", "FSER0");

    private static void Check(string union, string type) => DiagnosticTests.Check(
        $"{union} [FastSerType] public {type.Replace("class", "partial class", StringComparison.Ordinal).Replace("struct", "partial struct", StringComparison.Ordinal)} "
        + "{ public int X; } [FastSerType] public partial class Dog : Animal { public int Y; }");
}
