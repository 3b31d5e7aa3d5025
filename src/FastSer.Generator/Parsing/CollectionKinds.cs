using FastSer.Generator.Model;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Parsing;

/// <summary>The table of the framework's collections: one loop writes and reads them all, with these texts.</summary>
internal static class CollectionKinds
{
    private const string Immutable = "global::System.Collections.Immutable.";
    private const string Services = "global::FastSer.CompilerServices.";
    private const string AddUnique = "reader.AddUnique(items, {value});";
    private const string AddUniqueEntry = "reader.AddUnique(items, {key}, {value});";

    private static readonly Dictionary<(string Name, int Arity), CollectionKind> s_kinds = new()
    {
        [Generic("HashSet")] = Set("new {type}(count{, comparer})") with { Wire = WireKind.HashSet },
        [Generic("SortedSet")] = Set("new {type}({comparer})", ComparerUse.Order),
        [Generic("LinkedList")] = Filled("new {type}()", "items.AddLast({value});"),
        [Generic("Queue")] = Filled("new {type}(count)", "items.Enqueue({value});"),
        [Generic("Stack")] = Of(WireKind.Sequence, new()
        {
            Prepare = $"var rented = {Services}StackItems.Rent(items);", Span = "rented.Span", Finish = "rented.Return();",
            Create = "new {type}(count)", Add = "items.Push({value});",
        }),
        [("System.Collections.Generic.PriorityQueue", 2)] = Of(WireKind.Sequence, new()
        {
            Source = "items.UnorderedItems", Create = "new {type}(count{, comparer})",
            Add = "var pair = {value};\nitems.Enqueue(pair.Item1, pair.Item2);",
        }) with { HasPairs = true, Comparer = ComparerUse.Order },

        [Concurrent("ConcurrentQueue", 1)] = ByArray("items.ToArray()", "new {type}(items)"),
        [Concurrent("ConcurrentStack", 1)] = ByArray($"{Services}StackItems.OldestFirst(items)", "new {type}(items)"),
        [Concurrent("ConcurrentBag", 1)] = ByArray($"{Services}StackItems.OldestFirst(items)", "new {type}(items)"),
        [Concurrent("ConcurrentDictionary", 2)] = Map("new {type}(-1, count{, comparer})") with
        {
            // Copied first: other threads may change it while it is written.
            WriteVia = Surrogate.PairArray,
            Model = new() { To = "items.ToArray()", Create = "new {type}(-1, count{, comparer})", Add = AddUniqueEntry },
        },

        [("System.Collections.ObjectModel.Collection", 1)] = Indexed(Surrogate.List, "new {type}(items)"),
        [("System.Collections.ObjectModel.ObservableCollection", 1)] = Indexed(Surrogate.Array, "new {type}(items)"),
        [("System.Collections.ObjectModel.ReadOnlyCollection", 1)] = Indexed(Surrogate.Array, "new {type}(items)"),
        [("System.Collections.ObjectModel.ReadOnlyObservableCollection", 1)] = Indexed(Surrogate.Array,
            "new {type}(new global::System.Collections.ObjectModel.ObservableCollection<{0}>(items))"),
        [("System.Collections.ObjectModel.ReadOnlySet", 1)] = ReadAs(WireKind.Sequence, Surrogate.HashSet, "new {type}(items)"),
        [("System.Collections.ObjectModel.ReadOnlyDictionary", 2)] = ReadAs(WireKind.Map, Surrogate.Dictionary, "new {type}(items)"),

        [ImmutableType("ImmutableArray", 1)] = new()
        {
            Wire = WireKind.Converted, IsValueType = true, WriteVia = Surrogate.Array, ReadVia = Surrogate.Array,
            Model = new()
            {
                To = "global::System.Runtime.InteropServices.ImmutableCollectionsMarshal.AsArray(items)",
                From = "global::System.Runtime.InteropServices.ImmutableCollectionsMarshal.AsImmutableArray(items)",
            },
        },
        [ImmutableType("ImmutableList", 1)] = ReadAs(
            WireKind.Sequence, Surrogate.Array, Immutable + "ImmutableList.CreateRange<{0}>(items)"),
        [ImmutableType("ImmutableQueue", 1)] = ByArray(
            "global::System.Linq.Enumerable.ToArray(items)", Immutable + "ImmutableQueue.CreateRange<{0}>(items)"),
        [ImmutableType("ImmutableStack", 1)] = ByArray(
            $"{Services}StackItems.OldestFirst(items)", Immutable + "ImmutableStack.CreateRange<{0}>(items)"),
        [ImmutableType("ImmutableHashSet", 1)] = Built(Set(Immutable + "ImmutableHashSet.CreateBuilder<{0}>({comparer})")),
        [ImmutableType("ImmutableSortedSet", 1)] = Built(
            Set(Immutable + "ImmutableSortedSet.CreateBuilder<{0}>({comparer})", ComparerUse.Order)),
        [ImmutableType("ImmutableDictionary", 2)] = Built(
            Map(Immutable + "ImmutableDictionary.CreateBuilder<{0}, {1}>({comparer})")),
        [ImmutableType("ImmutableSortedDictionary", 2)] = Built(
            Map(Immutable + "ImmutableSortedDictionary.CreateBuilder<{0}, {1}>({comparer})", ComparerUse.Order)),
        [("System.Collections.Frozen.FrozenSet", 1)] = ReadAs(WireKind.Sequence, Surrogate.HashSet,
            "global::System.Collections.Frozen.FrozenSet.ToFrozenSet(items, items.Comparer)"),
        [("System.Collections.Frozen.FrozenDictionary", 2)] = ReadAs(WireKind.Map, Surrogate.Dictionary,
            "global::System.Collections.Frozen.FrozenDictionary.ToFrozenDictionary(items, items.Comparer)"),

        [("System.Collections.Generic.Dictionary", 2)] = Map("new {type}(count{, comparer})") with { Wire = WireKind.Dictionary },
        [("System.Collections.Generic.OrderedDictionary", 2)] = Map("new {type}(count{, comparer})"),
        [("System.Collections.Generic.SortedDictionary", 2)] = Map("new {type}({comparer})", ComparerUse.Order),
        [("System.Collections.Generic.SortedList", 2)] = Of(WireKind.Map, new()
        {
            Create = $"new {Services}SortedListBuilder<{{0}}, {{1}}>(count{{, comparer}})",
            Add = "items.Add({key}, {value});", Result = "items.ToSortedList()",
        }) with { Comparer = ComparerUse.Order },

        [("System.Memory", 1)] = Span("items.Span"),
        [("System.ReadOnlyMemory", 1)] = Span("items.Span"),
        [("System.ArraySegment", 1)] = Span("") with
        {
            Model = new() { Span = "global::System.MemoryExtensions.AsSpan(items)", NullTest = "items.Array is null", From = "new {type}(items)" },
        },
        [("System.Buffers.ReadOnlySequence", 1)] = Span("") with
        {
            NeedsMemoryScalar = true,
            Model = new() { Write = "writer.WriteScalarSequence(items);", RejectsNull = true, From = "new {type}(items)" },
        },

        [Generic("IEnumerable")] = Interface(WireKind.Sequence, Surrogate.List, Surrogate.Array) with
        {
            // It may be computed as it goes: it is enumerated once, and then its count is known.
            WriteVia = Surrogate.List,
            Model = new() { To = "new global::System.Collections.Generic.List<{0}>(items)" },
        },
        [Generic("ICollection")] = Interface(WireKind.Sequence, Surrogate.List, Surrogate.Array),
        [Generic("IReadOnlyCollection")] = Interface(WireKind.Sequence, Surrogate.List, Surrogate.Array),
        [Generic("IList")] = Interface(WireKind.Sequence, Surrogate.List, Surrogate.Array) with { Model = new() { HasForeignCount = true, IsIndexed = true } },
        [Generic("IReadOnlyList")] = Interface(WireKind.Sequence, Surrogate.List, Surrogate.Array) with { Model = new() { HasForeignCount = true, IsIndexed = true } },
        [Generic("ISet")] = Interface(WireKind.Sequence, Surrogate.HashSet),
        [Generic("IReadOnlySet")] = Interface(WireKind.Sequence, Surrogate.HashSet),
        [("System.Collections.Generic.IDictionary", 2)] = Interface(WireKind.Map, Surrogate.Dictionary),
        [("System.Collections.Generic.IReadOnlyDictionary", 2)] = Interface(WireKind.Map, Surrogate.Dictionary),
        [("System.Linq.IGrouping", 2)] = Converted(
            Surrogate.Group, $"{Services}Groupings.ToPair(items)", $"{Services}Groupings.ToGrouping(items)"),
        [("System.Linq.ILookup", 2)] = Converted(
            Surrogate.GroupArray, $"{Services}Groupings.ToPairs(items)", $"{Services}Groupings.ToLookup(items{{, comparer}})")
            with { Comparer = ComparerUse.Equality },
    };

    public static CollectionKind HashSet => s_kinds[Generic("HashSet")];

    public static CollectionKind Dictionary => s_kinds[("System.Collections.Generic.Dictionary", 2)];

    public static CollectionKind ReadOnlyMemory => s_kinds[("System.ReadOnlyMemory", 1)];

    /// <summary>A cheap look: of most types no longer name has to be made.</summary>
    private static readonly HashSet<string> s_names = new(s_kinds.Keys.Select(static kind => kind.Name.Substring(kind.Name.LastIndexOf('.') + 1)), StringComparer.Ordinal);

    public static CollectionKind? Find(INamedTypeSymbol type) =>
        type.IsGenericType && s_names.Contains(type.Name) && s_kinds.TryGetValue((KnownTypes.NameOf(type), type.Arity), out var kind) ? kind : null;

    private static (string Name, int Arity) Generic(string name) => ("System.Collections.Generic." + name, 1);

    private static (string Name, int Arity) Concurrent(string name, int arity) => ("System.Collections.Concurrent." + name, arity);

    private static (string Name, int Arity) ImmutableType(string name, int arity) => ("System.Collections.Immutable." + name, arity);

    private static CollectionKind Of(WireKind wire, CollectionModel model) => new() { Wire = wire, Model = model };

    private static CollectionKind Filled(string create, string add) =>
        Of(WireKind.Sequence, new() { Create = create, Add = add });

    private static CollectionKind Set(string create, ComparerUse comparer = ComparerUse.Equality) =>
        Filled(create, AddUnique) with { Comparer = comparer };

    private static CollectionKind Map(string create, ComparerUse comparer = ComparerUse.Equality) =>
        Of(WireKind.Map, new() { Create = create, Add = AddUniqueEntry }) with { Comparer = comparer };

    private static CollectionKind Built(CollectionKind kind) =>
        kind with { Model = kind.Model with { Result = "items.ToImmutable()" } };

    /// <summary>Written by its own elements, read by way of another collection.</summary>
    private static CollectionKind ReadAs(WireKind wire, Surrogate via, string from) => Of(wire, new() { From = from }) with
    {
        ReadVia = via,
        Comparer = via is Surrogate.HashSet or Surrogate.Dictionary ? ComparerUse.Equality : ComparerUse.None,
    };

    private static CollectionKind Indexed(Surrogate via, string from)
    {
        var kind = ReadAs(WireKind.Sequence, via, from);
        return kind with { Model = kind.Model with { IsIndexed = true } };
    }

    /// <summary>Copied to an array before it is written, and made from one.</summary>
    private static CollectionKind ByArray(string to, string from) => Of(WireKind.Sequence, new() { To = to, From = from }) with
    {
        WriteVia = Surrogate.Array,
        ReadVia = Surrogate.Array,
    };

    private static CollectionKind Converted(Surrogate via, string to, string from) =>
        Of(WireKind.Converted, new() { To = to, From = from }) with { WriteVia = via, ReadVia = via };

    private static CollectionKind Span(string span) => new()
    {
        Wire = WireKind.Sequence, IsValueType = true, ReadVia = Surrogate.Array,
        Model = new() { Span = span, RejectsNull = true, From = "new {type}(items)" },
    };

    /// <summary>Read as the first of the types that it is looked at for.</summary>
    private static CollectionKind Interface(WireKind wire, params Surrogate[] cases) => new()
    {
        Wire = wire, ReadVia = cases[0], Cases = cases, Model = new() { HasForeignCount = true },
        Comparer = cases[0] is Surrogate.HashSet or Surrogate.Dictionary ? ComparerUse.Equality : ComparerUse.None,
    };
}
