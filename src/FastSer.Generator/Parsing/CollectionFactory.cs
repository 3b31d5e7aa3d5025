using FastSer.Generator.Collections;
using FastSer.Generator.Model;

namespace FastSer.Generator.Parsing;

/// <summary>Makes the references of collection types from those of their items.</summary>
internal static class CollectionFactory
{
    private const string Generic = "global::System.Collections.Generic.";

    private static readonly HashSet<string> s_watched = new(StringComparer.Ordinal)
    {
        "int", "uint", "long", "ulong", "nint", "nuint", "float", "double", "global::System.Int128", "global::System.UInt128",
        "global::System.Guid", "global::System.DateTime", "global::System.DateTimeOffset", "global::System.TimeSpan",
        "global::System.DateOnly", "global::System.TimeOnly",
    };

    /// <param name="kind">The row of the table.</param>
    /// <param name="fullName">The type as emitted code names it.</param>
    /// <param name="name">Its name in helpers.</param>
    /// <param name="items">Its type arguments.</param>
    /// <param name="comparer">The expression of a stated comparer.</param>
    public static TypeRef Create(
        CollectionKind kind, string fullName, string name, IReadOnlyList<TypeRef> items, ComparerModel? comparer)
    {
        items = kind.HasKeys ? [KeyTypes.Of(items[0]), .. items.Skip(1)] : items;
        string Fill(string text) => text.Replace("{type}", fullName)
            .Replace("{0}", items[0].FullName).Replace("{1}", items[items.Count - 1].FullName)
            .Replace("{, comparer}", comparer is null ? "" : ", " + comparer.Expression)
            .Replace("{comparer}", comparer?.Expression ?? "");

        var isViaComparer = kind.ReadVia is Surrogate.HashSet or Surrogate.Dictionary;
        var model = kind.Model;
        return new TypeRef
        {
            FullName = fullName,
            Kind = kind.Wire,
            Name = name + (comparer is null ? "" : "By" + comparer.Name),
            MinimumSize = 1,
            IsReference = !kind.IsValueType,
            ClaimsSlots = ClaimsSlots(items) || kind.ClaimsSlotsAlways,
            Items = (kind.HasPairs ? [Pair("ValueTuple", "TupleOf", items[0], items[1])] : items).ToEquatableArray(),
            Collection = model with
            {
                WriteVia = Make(kind.WriteVia, items, null),
                Source = Fill(model.Source),
                Count = Fill(model.Count),
                To = Fill(model.To),
                ReadVia = Make(kind.ReadVia, items, isViaComparer ? comparer : null),
                From = Fill(model.From),
                Create = Fill(model.Create),
                Add = Fill(model.Add),
                WatchedKey = comparer is null && kind.Wire is WireKind.HashSet or WireKind.Dictionary && HasKnownHash(items[0])
                    ? items[0].FullName
                    : null,
                Cases = kind.Cases.Select(surrogate => Make(surrogate, items, null)!).ToEquatableArray(),
            },
        };
    }

    public static TypeRef Array(TypeRef element) => new()
    {
        FullName = ArrayName(element.FullName), Kind = WireKind.Array, Name = element.Name + "Array", MinimumSize = 1,
        IsReference = true, ClaimsSlots = ClaimsSlots([element]), Items = new[] { element }.ToEquatableArray(),
    };

    /// <summary>Built-in values of 4 bytes and more: .NET makes the hash codes of strings unpredictable, but not theirs.</summary>
    private static bool HasKnownHash(TypeRef key) => s_watched.Contains(key.Kind == WireKind.Enum ? key.Underlying : key.FullName);

    /// <summary>Elements of variable size take slots before their bytes are looked at.</summary>
    private static bool ClaimsSlots(IReadOnlyList<TypeRef> items) =>
        items.Any(static item => item.ClaimsSlots || item.FixedSize is null);

    private static TypeRef? Make(Surrogate surrogate, IReadOnlyList<TypeRef> items, ComparerModel? comparer) => surrogate switch
    {
        Surrogate.Array => Array(items[0]),
        Surrogate.List => new TypeRef
        {
            FullName = $"{Generic}List<{items[0].FullName}>", Kind = WireKind.List, Name = "ListOf" + items[0].Name, MinimumSize = 1,
            IsReference = true, ClaimsSlots = ClaimsSlots(items), Items = items.ToEquatableArray(),
        },
        Surrogate.HashSet => Create(
            CollectionKinds.HashSet, $"{Generic}HashSet<{items[0].FullName}>", "HashSetOf" + items[0].Name, items, comparer),
        Surrogate.Dictionary => Create(
            CollectionKinds.Dictionary, $"{Generic}Dictionary<{items[0].FullName}, {items[1].FullName}>",
            $"DictionaryOf{items[0].Name}To{items[1].Name}", items, comparer),
        Surrogate.PairArray => Array(Pair("KeyValuePair", "PairOf", items[0], items[1])),
        Surrogate.Group => Nullable(GroupPair(items)),
        Surrogate.GroupArray => Array(GroupPair(items)),
        _ => null,
    };

    private static TypeRef GroupPair(IReadOnlyList<TypeRef> items) => Pair(
        "KeyValuePair", "PairOf", items[0],
        Create(
            CollectionKinds.ReadOnlyMemory, $"global::System.ReadOnlyMemory<{items[1].FullName}>",
            "ReadOnlyMemoryOf" + items[1].Name, [items[1]], null));

    private static TypeRef Nullable(TypeRef value) => new()
    {
        FullName = value.FullName + "?", Kind = WireKind.Nullable, Name = "Nullable" + value.Name, MinimumSize = 1,
        ClaimsSlots = value.ClaimsSlots, Items = new[] { value }.ToEquatableArray(),
    };

    private static TypeRef Pair(string type, string name, TypeRef first, TypeRef second)
    {
        var isPair = type == "KeyValuePair";
        return new TypeRef
        {
            FullName = $"global::System.{(isPair ? "Collections.Generic." : "")}{type}<{first.FullName}, {second.FullName}>",
            Kind = WireKind.ValueTuple,
            Name = $"{name}{first.Name}And{second.Name}",
            FixedSize = first.FixedSize + second.FixedSize,
            MinimumSize = first.MinimumSize + second.MinimumSize,
            ClaimsSlots = first.ClaimsSlots || second.ClaimsSlots,
            Items = new[] { first, second }.ToEquatableArray(),
            ItemNames = (isPair ? new[] { "Key", "Value" } : ["Item1", "Item2"]).ToEquatableArray(),
        };
    }

    /// <summary>An array of <c>int[,]</c> is named <c>int[][,]</c>: its own brackets come first.</summary>
    private static string ArrayName(string element)
    {
        var end = element.Length;
        while (element[end - 1] == ']')
        {
            end = element.LastIndexOf('[', end - 1);
        }

        return element.Insert(end, "[]");
    }
}
