using System.Collections.Immutable;

namespace FastSer.SafetyTests.Keys;

[FastSerType]
public sealed partial record PairKey(long Number, string? Name);

[FastSerType]
public partial record BaseKey(string? Name);

/// <summary>A record whose base record has members too.</summary>
[FastSerType]
public sealed partial record DerivedKey(string? Name, long Number) : BaseKey(Name);

[FastSerType]
public sealed partial record GenericKey<T>(T Value, int Kind);

/// <summary>Arrays are compared by reference; without them the number alone tells keys apart.</summary>
[FastSerType]
public sealed partial record ArrayKey(long Number, int[]? Items);

[FastSerType]
public sealed partial record NodeKey(long Number, NodeKey? Next);

[FastSerType]
public readonly partial record struct PointKey(long X, decimal Y);

/// <summary>Its equality is that of its fields, its hash code that of the first.</summary>
[FastSerType]
public partial struct PlainKey
{
    public string Kind;
    public long Number;
}

[FastSerType]
public partial struct FloatKey
{
    public double X;
    public string? Name;
}

/// <summary>A private member is compared like others.</summary>
[FastSerType]
public sealed partial record PrivateKey
{
    [FastSerInclude]
    private long _number;

    public static PrivateKey Of(long number) => new() { _number = number };
}

[FastSerType]
[FastSerUnion(0, typeof(CircleKey))]
[FastSerUnion(1, typeof(SquareKey))]
public abstract partial record ShapeKey;

[FastSerType]
public sealed partial record CircleKey(long Radius) : ShapeKey;

[FastSerType]
public sealed partial record SquareKey(long Side, string? Name) : ShapeKey;

/// <summary>Equality of its own: keys that differ in case are one.</summary>
[FastSerType]
public sealed partial record OwnKey(string Name)
{
    public bool Equals(OwnKey? other) => string.Equals(Name, other?.Name, StringComparison.OrdinalIgnoreCase);

    public override int GetHashCode() => Name.Length;
}

/// <summary>Equality by an explicit implementation, which the default comparer asks.</summary>
[FastSerType]
public sealed partial record HiddenKey(long Number) : IEquatable<HiddenKey>
{
    bool IEquatable<HiddenKey>.Equals(HiddenKey? other) => other?.Number % 1000 == Number % 1000;

    public override int GetHashCode() => (int)(Number % 1000);
}

/// <summary>Counts how often keys are compared.</summary>
[FastSerType]
public readonly partial record struct CountedPart(byte Nothing)
{
    [ThreadStatic]
    private static long s_count;

    public static long Take()
    {
        var count = s_count;
        s_count = 0;
        return count;
    }

    public bool Equals(CountedPart other)
    {
        s_count++;
        return true;
    }

    public override int GetHashCode() => 0;
}

/// <summary>Each comparison asks its first member.</summary>
[FastSerType]
public sealed partial record CountedKey(CountedPart Part, long Number);

/// <summary>All kinds of sets and maps of one key, in the order of <see cref="KeyArrays{T}"/>.</summary>
[FastSerType]
public sealed partial class KeyKinds<T>
    where T : notnull
{
    public HashSet<T>? HashSet { get; set; }

    public ISet<T>? Set { get; set; }

    public System.Collections.ObjectModel.ReadOnlySet<T>? ReadOnlySet { get; set; }

    public ImmutableHashSet<T>? ImmutableHashSet { get; set; }

    public System.Collections.Frozen.FrozenSet<T>? FrozenSet { get; set; }

    public Dictionary<T, int>? Dictionary { get; set; }

    public IReadOnlyDictionary<T, int>? ReadOnlyDictionary { get; set; }

    public OrderedDictionary<T, int>? OrderedDictionary { get; set; }

    public System.Collections.Concurrent.ConcurrentDictionary<T, int>? ConcurrentDictionary { get; set; }

    public ImmutableDictionary<T, int>? ImmutableDictionary { get; set; }

    public System.Collections.Frozen.FrozenDictionary<T, int>? FrozenDictionary { get; set; }

    public ILookup<T, int>? Lookup { get; set; }
}

/// <summary>Arrays that are the members of <see cref="KeyKinds{T}"/> in the data.</summary>
[FastSerType]
public sealed partial class KeyArrays<T>
    where T : notnull
{
    public T[]? A { get; set; }

    public T[]? B { get; set; }

    public T[]? C { get; set; }

    public T[]? D { get; set; }

    public T[]? E { get; set; }

    public KeyValuePair<T, int>[]? F { get; set; }

    public KeyValuePair<T, int>[]? G { get; set; }

    public KeyValuePair<T, int>[]? H { get; set; }

    public KeyValuePair<T, int>[]? I { get; set; }

    public KeyValuePair<T, int>[]? J { get; set; }

    public KeyValuePair<T, int>[]? K { get; set; }

    public KeyValuePair<T, int[]>[]? L { get; set; }

    public static KeyArrays<T> Of(T[] keys)
    {
        KeyValuePair<T, int>[] entries = [.. keys.Select(static (key, i) => KeyValuePair.Create(key, i))];
        return new()
        {
            A = keys, B = keys, C = keys, D = keys, E = keys,
            F = entries, G = entries, H = entries, I = entries, J = entries, K = entries,
            L = [.. keys.Select(static (key, i) => KeyValuePair.Create(key, new[] { i }))],
        };
    }
}

/// <summary>Keys of types that are known where the code is made.</summary>
[FastSerType]
public sealed partial class KnownKeys
{
    public HashSet<(int, int)>? Tuples { get; set; }

    public HashSet<long?>? Nullables { get; set; }

    public Dictionary<(string, (long, decimal?)), int>? Nested { get; set; }

    public HashSet<Tuple<long, string>?>? Classes { get; set; }

    public HashSet<PairKey?>? Records { get; set; }

    [FastSerUnion(0, typeof(long))]
    [FastSerUnion(1, typeof(string))]
    public HashSet<object>? Objects { get; set; }
}

/// <summary>The data of <see cref="KnownKeys"/>.</summary>
[FastSerType]
public sealed partial class KnownArrays
{
    public (int, int)[]? Tuples { get; set; }

    public long?[]? Nullables { get; set; }

    public KeyValuePair<(string, (long, decimal?)), int>[]? Nested { get; set; }

    public Tuple<long, string>?[]? Classes { get; set; }

    public PairKey?[]? Records { get; set; }

    [FastSerUnion(0, typeof(long))]
    [FastSerUnion(1, typeof(string))]
    public object[]? Objects { get; set; }
}
