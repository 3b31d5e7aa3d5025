#nullable enable
[assembly: global::FastSer.FastSerDefaults(UnmanagedStructs = true)]

namespace System.Runtime.CompilerServices
{
    internal sealed class UnionAttribute : global::System.Attribute
    {
    }
}

namespace Prelude
{
    using System;
    using System.Collections;
    using System.Collections.Generic;
    using FastSer;

    public enum Small : byte { None, One, Last = 255 }

    public enum Signed : short { Lowest = short.MinValue, None = 0, One }

    public enum Plain { None, One, Two }

    public enum Huge : ulong { None, Last = ulong.MaxValue }

    public enum Deep : long { None, First = long.MinValue }

    /// <summary>Says of a surrogate that null in a member is refused.</summary>
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    public sealed class RejectsNullsAttribute : Attribute
    {
    }

    /// <summary>Says that the constructor of a type has a body.</summary>
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    public sealed class OwnConstructorAttribute : Attribute
    {
    }

    [FastSerType]
    public partial class Box<T>
    {
        public T? Item { get; set; }
    }

    [FastSerType]
    public partial record struct Slot<T>(T Item, byte Number);

    [FastSerType(Format = WireFormat.Compact)]
    public partial class CompactBox<T>
    {
        public int Number { get; set; }
        public T? Item { get; set; }
    }

    [FastSerType]
    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    [FastSerUnion(2, typeof(Slot<long>))]
    [FastSerUnion(3, typeof(List<Choice>))]
    [FastSerUnion(254, typeof(TightChoice))]
    [System.Runtime.CompilerServices.Union]
    public partial struct Choice
    {
        public Choice(int value) => Value = value;
        public Choice(string value) => Value = value;
        public Choice(Slot<long> value) => Value = value;
        public Choice(List<Choice> value) => Value = value;
        public Choice(TightChoice value) => Value = value;
        public object? Value { get; }
    }

    [FastSerType(Format = WireFormat.Compact)]
    [FastSerUnion(0, typeof(Small))]
    [FastSerUnion(1, typeof(long[]))]
    [FastSerUnion(2, typeof(string))]
    [System.Runtime.CompilerServices.Union]
    public partial struct TightChoice
    {
        public TightChoice(Small value) => Value = value;
        public TightChoice(long[] value) => Value = value;
        public TightChoice(string value) => Value = value;
        public object? Value { get; }
    }

    [FastSerType]
    [FastSerUnion(0, typeof(string))]
    [FastSerUnion(1, typeof(Signed))]
    [FastSerUnion(2, typeof(List<Sealed?>))]
    [FastSerUnion(300, typeof(Choice))]
    [System.Runtime.CompilerServices.Union]
    public sealed partial record Sealed
    {
        public Sealed(string? value) => Value = value;
        public Sealed(Signed value) => Value = value;
        public Sealed(List<Sealed?> value) => Value = value;
        public Sealed(Choice value) => Value = value;
        public object? Value { get; }
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    [FastSerUnion(0, typeof(Small))]
    [FastSerUnion(7, typeof(byte[]))]
    [FastSerUnion(9, typeof(Slot<string>))]
    [System.Runtime.CompilerServices.Union]
    public partial class Made : Made.IUnionMembers
    {
        private object? _content;
        private Made() { }
        object? IUnionMembers.Value => _content;

        public interface IUnionMembers
        {
            object? Value { get; }
            static Made Create(Small? value) => new() { _content = value };
            static Made Create(byte[]? value) => new() { _content = value };
            static Made Create(Slot<string> value) => new() { _content = value };
        }
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    [FastSerUnion(2, typeof(Part))]
    [FastSerUnion(3, typeof(List<Lenient>))]
    [FastSerUnion(130, typeof(Sealed))]
    [System.Runtime.CompilerServices.Union]
    public partial struct Lenient
    {
        public Lenient(int value) => Value = value;
        public Lenient(string value) => Value = value;
        public Lenient(Part value) => Value = value;
        public Lenient(List<Lenient> value) => Value = value;
        public Lenient(Sealed value) => Value = value;
        public object? Value { get; }
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    public sealed partial class Part
    {
        [FastSerMember(0)] public int Number { get; set; }
        [FastSerMember(1)] public string? Text { get; set; }
        [FastSerMember(2)] public Lenient Inner { get; set; }
    }

    [FastSerType(Format = WireFormat.Compact)]
    [FastSerUnion(0, typeof(long))]
    [FastSerUnion(1, typeof(TimeSpan))]
    [FastSerUnion(7, typeof(string))]
    [System.Runtime.CompilerServices.Union]
    public readonly partial struct Typed
    {
        private readonly byte _kind;
        private readonly long _number;
        private readonly string? _text;

        public Typed(long value) => (_kind, _number, _text) = (1, value, null);
        public Typed(TimeSpan value) => (_kind, _number, _text) = (2, value.Ticks, null);
        public Typed(string value) => (_kind, _number, _text) = (3, 0, value);
        public bool HasValue => _kind != 0;
        public object? Value => _kind switch { 1 => _number, 2 => new TimeSpan(_number), _ => _text };

        public bool TryGetValue(out long value)
        {
            value = _number;
            return _kind == 1;
        }

        public bool TryGetValue(out TimeSpan value)
        {
            value = new TimeSpan(_number);
            return _kind == 2;
        }
    }

    [FastSerType]
    public partial struct Generous<T>
    {
        public T? Item;
        public List<T?>? Items;
    }

    public sealed class OwnList<T> : List<T>
    {
        public OwnList()
        {
        }

        public OwnList(IEnumerable<T> items)
            : base(items)
        {
        }
    }

    public sealed class OwnSet<T> : HashSet<T>
    {
        public OwnSet()
        {
        }

        public OwnSet(IEnumerable<T> items)
            : base(items)
        {
        }
    }

    /// <summary>A collection from nothing but the contract.</summary>
    public class OwnBag<T> : ICollection<T>
    {
        private readonly List<T> _items = new();

        public int Count => _items.Count;

        public bool IsReadOnly => false;

        public void Add(T item) => _items.Add(item);

        public void Clear() => _items.Clear();

        public bool Contains(T item) => _items.Contains(item);

        public void CopyTo(T[] array, int arrayIndex) => _items.CopyTo(array, arrayIndex);

        public bool Remove(T item) => _items.Remove(item);

        public IEnumerator<T> GetEnumerator() => _items.GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    /// <summary>A struct that is made from all of its elements.</summary>
    public readonly struct OwnRow<T> : IReadOnlyCollection<T>
    {
        private readonly T[]? _items;

        public OwnRow(T[] items) => _items = items;

        public int Count => _items?.Length ?? 0;

        public IEnumerator<T> GetEnumerator() => ((IEnumerable<T>)(_items ?? Array.Empty<T>())).GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    /// <summary>A dictionary that is a struct, and is filled.</summary>
    public readonly struct CustomMap<TKey, TValue> : IDictionary<TKey, TValue>
        where TKey : notnull
    {
        private readonly Dictionary<TKey, TValue>? _items;

        public CustomMap() => _items = new Dictionary<TKey, TValue>();

        private IDictionary<TKey, TValue> Items => _items ?? new Dictionary<TKey, TValue>();

        public int Count => Items.Count;

        public bool IsReadOnly => false;

        public ICollection<TKey> Keys => Items.Keys;

        public ICollection<TValue> Values => Items.Values;

        public TValue this[TKey key]
        {
            get => Items[key];
            set => Items[key] = value;
        }

        public void Add(TKey key, TValue value) => Items.Add(key, value);

        public void Add(KeyValuePair<TKey, TValue> item) => Items.Add(item);

        public void Clear() => Items.Clear();

        public bool Contains(KeyValuePair<TKey, TValue> item) => Items.Contains(item);

        public bool ContainsKey(TKey key) => Items.ContainsKey(key);

        public void CopyTo(KeyValuePair<TKey, TValue>[] array, int arrayIndex) => Items.CopyTo(array, arrayIndex);

        public bool Remove(TKey key) => Items.Remove(key);

        public bool Remove(KeyValuePair<TKey, TValue> item) => Items.Remove(item);

#pragma warning disable CS8767
        public bool TryGetValue(TKey key, out TValue value) => Items.TryGetValue(key, out value!);
#pragma warning restore CS8767

        public IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator() => Items.GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    public sealed class Backwards<T> : IComparer<T>
    {
        public int Compare(T? x, T? y) => Comparer<T>.Default.Compare(y, x);
    }

    public sealed class Halved : IEqualityComparer<int>
    {
        public bool Equals(int x, int y) => x >> 1 == y >> 1;

        public int GetHashCode(int obj) => obj >> 1;
    }

    public sealed class MaskedNumber : IFastSerFormatter<int>
    {
        public static void Write(ref FastWriter writer, int value) => writer.WriteInt32(value ^ 0x55AA55AA);

        public static int Read(ref FastReader reader) => reader.ReadInt32() ^ 0x55AA55AA;

        public static void Skip(ref FastReader reader) => reader.ReadInt32();

        // What the reference codec asks: the value of a built-in type that has these bytes.
        public static int ToModel(int value) => value ^ 0x55AA55AA;
    }

    public sealed class SpelledNumbers : IFastSerFormatter<List<int>>
    {
        public static void Write(ref FastWriter writer, List<int> value)
        {
            writer.WriteCount(value.Count);
            foreach (var item in value)
            {
                writer.WriteInt32(item);
            }
        }

        public static List<int> Read(ref FastReader reader)
        {
            var count = reader.ReadCount(sizeof(int));
            if (count < 0)
            {
                reader.ThrowInvalidValue();
            }

            var items = new List<int>(count);
            for (var i = 0; i < count; i++)
            {
                items.Add(reader.ReadInt32());
            }

            return items;
        }

        public static void Skip(ref FastReader reader) => Read(ref reader);

        public static ReadOnlyMemory<int> ToModel(List<int> value) => value.ToArray();
    }
}
