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
    public void KeyMustBeComplete() => DiagnosticTests.Check("""
        using System;
        using System.Collections.Generic;
        using System.Collections.Immutable;
        [FastSerType(References = true)] public partial record {|FSER155:A|} { public HashSet<A>? Members { get; set; } }
        [FastSerType(References = true)] public partial record {|FSER155:B|} { public Holder<B>? Holder { get; set; } }
        [FastSerType] public partial class Holder<T> where T : notnull { public ImmutableDictionary<T, int>? Counts { get; set; } }
        [FastSerType(References = true)] public partial class {|FSER155:C|} : IComparable<C>
        {
            public int Id { get; set; }
            public SortedSet<C>? Members { get; set; }
            public int CompareTo(C? other) => Id.CompareTo(other?.Id);
        }
        [FastSerType(References = true)] public partial record {|FSER155:D|} { public List<Dictionary<(int, D), int>>? Maps { get; set; } }
        [FastSerType(References = true)] public partial record {|FSER155:E|} { public Dictionary<EKey, int>? Map { get; set; } }
        [FastSerType] public partial record EKey(E Owner);
        [FastSerType(References = true)] public partial class {|FSER155:F|} { public string? Name { get; set; } public HashSet<FKey>? Keys { get; set; } }
        [FastSerType] public partial class FKey
        {
            public F? Owner { get; set; }
            public override bool Equals(object? other) => other is FKey key && key.Owner?.Name == Owner?.Name;
            public override int GetHashCode() => HashCode.Combine(Owner?.Name);
        }
        [FastSerType(References = true)] public partial class {|FSER155:G|}
        {
            public string? Name { get; set; }
            [FastSerComparer(typeof(ByName))] public HashSet<G>? Members { get; set; }
        }
        public sealed class ByName : IEqualityComparer<G>
        {
            public bool Equals(G? x, G? y) => x?.Name == y?.Name;
            public int GetHashCode(G value) => value.Name?.Length ?? 0;
        }
        [FastSerType(References = true)] public partial class {|FSER155:H|} { public int Id { get; set; } public HCollection? Items { get; set; } }
        public sealed class HCollection : System.Collections.ObjectModel.KeyedCollection<int, H> { protected override int GetKeyForItem(H item) => item.Id; }
        [FastSerType(References = true)] public partial record {|FSER155:I|}
        {
            [FastSerUnion(0, typeof(I)), FastSerUnion(1, typeof(string))] public HashSet<object>? Values { get; set; }
        }
        """);

    [Fact]
    public void KeyMayBeWholeOrComparedByReference() => DiagnosticTests.Check("""
        using System.Collections.Generic;
        [FastSerType(References = true)] public partial class A { public HashSet<A>? Members { get; set; } public Dictionary<A, A>? Map { get; set; } }
        [FastSerType(References = true)] public partial record B { public Dictionary<string, B>? Values { get; set; } public List<B>? Others { get; set; } }
        [FastSerType(References = true)] public partial record C { public int Id { get; set; } }
        [FastSerType] public partial class CHolder { public HashSet<C>? Members { get; set; } }
        [FastSerType(References = true)] public partial class D { public Dictionary<DKey, int>? Map { get; set; } }
        [FastSerType] public partial record DKey(D Owner, int Id);
        [FastSerType] public partial record E { public HashSet<E>? Members { get; set; } }
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
