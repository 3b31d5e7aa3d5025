namespace FastSer.Generator.Tests.Diagnostics;

public sealed class UnionDiagnosticTests
{
    [Fact]
    public void UnionTagMustBeUnique() => DiagnosticTests.Check("""
        [FastSerType]
        [FastSerUnion(7, typeof(A))]
        [{|FSER030:FastSerUnion(7, typeof(B))|}]
        public abstract partial class Base;
        [FastSerType] public sealed partial class A : Base;
        [FastSerType] public sealed partial class B : Base;
        """);

    [Fact]
    public void UnionCaseMustBeUnique() => DiagnosticTests.Check("""
        [FastSerType]
        [FastSerUnion(0, typeof(A))]
        [{|FSER031:FastSerUnion(1, typeof(A))|}]
        public abstract partial class Base;
        [FastSerType] public sealed partial class A : Base;
        """);

    [Fact]
    public void UnionCaseMustBeUniqueThroughOtherUnions() => DiagnosticTests.Check("""
        [FastSerType]
        [FastSerUnion(0, typeof(Inner))]
        [{|FSER031:FastSerUnion(1, typeof(A))|}]
        public abstract partial class Base;
        [FastSerType, FastSerUnion(0, typeof(A))] public abstract partial class Inner : Base;
        [FastSerType] public sealed partial class A : Inner;
        """);

    [Fact]
    public void UnionCaseMustBeUniqueWhereItDerivesFromAUnionBesideIt() => DiagnosticTests.Check("""
        [FastSerType]
        [FastSerUnion(0, typeof(IInner))]
        [{|FSER031:FastSerUnion(1, typeof(B))|}]
        public partial interface IBase;
        [FastSerType, FastSerUnion(0, typeof(A))] public partial interface IInner : IBase;
        [FastSerType] public sealed partial class A : IInner;
        [FastSerType] public sealed partial class {|FSER140:B|} : IInner;
        """);

    [Fact]
    public void UnionCaseMustDerive() => DiagnosticTests.Check("""
        [FastSerType]
        [{|FSER032:FastSerUnion(0, typeof(A))|}]
        [{|FSER032:FastSerUnion(1, typeof(Base))|}]
        [{|FSER032:FastSerUnion(2, typeof(S))|}]
        public abstract partial class Base;
        [FastSerType] public sealed partial class A;
        [FastSerType] public partial struct S { public int N; public static implicit operator Base?(S s) => null; }
        """);

    [Fact]
    public void UnionCaseMustBeClosed() => DiagnosticTests.Check("""
        [FastSerType]
        [{|FSER033:FastSerUnion(0, typeof(A<>))|}]
        [{|FSER033:FastSerUnion(1, typeof(int[]))|}]
        public abstract partial class Base;
        [FastSerType] public sealed partial class A<T> : Base;
        """);

    [Fact]
    public void UnionCaseMustBeClosedOverTheSameParameters() => DiagnosticTests.Check("""
        [FastSerType]
        [FastSerUnion(0, typeof(A<>))]
        [{|FSER033:FastSerUnion(1, typeof(B<>))|}]
        [{|FSER033:FastSerUnion(2, typeof(C<,>))|}]
        public abstract partial class Base<T>;
        [FastSerType] public sealed partial class A<T> : Base<T>;
        [FastSerType] public sealed partial class B<T> : Base<T> where T : class;
        [FastSerType] public sealed partial class C<T, TOther> : Base<T>;
        """);

    [Fact]
    public void UnionCaseMustBeSerializable() => DiagnosticTests.Check("""
        [FastSerType]
        [{|FSER034:FastSerUnion(0, typeof(A))|}]
        [{|FSER034:FastSerUnion(1, typeof(B))|}]
        public abstract partial class Base;
        public sealed class A : Base;
        [FastSerType] public abstract partial class B : Base;
        """);

    [Fact]
    public void UnionMustBeOpen() => DiagnosticTests.Check("""
        [FastSerType, FastSerUnion(0, typeof(Closed))]
        public sealed partial class {|FSER035:Closed|};
        [FastSerUnion(0, typeof(A))]
        public abstract partial class {|FSER035:Plain|};
        [FastSerType] public sealed partial class A : Plain;
        """);

    [Fact]
    public void UnionTagMustBeInRange() => DiagnosticTests.Check("""
        [FastSerType]
        [{|FSER036:FastSerUnion(-1, typeof(A))|}]
        [FastSerUnion(65535, typeof(B))]
        [{|FSER036:FastSerUnion(65536, typeof(C))|}]
        public abstract partial class Base;
        [FastSerType] public sealed partial class A : Base;
        [FastSerType] public sealed partial class B : Base;
        [FastSerType] public sealed partial class C : Base;
        """);

    [Fact]
    public void AbstractMemberWithoutUnionSaysWhatToAdd()
    {
        var run = Harness.GeneratorHarness.Run("""
            using FastSer;
            [FastSerType] public abstract partial class Base;
            [FastSerType] public partial class Holder { public Base? Base { get; set; } }
            """);

        var diagnostic = Assert.Single(run.Reported);
        Assert.Equal("FSER003", diagnostic.Id);
        Assert.Contains(
            "[FastSerUnion(tag, typeof(...))]",
            diagnostic.GetMessage(System.Globalization.CultureInfo.InvariantCulture),
            StringComparison.Ordinal);
    }
}
