using System.Reflection;

namespace FastSer.Generator.Tests;

/// <summary>What users write, one kind each: the inputs of the snapshots and of every invariant.</summary>
public static partial class Samples
{
    public const string Order = """
        using System;
        using System.Collections.Generic;
        using FastSer;

        namespace Shop.Orders;

        [FastSerType]
        public sealed partial record Order(int Id, string Customer, DateTime PlacedAt)
        {
            public OrderStatus Status { get; init; }
            public decimal? Discount { get; init; }
            public required List<OrderLine> Lines { get; init; }
            public List<Note>? Notes { get; init; }
        }

        [FastSerType]
        public readonly partial record struct OrderLine(Guid Sku, int Quantity, decimal Price);

        [FastSerType]
        public sealed partial class Note(string author, string text)
        {
            public string Author { get; } = author;
            public string Text { get; } = text;
        }

        public enum OrderStatus : byte { Open, Paid, Shipped }
        """;

    public const string Tolerant = """
        using System;
        using System.Collections.Generic;
        using FastSer;

        namespace Shop;

        [FastSerType(Format = WireFormat.Tolerant)]
        [FastSerRetired(4, typeof(string))]
        public sealed partial record Invoice(
            [property: FastSerMember(0)] Guid Id,
            [property: FastSerMember(1)] Currency Currency = Currency.Euro,
            [property: FastSerMember(2)] int? Discount = 5)
        {
            [FastSerMember(3)]
            public string? Note { get; init; } = "none";

            [FastSerMember(5)]
            public List<Item?>? Items { get; set; } = [];

            [FastSerMember(6)]
            public required Uri? Link { get; set; }

            [FastSerMember(7)]
            public decimal Total { get; set; }
        }

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Item
        {
            [FastSerMember(0)]
            public int Count { get; set; }

            [FastSerMember(1)]
            public DateOnly Day;

            [FastSerMember(2)]
            public string? Name { get; set; }
        }

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial record struct Position(
            [property: FastSerMember(0)] double X, [property: FastSerMember(1)] double Y);

        [FastSerType(Format = WireFormat.Tolerant)]
        [FastSerUnion(0, typeof(Parcel))]
        public partial interface IDelivery;

        [FastSerType(Format = WireFormat.Tolerant)]
        public sealed partial record Parcel([property: FastSerMember(0)] int Weight) : IDelivery;

        public enum Currency : byte { Dollar, Euro }
        """;

    public const string SettableClass = """
        using System;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public partial class Customer
        {
            public int Id { get; set; }
            public string? Name { get; set; }
            public DateTime Since;
            public bool IsActive { get; set; }
        }
        """;

    public const string FixedStruct = """
        using System;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public partial struct Reading
        {
            public int Sensor;
            public DateTime Taken;
            public bool IsValid;
        }
        """;

    public const string VariableStruct = """
        using FastSer;

        namespace Shop;

        [FastSerType]
        public readonly partial struct Label
        {
            public Label(string text, int size)
            {
                Text = text;
                Size = size;
            }

            public string Text { get; }
            public int Size { get; }
        }
        """;

    public const string OneMember = """
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Tag
        {
            public string? Text { get; set; }
        }
        """;

    public const string NoMember = """
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Nothing;
        """;

    public const string RequiredAndInit = """
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Address
        {
            public required string Street { get; set; }
            public required int Number { get; init; }
            public string? City { get; init; }
        }
        """;

    public const string Nullables = """
        using System;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Filter
        {
            public int? Minimum { get; set; }
            public DateTime? After { get; set; }
            public DayOfWeek? Day { get; set; }
            public Range? Range { get; set; }
            public (int, string?)? Pair { get; set; }
        }
        """;

    public const string Collections = """
        using System;
        using System.Collections.Generic;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Basket
        {
            public int[]? Numbers { get; set; }
            public List<string?>? Names { get; set; }
            public HashSet<Guid>? Ids { get; set; }
            public Dictionary<string, int>? Counts { get; set; }
            public List<List<DateTime>>? Nested { get; set; }
            public Dictionary<int, Item[]>? Items { get; set; }
            public List<Point>? Points { get; set; }
            public DayOfWeek[]? Days { get; set; }
        }

        [FastSerType]
        public sealed partial class Item
        {
            public string? Name { get; set; }
        }

        [FastSerType]
        public partial struct Point
        {
            public byte Kind;
            public double X;
        }
        """;

    public const string Generics = """
        using System.Collections.Generic;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public partial class Box<T>
        {
            public T? Item { get; set; }
            public List<T>? More { get; set; }
            public int Count { get; set; }
        }

        [FastSerType]
        public readonly partial struct Pair<TKey, TValue>(TKey key, TValue value)
            where TKey : struct
        {
            public TKey Key { get; } = key;
            public TValue Value { get; } = value;
        }

        [FastSerType]
        public sealed partial class Shelf
        {
            public Box<int>? Numbers { get; set; }
            public Box<List<string>>? Names { get; set; }
            public Pair<int, Shelf?> Next { get; set; }
        }
        """;

    public const string NestedTypes = """
        using FastSer;

        namespace Shop;

        public partial class Outer<T>
        {
            public partial record struct Middle
            {
                [FastSerType]
                internal sealed partial class Inner
                {
                    public T? Item { get; set; }
                    public int Number { get; set; }
                }
            }
        }
        """;

    public const string Recursion = """
        using System.Collections.Generic;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Category
        {
            public string? Name { get; set; }
            public List<Category>? Children { get; set; }
        }

        [FastSerType]
        public sealed partial class Ping
        {
            public Pong? Pong { get; set; }
            public int Number { get; set; }
        }

        [FastSerType]
        public sealed partial class Pong
        {
            public Ping? Ping { get; set; }
        }
        """;

    public const string Inheritance = """
        using System;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public partial class Entity
        {
            [FastSerInclude]
            private int _version;

            public Guid Id { get; set; }

            public int Version() => _version;

            public void Touch() => _version++;
        }

        [FastSerType]
        public sealed partial class Product : Entity
        {
            [FastSerInclude]
            private int _version;

            public string? Name { get; set; }

            public void Change() => _version++;
        }
        """;

    public const string PrivateMembers = """
        using FastSer;

        namespace Shop;

        [FastSerType(Members = FastSerMembers.All)]
        public sealed partial class Account
        {
            private decimal _balance;

            [FastSerConstructor]
            private Account(decimal balance) => _balance = balance;

            private string? Owner { get; set; }

            public static Account Open(string owner) => new(0) { Owner = owner };

            public override string ToString() => $"{Owner}: {_balance}";
        }
        """;

    public const string OrderedAndIgnored = """
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Ordered
        {
            [FastSerMember(2)]
            public string? Second { get; set; }

            [FastSerMember(1)]
            public string? First { get; set; }

            [FastSerIgnore]
            public object? Cache { get; set; }
        }
        """;

    public const string Tuples = """
        using System;
        using System.Collections.Generic;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Tuples
        {
            public (int Id, Guid Key) Fixed { get; set; }
            public (int, string?) Variable { get; set; }
            public Tuple<int, string?>? Class { get; set; }
            public KeyValuePair<string, List<int>> Entry { get; set; }
        }
        """;

    public const string Keywords = """
        using FastSer;

        namespace @namespace.@event;

        [FastSerType]
        public sealed partial class @class
        {
            public int @int { get; set; }
            public string? @string { get; set; }
            public int value { get; set; }
            public int writer { get; set; }
            public int reader { get; set; }
            public int block { get; set; }
        }
        """;

    public const string GlobalNamespace = """
        using FastSer;

        [FastSerType]
        public sealed partial class Unplaced
        {
            public int Number { get; set; }
            public string? Text { get; set; }
        }
        """;

    public const string CallSiteRoots = """
        using System;
        using System.Collections.Generic;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Entry
        {
            public int Id { get; set; }
        }

        public static class Calls
        {
            public static byte[] Entries(List<Entry> entries) => FastSerializer.Serialize(entries);

            public static int Size(Dictionary<string, Entry[]> entries) => FastSerializer.GetSize(entries);

            public static (int, Guid) Read(byte[] bytes) => FastSerializer.Deserialize<(int, Guid)>(bytes);
        }
        """;

    public const string FilledCollections = """
        using System.Collections.Generic;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Invoice
        {
            public int Number { get; set; }
            public List<string> Lines { get; } = new();
            public Dictionary<string, int> Totals { get; } = new();
            public List<int> Codes { get; } = new();
            public Invoice? Previous { get; set; }
        }

        [FastSerType]
        public partial class Shelf
        {
            public Shelf(string name) => Name = name;

            public HashSet<string> Books { get; } = new();
            public string Name { get; }
        }
        """;

    public const string Extensions = """
        using System.Net;
        using FastSer;

        [assembly: FastSerSurrogate(typeof(IPAddress), typeof(Shop.Address))]

        namespace Shop;

        [FastSerType]
        public sealed partial class Host
        {
            [FastSerFormatter(typeof(ShortFormatter))]
            public int Port { get; set; }

            public IPAddress? Main { get; set; }

            [FastSerSerializing]
            private void Begin() { }

            [FastSerSerialized]
            private void End() { }

            [FastSerDeserializing]
            private void BeginReading() { }

            [FastSerDeserialized]
            private void EndReading() { }
        }

        [FastSerType]
        public sealed partial record Address(byte[] Bytes) : IFastSerSurrogate<IPAddress, Address>
        {
            [FastSerConstructor]
            public static Address Of(byte[] bytes) => new(bytes);

            public static Address From(IPAddress value) => new(value.GetAddressBytes());

            public IPAddress ToExternal() => new(Bytes);
        }

        public sealed class ShortFormatter : IFastSerFormatter<int>
        {
            public static void Write(ref FastWriter writer, int value) => writer.WriteUInt16((ushort)value);

            public static int Read(ref FastReader reader) => reader.ReadUInt16();

            public static void Skip(ref FastReader reader) => reader.ReadUInt16();
        }

        public static class Calls
        {
            public static byte[] Root(IPAddress value) => FastSerializer.Serialize(value);
        }
        """;

    public static IReadOnlyList<string> AllNames { get; } =
    [
        .. typeof(Samples).GetFields(BindingFlags.Public | BindingFlags.Static)
            .Where(static f => f.IsLiteral).Select(static f => f.Name),
    ];

    public static TheoryData<string> Names => [.. AllNames];

    public static string Get(string name) => (string)typeof(Samples).GetField(name)!.GetRawConstantValue()!;
}
