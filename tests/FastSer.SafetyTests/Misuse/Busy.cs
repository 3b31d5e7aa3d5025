using System.Collections;
using FastSer.SafetyTests.Misuse;

[assembly: FastSerSurrogate(typeof(BusyExternal), typeof(BusySurrogate))]

namespace FastSer.SafetyTests.Misuse;

/// <summary>A class with every piece of code that a user can give to the serializer.</summary>
[FastSerType]
public sealed partial class Busy
{
    private int _number;

    public int Number
    {
        get
        {
            Hook.At("getter");
            return _number;
        }

        set
        {
            Hook.At("setter");
            _number = value;
        }
    }

    /// <summary>Long enough to go around the buffer of a stream.</summary>
    public int[]? Numbers { get; set; }

    public BusyPart? Part { get; set; }

    public BusyStruct Struct { get; set; }

    public BusyMade? Made { get; set; }

    [FastSerComparer(typeof(BusyComparer))]
    public HashSet<int>? Set { get; set; }

    [FastSerComparer(typeof(BusyComparer))]
    public SortedSet<int>? Sorted { get; set; }

    [FastSerFormatter(typeof(BusyFormatter))]
    public int Formatted { get; set; }

    public BusyExternal? External { get; set; }

    public BusyCollection? Own { get; set; }

    public IEnumerable<int>? Items { get; set; }

    public Dictionary<BusyKey, string>? Keys { get; set; }

    public List<BusyPart>? Parts { get; set; }

    public string? Text { get; set; }

    /// <summary>One with something at every place.</summary>
    public static Busy Create() => new()
    {
        Number = 1,
        Numbers = [.. Enumerable.Range(0, 6_000)],
        Part = new BusyPart(2),
        Struct = new BusyStruct { Number = 3 },
        Made = BusyMade.Of(4),
        Set = new HashSet<int>([5, 6, 7], new BusyComparer()),
        Sorted = new SortedSet<int>([8, 9], new BusyComparer()),
        Formatted = 10,
        External = new BusyExternal { Number = 11 },
        Own = [12, 13],
        Items = new BusyItems(),
        Keys = new() { [new() { Number = 14 }] = "a", [new() { Number = 15 }] = "b" },
        Parts = [new(16), new(17)],
        Text = "text",
    };

    [FastSerSerializing]
    private void OnSerializing() => Hook.At("serializing");

    [FastSerSerialized]
    private void OnSerialized() => Hook.At("serialized");

    [FastSerDeserializing]
    private void OnDeserializing() => Hook.At("deserializing");

    [FastSerDeserialized]
    private void OnDeserialized() => Hook.At("deserialized");
}

[FastSerType]
public sealed partial class BusyPart
{
    public BusyPart(int number)
    {
        Hook.At("constructor");
        Number = number;
    }

    public int Number { get; }
}

[FastSerType]
public partial struct BusyStruct
{
    private int _number;

    public int Number
    {
        readonly get
        {
            Hook.At("getter of a struct");
            return _number;
        }

        set
        {
            Hook.At("setter of a struct");
            _number = value;
        }
    }
}

[FastSerType]
public sealed partial class BusyMade
{
    public int Number { get; private init; }

    [FastSerConstructor]
    public static BusyMade Of(int number)
    {
        Hook.At("factory");
        return new BusyMade { Number = number };
    }
}

public sealed class BusyComparer : IEqualityComparer<int>, IComparer<int>
{
    public bool Equals(int x, int y)
    {
        Hook.At("comparer's equality");
        return x == y;
    }

    public int GetHashCode(int value)
    {
        Hook.At("comparer's hash code");
        return 0;
    }

    public int Compare(int x, int y)
    {
        Hook.At("comparer's order");
        return x.CompareTo(y);
    }
}

public sealed class BusyFormatter : IFastSerFormatter<int>
{
    public static void Write(ref FastWriter writer, int value)
    {
        Hook.At("formatter's write");
        writer.WriteInt32(value);
    }

    public static int Read(ref FastReader reader)
    {
        Hook.At("formatter's read");
        return reader.ReadInt32();
    }

    public static void Skip(ref FastReader reader)
    {
        Hook.At("formatter's skip");
        reader.ReadInt32();
    }
}

public sealed class BusyExternal
{
    public int Number { get; init; }
}

[FastSerType]
public sealed partial record BusySurrogate(int Number) : IFastSerSurrogate<BusyExternal, BusySurrogate>
{
    public static BusySurrogate From(BusyExternal value)
    {
        Hook.At("surrogate's from");
        return new BusySurrogate(value.Number);
    }

    public BusyExternal ToExternal()
    {
        Hook.At("surrogate's to");
        return new BusyExternal { Number = Number };
    }
}

[FastSerType]
public partial struct BusyKey : IEquatable<BusyKey>
{
    public int Number { get; set; }

    public readonly bool Equals(BusyKey other)
    {
        Hook.At("key's equality");
        return Number == other.Number;
    }

    public static bool operator ==(BusyKey left, BusyKey right) => left.Equals(right);

    public static bool operator !=(BusyKey left, BusyKey right) => !left.Equals(right);

    public override readonly bool Equals(object? obj) => obj is BusyKey other && Equals(other);

    public override readonly int GetHashCode()
    {
        Hook.At("key's hash code");
        return 0;
    }
}

public sealed class BusyCollection : ICollection<int>
{
    private readonly List<int> _items = [];

    public int Count
    {
        get
        {
            Hook.At("collection's count");
            return _items.Count;
        }
    }

    public bool IsReadOnly => false;

    public void Add(int item)
    {
        Hook.At("collection's add");
        _items.Add(item);
    }

    public void Clear() => _items.Clear();

    public bool Contains(int item) => _items.Contains(item);

    public void CopyTo(int[] array, int arrayIndex) => _items.CopyTo(array, arrayIndex);

    public bool Remove(int item) => _items.Remove(item);

    public IEnumerator<int> GetEnumerator()
    {
        foreach (var item in _items)
        {
            Hook.At("collection's enumerator");
            yield return item;
        }
    }

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

public sealed class BusyItems : IEnumerable<int>
{
    public IEnumerator<int> GetEnumerator()
    {
        for (var i = 0; i < 5; i++)
        {
            Hook.At("enumerable");
            yield return i;
        }
    }

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
