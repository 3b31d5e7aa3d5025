namespace FastSer.Generator.Collections;

/// <summary>The table of the framework's collections: one loop writes and reads them all, with these texts.</summary>
internal static class CollectionTable
{
    private const string Immutable = "global::System.Collections.Immutable.";
    private const string FSharp = "global::Microsoft.FSharp.";
    private const string AddUnique = "reader.AddUnique(items, {value});";

    private const string GenericSpace = "global::System.Collections.Generic.";
    private const string AsSpan = "global::System.Runtime.InteropServices.CollectionsMarshal.AsSpan(items)";
    private const string Empty = "items.Clear();\nitems.EnsureCapacity(count);";
    private const string AddUniqueEntry = "reader.AddUnique(items, {key}, {value});";

    private static readonly Dictionary<(string Name, int Arity), CollectionRow> s_rows = new()
    {
        [Generic("List")] = Of(CollectionForm.Sequence, new()
        {
            Span = AsSpan, Create = "new {type}(count)", Add = "items.Add({value});", Reuse = Empty, BlockHolder = "List", Local = "list",
        }),
        [Generic("HashSet")] = Reused(Set("new {type}(count{, comparer})"), "hashSet"),
        [Generic("SortedSet")] = Set("new {type}({comparer})", ComparerUse.Order),
        [Generic("LinkedList")] = Filled("new {type}()", "items.AddLast({value});"),
        [Generic("Queue")] = Filled("new {type}(count)", "items.Enqueue({value});"),
        [Generic("Stack")] = Of(CollectionForm.Sequence, new()
        {
            Prepare = $"var rented = {Names.Runtime}StackItems.Rent(items);", Span = "rented.Span", Finish = "rented.Return();",
            Create = "new {type}(count)", Add = "items.Push({value});",
        }),
        [("System.Collections.Generic.PriorityQueue", 2)] = Of(CollectionForm.Sequence, new()
        {
            IsEnumerable = false, Source = "items.UnorderedItems", Create = "new {type}(count{, comparer})",
            Add = "var pair = {value};\nitems.Enqueue(pair.Item1, pair.Item2);",
        }) with { HasPairs = true, Comparer = ComparerUse.Order },

        [Concurrent("ConcurrentQueue", 1)] = ByArray("items.ToArray()", "new {type}(items)"),
        [Concurrent("ConcurrentStack", 1)] = ByArray(
            $"{Names.Runtime}StackItems.OldestFirst(items)", $"{Names.Runtime}StackItems.ToConcurrent<{{0}}>(items)"),
        [Concurrent("ConcurrentBag", 1)] = ByArray($"{Names.Runtime}StackItems.OldestFirst(items)", "new {type}(items)"),
        [Concurrent("BlockingCollection", 1)] = ByArray(
            "items.ToArray()", "new {type}(new global::System.Collections.Concurrent.ConcurrentQueue<{0}>(items))"),
        [Concurrent("ConcurrentDictionary", 2)] = Map("") with
        {
            WatchesKeys = true,
            // Copied first: other threads may change it while it is written.
            WriteVia = CollectionVia.PairArray,
            Ops = new()
            {
                To = "items.ToArray()", Create = $"new {{type}}({Names.Runtime}ConcurrentItems.LevelOf(count), count{{, comparer}})",
                Add = AddUniqueEntry,
            },
        },

        [("System.Collections.ObjectModel.Collection", 1)] = Indexed(CollectionVia.List, "new {type}(items)"),
        [("System.Collections.ObjectModel.ObservableCollection", 1)] = Indexed(CollectionVia.Array, "new {type}(items)"),
        [("System.Collections.ObjectModel.ReadOnlyCollection", 1)] = Indexed(CollectionVia.Array, "new {type}(items)"),
        [("System.Collections.ObjectModel.ReadOnlyObservableCollection", 1)] = Indexed(CollectionVia.Array,
            "new {type}(new global::System.Collections.ObjectModel.ObservableCollection<{0}>(items))"),
        [("System.Collections.ObjectModel.ReadOnlySet", 1)] = ReadAs(CollectionForm.Sequence, CollectionVia.HashSet, "new {type}(items)"),
        [("System.Collections.ObjectModel.ReadOnlyDictionary", 2)] = ReadAs(CollectionForm.Map, CollectionVia.Dictionary, "new {type}(items)"),

        [ImmutableType("ImmutableArray", 1)] = new()
        {
            Form = CollectionForm.Converted, IsValueType = true, WriteVia = CollectionVia.Array, ReadVia = CollectionVia.Array,
            Ops = new()
            {
                To = "global::System.Runtime.InteropServices.ImmutableCollectionsMarshal.AsArray(items)",
                From = "global::System.Runtime.InteropServices.ImmutableCollectionsMarshal.AsImmutableArray(items)",
            },
        },
        [ImmutableType("ImmutableList", 1)] = ReadAs(
            CollectionForm.Sequence, CollectionVia.Array, Immutable + "ImmutableList.CreateRange<{0}>(items)"),
        [ImmutableType("ImmutableQueue", 1)] = ByArray(
            "global::System.Linq.Enumerable.ToArray(items)", Immutable + "ImmutableQueue.Create<{0}>(items)"),
        [ImmutableType("ImmutableStack", 1)] = ByArray(
            $"{Names.Runtime}StackItems.OldestFirst(items)", Immutable + "ImmutableStack.Create<{0}>(items)"),
        [ImmutableType("ImmutableHashSet", 1)] = Watched(Built(Set(Immutable + "ImmutableHashSet.CreateBuilder<{0}>({comparer})"))),
        [ImmutableType("ImmutableSortedSet", 1)] = Built(
            Set(Immutable + "ImmutableSortedSet.CreateBuilder<{0}>({comparer})", ComparerUse.Order)),
        [ImmutableType("ImmutableDictionary", 2)] = Watched(Built(
            Map(Immutable + "ImmutableDictionary.CreateBuilder<{0}, {1}>({comparer})"))),
        [ImmutableType("ImmutableSortedDictionary", 2)] = Built(
            Map(Immutable + "ImmutableSortedDictionary.CreateBuilder<{0}, {1}>({comparer})", ComparerUse.Order)),
        [ImmutableType("IImmutableList", 1)] = Foreign(ReadAs(
            CollectionForm.Sequence, CollectionVia.Array, Immutable + "ImmutableList.CreateRange<{0}>(items)")),
        [ImmutableType("IImmutableQueue", 1)] = ByArray(
            "global::System.Linq.Enumerable.ToArray(items)", Immutable + "ImmutableQueue.Create<{0}>(items)"),
        [ImmutableType("IImmutableStack", 1)] = ByArray(
            $"{Names.Runtime}StackItems.OldestFirst(items)", Immutable + "ImmutableStack.Create<{0}>(items)"),
        [ImmutableType("IImmutableSet", 1)] = Foreign(Watched(Built(Set(Immutable + "ImmutableHashSet.CreateBuilder<{0}>({comparer})")))),
        [ImmutableType("IImmutableDictionary", 2)] = Foreign(Watched(Built(
            Map(Immutable + "ImmutableDictionary.CreateBuilder<{0}, {1}>({comparer})")))),
        [("System.Collections.Frozen.FrozenSet", 1)] = ReadAs(CollectionForm.Sequence, CollectionVia.HashSet,
            $"global::System.Collections.Frozen.FrozenSet.ToFrozenSet(items, {Names.Runtime}FrozenKeys.ComparerOf(items))"),
        [("System.Collections.Frozen.FrozenDictionary", 2)] = ReadAs(CollectionForm.Map, CollectionVia.Dictionary,
            $"global::System.Collections.Frozen.FrozenDictionary.ToFrozenDictionary(items, {Names.Runtime}FrozenKeys.ComparerOf(items))"),

        [("System.Collections.Generic.Dictionary", 2)] = Reused(Map("new {type}(count{, comparer})"), "dictionary"),
        [("System.Collections.Generic.OrderedDictionary", 2)] = Watched(Map("new {type}(count{, comparer})")),
        [("System.Collections.Generic.SortedDictionary", 2)] = Map("new {type}({comparer})", ComparerUse.Order),
        [("System.Collections.Generic.SortedList", 2)] = Of(CollectionForm.Map, new()
        {
            Create = $"new {Names.Runtime}SortedListBuilder<{{0}}, {{1}}>(count{{, comparer}})",
            Add = "items.Add({key}, {value});", Result = "items.ToSortedList()",
        }) with { Comparer = ComparerUse.Order },

        [("Microsoft.FSharp.Collections.FSharpList", 1)] = Of(CollectionForm.Sequence, new()
        {
            Count = "items.Length", From = FSharp + "Collections.ListModule.OfArray<{0}>(items)",
        }) with { ReadVia = CollectionVia.Array },
        [("Microsoft.FSharp.Collections.FSharpSet", 1)] = Filled(
            FSharp + "Collections.SetModule.Empty<{0}>()",
            "var item = {value};\nreader.CheckUnique(!items.Contains(item), i);\nitems = items.Add(item);"),
        [("Microsoft.FSharp.Collections.FSharpMap", 2)] = Of(CollectionForm.Map, new()
        {
            Create = FSharp + "Collections.MapModule.Empty<{0}, {1}>()",
            Add = "var added = {key};\nreader.CheckUnique(!items.ContainsKey(added), i);\nitems = items.Add(added, {value});",
        }),
        [("Microsoft.FSharp.Core.FSharpOption", 1)] = Converted(
            CollectionVia.Item, "new global::System.ValueTuple<{0}>(items.Value)", FSharp + "Core.FSharpOption<{0}>.Some(items.Item1)"),
        [("Microsoft.FSharp.Core.FSharpValueOption", 1)] = Converted(
            CollectionVia.Item,
            "items.IsSome ? new global::System.ValueTuple<{0}>(items.Value) : default(global::System.ValueTuple<{0}>?)",
            "items is { } some ? {type}.NewValueSome(some.Item1) : {type}.ValueNone")
            with { IsValueType = true },

        [("System.Memory", 1)] = Span("items.Span"),
        [("System.ReadOnlyMemory", 1)] = Span("items.Span"),
        [("System.ArraySegment", 1)] = Span("") with
        {
            Ops = new() { Span = "global::System.MemoryExtensions.AsSpan(items)", NullTest = "items.Array is null", From = "new {type}(items)" },
        },
        [("System.Buffers.ReadOnlySequence", 1)] = Span("") with
        {
            OfOtherScalars = Span("") with
            {
                WriteVia = CollectionVia.Array,
                Ops = new()
                {
                    To = "global::System.Buffers.BuffersExtensions.ToArray(items)", RejectsNull = true, From = "new {type}(items)",
                },
            },
            Ops = new() { Write = "writer.WriteScalarSequence(items);", RejectsNull = true, From = "new {type}(items)" },
        },

        [Generic("IEnumerable")] = Interface(CollectionForm.Converted, CollectionVia.List, CollectionVia.Array) with
        {
            WriteVia = CollectionVia.List,
            Ops = new() { IsLazy = true, To = "new global::System.Collections.Generic.List<{0}>(items)" },
        },
        [Generic("ICollection")] = Interface(CollectionForm.Sequence, CollectionVia.List, CollectionVia.Array),
        [Generic("IReadOnlyCollection")] = Interface(CollectionForm.Sequence, CollectionVia.List, CollectionVia.Array),
        [Generic("IList")] = Interface(CollectionForm.Sequence, CollectionVia.List, CollectionVia.Array) with
        {
            Ops = new() { HasForeignCount = true, IsIndexed = true },
        },
        [Generic("IReadOnlyList")] = Interface(CollectionForm.Sequence, CollectionVia.List, CollectionVia.Array) with
        {
            Ops = new() { HasForeignCount = true, IsIndexed = true },
        },
        [Generic("ISet")] = Interface(CollectionForm.Sequence, CollectionVia.HashSet),
        [Generic("IReadOnlySet")] = Interface(CollectionForm.Sequence, CollectionVia.HashSet),
        [("System.Collections.Generic.IDictionary", 2)] = Interface(CollectionForm.Map, CollectionVia.Dictionary),
        [("System.Collections.Generic.IReadOnlyDictionary", 2)] = Interface(CollectionForm.Map, CollectionVia.Dictionary),
        [("System.Lazy", 1)] = Converted(
            CollectionVia.Item, "new global::System.ValueTuple<{0}>(items.Value)", $"{Names.Runtime}LazyItem.Of(items)"),
        [("System.Linq.IGrouping", 2)] = Converted(
            CollectionVia.Group, $"{Names.Runtime}LookupConversion.ToPair(items)", $"{Names.Runtime}LookupConversion.ToGrouping(items)"),
        [("System.Linq.ILookup", 2)] = Converted(
            CollectionVia.GroupArray, $"{Names.Runtime}LookupConversion.ToPairs(items)", $"{Names.Runtime}LookupConversion.ToLookup(items{{, comparer}}{{, hashing}})")
            with { Comparer = ComparerUse.Equality, WatchesKeys = true },
    };

    /// <summary>Collections without a type argument, by names: their elements, keys and values are objects, of a set that the member declares.</summary>
    private static readonly Dictionary<string, CollectionRow> s_untyped = new(StringComparer.Ordinal)
    {
        ["System.Collections.ArrayList"] = Untyped("new {type}(items)"),
        ["System.Collections.Queue"] = Untyped("new {type}(items)"),
        ["System.Collections.Stack"] = Untyped("new {type}(items)", "OldestFirst"),
        ["System.Collections.Hashtable"] = UntypedMap($"{Names.Runtime}UntypedItems.ToHashtable(items)"),
        ["System.Collections.SortedList"] = UntypedMap($"{Names.Runtime}UntypedItems.ToSortedList(items)"),
        ["System.Collections.IEnumerable"] = Untyped("new global::System.Collections.ArrayList(items)"),
        ["System.Collections.ICollection"] = Untyped("new global::System.Collections.ArrayList(items)"),
        ["System.Collections.IList"] = Untyped("new global::System.Collections.ArrayList(items)"),
        ["System.Collections.IDictionary"] = UntypedMap($"{Names.Runtime}UntypedItems.ToHashtable(items)"),
    };

    public static CollectionRow List => s_rows[Generic("List")];

    public static CollectionRow HashSet => s_rows[Generic("HashSet")];

    public static CollectionRow Dictionary => s_rows[("System.Collections.Generic.Dictionary", 2)];

    public static CollectionRow ReadOnlyMemory => s_rows[("System.ReadOnlyMemory", 1)];

    /// <summary>The short names of all rows: of most types no longer name has to be made.</summary>
    private static readonly HashSet<string> s_names = new(
        s_rows.Keys.Select(static row => row.Name.Substring(row.Name.LastIndexOf('.') + 1)), StringComparer.Ordinal);

    /// <summary>Some row is of a type of this short name.</summary>
    public static bool Knows(string shortName) => s_names.Contains(shortName);

    /// <summary>The row of a generic type of the framework.</summary>
    public static CollectionRow? Find(string name, int arity) => s_rows.TryGetValue((name, arity), out var row) ? row : null;

    /// <summary>A collection of this name can be changed by nobody.</summary>
    public static bool IsFixed(string name) =>
        name.StartsWith("System.Collections.Immutable.", StringComparison.Ordinal) || name.StartsWith("System.Collections.Frozen.", StringComparison.Ordinal)
            || name.StartsWith("Microsoft.FSharp.", StringComparison.Ordinal);

    /// <summary>A collection of this name can be filled, if it has a method for that.</summary>
    public static bool TakesElements(string name) =>
        !IsFixed(name) && !name.StartsWith("System.Collections.ObjectModel.ReadOnly", StringComparison.Ordinal);

    /// <summary>The row of a one-dimensional array.</summary>
    public static CollectionRow Array(string fullName) => Of(CollectionForm.Sequence, new()
    {
        Span = "items", Create = ArrayCreation.Format(fullName, "count"), Add = "items[i] = {value};",
        Reuse = "", ReplaceIf = "items.Length != count", BlockHolder = "Array", Local = "array",
    });

    /// <summary>The row of a user-defined class that implements <c>IDictionary&lt;TKey, TValue&gt;</c>.</summary>
    public static CollectionRow CustomMap(bool takesCapacity) => Of(CollectionForm.Map, new()
    {
        HasForeignCount = true,
        Source = $"(({GenericSpace}IEnumerable<{GenericSpace}KeyValuePair<{{0}}, {{1}}>>)items)",
        Count = $"(({GenericSpace}ICollection<{GenericSpace}KeyValuePair<{{0}}, {{1}}>>)items).Count",
        Create = CustomCreation(takesCapacity),
        Add = $"reader.AddUnique(({GenericSpace}IDictionary<{{0}}, {{1}}>)items, {{key}}, {{value}});",
    }) with { IsOwn = true };

    /// <summary>The row of a user-defined class that implements <c>ICollection&lt;T&gt;</c>.</summary>
    public static CollectionRow CustomSequence(bool takesCapacity, bool isList, bool isSet) => Of(CollectionForm.Sequence, new()
    {
        HasForeignCount = true,
        Span = isList ? AsSpan : null,
        Source = $"(({GenericSpace}IEnumerable<{{0}}>)items)",
        Count = $"(({GenericSpace}ICollection<{{0}}>)items).Count",
        Create = CustomCreation(takesCapacity),
        Add = isSet
            ? $"reader.AddUnique(({GenericSpace}ISet<{{0}}>)items, {{value}});"
            : $"(({GenericSpace}ICollection<{{0}}>)items).Add({{value}});",
    }) with { IsOwn = true };

    /// <summary>The row of a user-defined type that is made from all of its elements at once.</summary>
    public static CollectionRow CustomMade(CustomMaking making)
    {
        var element = making.HasPairs ? $"{GenericSpace}KeyValuePair<{{0}}, {{1}}>" : "{0}";
        var source = $"(({GenericSpace}IEnumerable<{element}>)items)";
        return new()
        {
            Form = making.HasPairs ? CollectionForm.Map : CollectionForm.Sequence, IsOwn = true, IsValueType = making.IsValueType,
            // What cannot be counted is enumerated once, and then its count is known.
            WriteVia = making.CountInterface is null ? CollectionVia.List : CollectionVia.None,
            ReadVia = making switch
            {
                { HasPairs: true } => CollectionVia.Dictionary,
                { IsUnique: true } => CollectionVia.HashSet,
                _ => CollectionVia.Array,
            },
            Ops = new()
            {
                HasForeignCount = true, RejectsNull = making.IsValueType, From = FormatMaking(making), Source = source,
                Count = $"(({GenericSpace}{making.CountInterface}<{element}>)items).Count", To = $"new {GenericSpace}List<{element}>({source})",
            },
        };
    }

    private static string FormatMaking(CustomMaking making)
    {
        var argument = making.Argument switch
        {
            CustomArgument.Array => "global::System.Linq.Enumerable.ToArray(items)",
            CustomArgument.List => $"new {GenericSpace}List<{{0}}>(items)",
            _ => "items",
        };
        return making.Builder is { } builder ? $"{builder}({argument})"
            : making.Parameter is { } parameter ? $"new {{type}}(({parameter}){argument})"
            : Names.Runtime + "CustomMaps.Fill<{type}, {0}, {1}>(new {type}(), items)";
    }

    /// <summary>The row of a collection of the framework without a type argument.</summary>
    public static CollectionRow? FindUntyped(string name) => s_untyped.TryGetValue(name, out var row) ? row : null;

    /// <summary>The row of a user-defined class that implements <c>IList</c>, or <c>IDictionary</c>, and no generic collection.</summary>
    public static CollectionRow CustomUntyped(bool isMap) => (isMap
        ? UntypedMap($"{Names.Runtime}UntypedItems.FillMap(new {{type}}(), items)")
        : Untyped($"{Names.Runtime}UntypedItems.Fill(new {{type}}(), items)")) with { IsOwn = true };

    private static CollectionRow Untyped(string from, string to = "ToArray") =>
        ByArray($"{Names.Runtime}UntypedItems.{to}(items)", from) with { IsUntyped = true };

    private static CollectionRow UntypedMap(string from) => Of(CollectionForm.Map, new() { To = $"{Names.Runtime}UntypedItems.ToPairs(items)", From = from }) with
    {
        WriteVia = CollectionVia.PairArray, ReadVia = CollectionVia.Dictionary, IsUntyped = true,
    };

    private static string CustomCreation(bool takesCapacity) => takesCapacity ? "new {type}(count)" : "new {type}()";

    private static (string Name, int Arity) Generic(string name) => ("System.Collections.Generic." + name, 1);

    private static (string Name, int Arity) Concurrent(string name, int arity) => ("System.Collections.Concurrent." + name, arity);

    private static (string Name, int Arity) ImmutableType(string name, int arity) => ("System.Collections.Immutable." + name, arity);

    private static CollectionRow Of(CollectionForm form, CollectionOps ops) => new() { Form = form, Ops = ops };

    private static CollectionRow Filled(string create, string add) =>
        Of(CollectionForm.Sequence, new() { Create = create, Add = add });

    private static CollectionRow Set(string create, ComparerUse comparer = ComparerUse.Equality) =>
        Filled(create, AddUnique) with { Comparer = comparer };

    private static CollectionRow Map(string create, ComparerUse comparer = ComparerUse.Equality) =>
        Of(CollectionForm.Map, new() { Create = create, Add = AddUniqueEntry }) with { Comparer = comparer };

    /// <summary>Existing ones are filled again, and keys that a sender can make collide are watched.</summary>
    private static CollectionRow Reused(CollectionRow row, string local) =>
        Watched(row) with { Ops = row.Ops with { Reuse = Empty, Local = local } };

    private static CollectionRow Watched(CollectionRow row) => row with { WatchesKeys = true };

    /// <summary>An interface: its count comes from a class that may be user-defined.</summary>
    private static CollectionRow Foreign(CollectionRow row) => row with { Ops = row.Ops with { HasForeignCount = true } };

    private static CollectionRow Built(CollectionRow row) =>
        row with { Ops = row.Ops with { Result = "items.ToImmutable()" } };

    /// <summary>Written by its own elements, read by way of another collection.</summary>
    private static CollectionRow ReadAs(CollectionForm form, CollectionVia via, string from) => Of(form, new() { From = from }) with
    {
        ReadVia = via,
        Comparer = via is CollectionVia.HashSet or CollectionVia.Dictionary ? ComparerUse.Equality : ComparerUse.None,
    };

    private static CollectionRow Indexed(CollectionVia via, string from)
    {
        var row = ReadAs(CollectionForm.Sequence, via, from);
        return row with { Ops = row.Ops with { IsIndexed = true } };
    }

    /// <summary>Copied to an array before it is written, and made from one.</summary>
    private static CollectionRow ByArray(string to, string from) => Converted(CollectionVia.Array, to, from);

    private static CollectionRow Converted(CollectionVia via, string to, string from) =>
        Of(CollectionForm.Converted, new() { To = to, From = from }) with { WriteVia = via, ReadVia = via };

    private static CollectionRow Span(string span) => new()
    {
        Form = CollectionForm.Sequence, IsValueType = true, ReadVia = CollectionVia.Array,
        Ops = new() { Span = span, RejectsNull = true, From = "new {type}(items)" },
    };

    /// <summary>Read as the first of the types that it is looked at for.</summary>
    private static CollectionRow Interface(CollectionForm form, params CollectionVia[] cases) => new()
    {
        Form = form, ReadVia = cases[0], Cases = cases, Ops = new() { HasForeignCount = true },
        Comparer = cases[0] is CollectionVia.HashSet or CollectionVia.Dictionary ? ComparerUse.Equality : ComparerUse.None,
    };
}
