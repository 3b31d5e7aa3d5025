namespace FastSer.Generator.Tests.Diagnostics;

public sealed class ReferenceDiagnosticTests
{
    [Fact]
    public void ReferencesMustBePossible() => DiagnosticTests.Check("""
        [FastSerType(References = true)] public partial struct {|FSER040:Value|} { public int Id; }
        [FastSerType(References = true), FastSerUnion(0, typeof(Self))] public partial class {|FSER040:Self|};
        """);

    [Fact]
    public void CycleMustBeBuildable() => DiagnosticTests.Check("""
        using System.Collections.Generic;
        [FastSerType(References = true)] public partial record {|FSER041:A|}(List<A> Others);
        [FastSerType(References = true)] public partial record {|FSER041:B|}(C Other);
        [FastSerType(References = true)] public partial class C { public B? Other { get; set; } }
        [FastSerType(References = true)] public partial record D(int Id, D? Next);
        """);

    [Fact]
    public void UnionAttributeMustFit() => DiagnosticTests.Check("""
        [FastSerType]
        public partial class Holder
        {
            [FastSerUnion(0, typeof(int))] public long {|FSER037:Number|} { get; set; }
            [FastSerUnion(0, typeof(int)), FastSerUnion(1, typeof(string))] public object? Value { get; set; }
        }
        """);

    [Fact]
    public void UnionCaseMustBeSerializableInMembers() => DiagnosticTests.Check("""
        [FastSerType]
        public partial class Holder
        {
            [{|FSER034:FastSerUnion(0, typeof(System.IO.Stream))|}]
            [{|FSER034:FastSerUnion(1, typeof(int?))|}]
            [{|FSER033:FastSerUnion(2, typeof(System.Collections.Generic.List<>))|}]
            [{|FSER036:FastSerUnion(-1, typeof(int))|}]
            [FastSerUnion(3, typeof(int))]
            [{|FSER030:FastSerUnion(3, typeof(string))|}]
            [{|FSER031:FastSerUnion(4, typeof(int))|}]
            public object? Value { get; set; }
        }
        """);

    [Fact]
    public void SetOfTheAssemblyIsThatOfObjectMembers() => DiagnosticTests.Check("""
        [assembly: FastSerUnion(0, typeof(int))]
        [assembly: FastSerUnion(1, typeof(string))]
        [FastSerType]
        public partial class Holder
        {
            public object? Value { get; set; }
            public System.Collections.Generic.List<object?>? Values { get; set; }
        }
        """);
}
