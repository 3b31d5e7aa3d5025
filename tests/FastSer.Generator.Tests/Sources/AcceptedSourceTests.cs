using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Less common declarations that a user may write: no diagnostic, and output that compiles without a warning.</summary>
public sealed class AcceptedSourceTests
{
    [Fact]
    public void MemberNamedAsItsTypeAndTypesNamedAsNamespaces() => Compiled.WithoutWarning("""
        namespace Shop.FastSer
        {
            [global::FastSer.FastSerType] public partial class System { public System? Self { get; set; } public Global? Global { get; set; } }
            [global::FastSer.FastSerType] public partial class Global { public int? Int32 { get; set; } public string? String { get; set; } }
        }
        """);

    [Fact]
    public void TypesThatDifferOnlyByCase() => Compiled.WithoutWarning("""
        using FastSer;
        namespace Shop;
        [FastSerType] public partial class Item { public int Id { get; set; } }
        [FastSerType] public partial class ITEM { public int Id { get; set; } }
        """);

    [Fact]
    public void TuplesOfMoreItemsThanAConstructorTakes() => Compiled.WithoutWarning("""
        using FastSer;
        using System.Collections.Generic;
        namespace Shop;
        [FastSerType]
        public partial class Tuples
        {
            public (int, int, int, int, int, int, int, bool) Fixed { get; set; }
            public (int, int, int, int, int, int, int, string?, (int, int)?) Variable { get; set; }
            public List<(int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, string)>? List { get; set; }
        }
        """);

    [Fact]
    public void RootsThatDifferOnlyByCase() => Compiled.WithoutWarning("""
        using FastSer;
        using System.Collections.Generic;
        namespace Shop;
        [FastSerType] public partial class Item { public int Id { get; set; } }
        [FastSerType] public partial class ITEM { public int Id { get; set; } }
        public static class Calls
        {
            public static int A(Dictionary<int, Item> v) => FastSerializer.GetSize(v);
            public static int B(Dictionary<int, ITEM> v) => FastSerializer.GetSize(v);
        }
        """);

    [Fact]
    public void AttributesOnPositionalParameters() => Compiled.WithoutWarning("""
        using FastSer;
        namespace Shop;
        [FastSerType]
        public partial record Ordered([property: FastSerMember(2)] int Second, [property: FastSerMember(1)] string First);
        """);

    [Fact]
    public void ParamsInAndOptionalParameters() => Compiled.WithoutWarning("""
        using FastSer;
        namespace Shop;
        [FastSerType]
        public partial class Numbers
        {
            public Numbers(in int first, string? name = null, params int[] rest) { First = first; Name = name; Rest = rest; }
            public int First { get; }
            public string? Name { get; }
            public int[] Rest { get; }
        }
        """);

    [Fact]
    public void OptionalParameterThatIsNoMember() => Compiled.WithoutWarning("""
        using FastSer;
        namespace Shop;
        [FastSerType]
        public partial class Skipping
        {
            public Skipping(int first, bool check = true, int last = 0) { First = check ? first : 0; Last = last; }
            public int First { get; }
            public int Last { get; }
        }
        """);

    [Fact]
    public void TupleNamesThatDifferBetweenMemberAndParameter() => Compiled.WithoutWarning("""
        using FastSer;
        namespace Shop;
        [FastSerType]
        public partial class Tupled((int A, int B) pair)
        {
            public (int X, int Y) Pair { get; } = pair;
        }
        """);

    [Fact]
    public void NullabilityThatDiffersBetweenMemberAndParameter() => Compiled.WithoutWarning("""
        using FastSer;
        namespace Shop;
        [FastSerType]
        public partial class Lenient(string? name, string?[]? names)
        {
            public string Name { get; } = name ?? "";
            public string[] Names { get; } = names is null ? [] : ["x"];
        }
        """);

    [Fact]
    public void TypeParametersWithUnluckyNames() => Compiled.WithoutWarning("""
        #pragma warning disable CS8981
        using FastSer;
        using System.Collections.Generic;
        namespace Shop;
        [FastSerType]
        public partial class Generic<writer, reader, TSelf>
            where writer : notnull
        {
            public writer? Value { get; set; }
            public Dictionary<writer, List<reader[]?>>? Reader { get; set; }
            public TSelf[][]? Block { get; set; }
            public (TSelf, reader?) Pair { get; set; }
        }
        """);

    [Fact]
    public void EveryKindOfConstraint() => Compiled.WithoutWarning("""
        using FastSer;
        using System;
        namespace Shop;
        [FastSerType] public partial class A<T> where T : class? { public T? Item { get; set; } }
        [FastSerType] public partial class B<T> where T : struct, Enum { public T Item { get; set; } public T? Maybe { get; set; } }
        [FastSerType] public partial class C<T> where T : unmanaged, IComparable<T> { public T Item { get; set; } public T[]? More { get; set; } }
        [FastSerType] public partial class D<T> where T : A<string>, new() { public T Item { get; set; } = new(); }
        [FastSerType] public partial class E<T, TOther> where T : notnull where TOther : T { public T? Item { get; set; } public TOther? Other { get; set; } }
        """);

    [Fact]
    public void NullableOfGenericStructs() => Compiled.WithoutWarning("""
        using FastSer;
        using System.Collections.Generic;
        namespace Shop;
        [FastSerType] public partial struct Slot<T> { public T Item; }
        [FastSerType]
        public partial class Holder<T>
        {
            public Slot<T>? One { get; set; }
            public Slot<int>? Two { get; set; }
            public List<Slot<T?>?>? Many { get; set; }
        }
        """);

    [Fact]
    public void RecordsThatDeriveFromGenericRecords() => Compiled.WithoutWarning("""
        using FastSer;
        namespace Shop;
        [FastSerType] public partial record Base<T>(T Key);
        [FastSerType] public sealed partial record Derived(int Key, string Name) : Base<int>(Key);
        """);

    [Fact]
    public void OverridesAndHiddenMembers() => Compiled.WithoutWarning("""
        using FastSer;
        namespace Shop;
        public abstract class Base { public virtual int Id { get; set; } public abstract string? Name { get; set; } public long Hidden { get; set; } }
        [FastSerType]
        public sealed partial class Derived : Base
        {
            public override int Id { get; set; }
            public override string? Name { get; set; }
            public new string? Hidden { get; set; }
        }
        """);

    [Fact]
    public void RequiredAndInitMembersOfABase() => Compiled.WithoutWarning("""
        using FastSer;
        namespace Shop;
        public class Base { public required int Id { get; init; } public string? Name { get; init; } }
        [FastSerType] public sealed partial class Derived : Base { public required long Own { get; set; } }
        """);

    [Fact]
    public void NonPublicAccessors() => Compiled.WithoutWarning("""
        using FastSer;
        namespace Shop;
        [FastSerType]
        public partial class Guarded
        {
            public int A { get; private set; }
            public int B { get; private init; }
            public int C { get; protected set; }
            public int D { get; protected internal set; }
            [FastSerInclude] public int E { internal get; set; }
        }
        """);

    [Fact]
    public void MembersThatAreNoMembers() => Compiled.WithoutWarning("""
        using FastSer;
        using System;
        namespace Shop;
        public interface INamed { string? Name { get; set; } int Default => 1; }
        [FastSerType]
        public partial class Odd : INamed
        {
            public const int Constant = 1;
            public static int Shared { get; set; }
            public int Real { get; set; }
            public int this[int i] { get => i; set => Real = value; }
            public int WriteOnly { set => Real = value; }
            public event Action? Changed { add { } remove { } }
            string? INamed.Name { get; set; }
        }
        """);

    [Fact]
    public void VolatileAndObsoleteMembers() => Compiled.WithoutWarning("""
        using FastSer;
        using System;
        namespace Shop;
        [FastSerType]
        public partial class Aged
        {
            public volatile int Counter;
            [Obsolete("Use Counter.")] public int Old { get; set; }
        }
        """);

    [Fact]
    public void ObsoleteTypes() => Compiled.WithoutWarning("""
        using FastSer;
        using System;
        namespace Shop;
        [Obsolete("Use Other.")]
        [FastSerType]
        public partial class Old { public int Id { get; set; } }
        """);

    [Fact]
    public void StructsWithInitialisersAndReadOnlyMembers() => Compiled.WithoutWarning("""
        using FastSer;
        namespace Shop;
        [FastSerType]
        public partial struct Started
        {
            public Started() { }
            public int A { readonly get; set; } = 5;
            public long B = 7;
        }
        [FastSerType]
        public readonly partial struct Fixed(int a) { public readonly int A = a; public int B { get; init; } = 3; }
        """);

    [Fact]
    public void PrivateAndProtectedNestedTypes() => Compiled.WithoutWarning("""
        using FastSer;
        using System.Collections.Generic;
        namespace Shop;
        [FastSerType]
        public partial class Outer
        {
            [FastSerInclude] private List<Inner?>? _inners;
            [FastSerInclude] protected Guarded Guard { get; set; }
            public int Count() => _inners?.Count ?? 0;
            public void Reset() => _inners = [];
            [FastSerType] private sealed partial class Inner { public int Id { get; set; } }
            [FastSerType] protected partial struct Guarded { public int Id { get; set; } }
        }
        """);

    [Fact]
    public void SameNamesInNestedTypesAndNamespaces() => Compiled.WithoutWarning("""
        using FastSer;
        namespace A { [FastSerType] public partial class B { public int Id { get; set; } [FastSerType] public partial class C { public int Id { get; set; } } } }
        namespace A.D { [FastSerType] public partial class C { public A.B.C? Other { get; set; } public B? B { get; set; } } [FastSerType] public partial class B { public int Id { get; set; } } }
        """);

    [Fact]
    public void MembersNamedAsGeneratedHelpers() => Compiled.WithoutWarning("""
        using FastSer;
        using System.Collections.Generic;
        namespace Shop;
        [FastSerType]
        public partial class Helpers
        {
            public List<Leaf>? WriteListOfLeaf { get; set; }
            public List<Leaf>? ReadListOfLeaf { get; set; }
            public int? PutNullableInt32 { get; set; }
            public int? ReadNullableInt32 { get; set; }
            public Dictionary<int, Leaf>? Write { get; set; }
            public Dictionary<int, Leaf>? Read { get; set; }
        }
        [FastSerType] public partial class Leaf { public int Id { get; set; } }
        """);

    [Fact]
    public void HelpersForTypesOfTheSameNameFromDifferentPlaces() => Compiled.WithoutWarning("""
        using FastSer;
        using System.Collections.Generic;
        namespace One { [FastSerType] public partial class Leaf { public int Id { get; set; } } }
        namespace Two { [FastSerType] public partial class Leaf { public string? Id { get; set; } } }
        namespace Shop
        {
            [FastSerType]
            public partial class Both
            {
                public List<One.Leaf>? First { get; set; }
                public List<Two.Leaf>? Second { get; set; }
                public List<List<int>>? ListOfListOfInt32 { get; set; }
                public List<ListOfInt32>? Other { get; set; }
            }
            [FastSerType] public partial class ListOfInt32 { public int Id { get; set; } }
        }
        """);

    [Fact]
    public void TypesInsideInterfacesAndRecords() => Compiled.WithoutWarning("""
        using FastSer;
        namespace Shop;
        public partial interface IOuter<T> { [FastSerType] partial class Inner { public int Id { get; set; } } }
        public abstract partial record Outer { public sealed partial record Middle : Outer { [FastSerType] public partial struct Inner { public int Id; } } }
        """);

    [Fact]
    public void CallsThroughAliasesAndStaticUsings() => Compiled.WithoutWarning("""
        using System.Collections.Generic;
        using static FastSer.FastSerializer;
        using Names = System.Collections.Generic.Dictionary<string, System.Collections.Generic.List<(int Id, string? Name)>>;
        public static class Calls
        {
            public static byte[] A(Names names) => Serialize(names);
            public static Names B(byte[] bytes) => Deserialize<Names>(bytes);
            public static bool C(byte[] bytes) => TryDeserialize<HashSet<Names>>(bytes, out _, out _);
        }
        """);

    [Fact]
    public void CallsInLambdasAndInitialisers() => Compiled.WithoutWarning("""
        using System;
        using System.Collections.Generic;
        using FastSer;
        public static class Calls
        {
            public static readonly Func<List<int[]>, byte[]> Write = static v => FastSerializer.Serialize(v);
            public static Func<byte[], List<long[]>> Read => bytes => FastSerializer.Deserialize<List<long[]>>(bytes, out _);
        }
        """);

    [Fact]
    public void ManyMembers() => Compiled.WithoutWarning($$"""
        using FastSer;
        namespace Shop;
        [FastSerType]
        public partial class Huge
        {
            {{string.Concat(Enumerable.Range(0, 500).Select(static i => $"public {(i % 3 == 0 ? "string?" : "int")} M{i} {{ get; set; }}\n"))}}
        }
        """);

    [Fact]
    public void DeeplyNestedCollections() => Compiled.WithoutWarning("""
        using FastSer;
        using System.Collections.Generic;
        namespace Shop;
        [FastSerType]
        public partial class Deep
        {
            public List<Dictionary<string, HashSet<(int, List<int?[]?>?)>[]>>? Value { get; set; }
            public int[][][][][]? Jagged { get; set; }
            public KeyValuePair<KeyValuePair<int, string>, (int, (int, (int, string?)))> Pairs { get; set; }
        }
        """);
}
