using System.Collections;
using System.Collections.Specialized;

namespace FastSer.IntegrationTests.Collections;

/// <summary>Collections without a type argument: their elements are of the types that the member names.</summary>
public sealed partial class UntypedCollectionTests
{
    [Fact]
    public void ElementsComeBackInTheirOrderInEveryFormat()
    {
        AssertSame(Fill(new Plain()));
        AssertSame(Fill(new Small()));
        AssertSame(Fill(new Kept()));
        AssertSame(new Plain());
        AssertSame(new Small());
        AssertSame(new Kept());
        AssertSame(new Plain { List = [], Queue = new(), Stack = new(), Table = [], Sorted = [], Own = [], CustomMap = new() });
    }

    [Fact]
    public void TheBytesAreThoseOfAListOfObjects()
    {
        object[] items = [1, "a", new Point(2)];
        var expected = FastSerializer.Serialize(new ListOfObjects { Items = [.. items] });

        Assert.Equal(expected, FastSerializer.Serialize(new ListOfAnything { Items = new ArrayList(items) }));
        Assert.Equal(items, FastSerializer.Deserialize<ListOfAnything>(expected)!.Items!.Cast<object>());
        Assert.IsType<ArrayList>(FastSerializer.Deserialize<ListOfAnything>(expected)!.Items);
        Assert.Equal(items, FastSerializer.Deserialize<ListOfObjects>(expected)!.Items!);
    }

    [Fact]
    public void InterfacesAreReadAsTheUsualClasses()
    {
        var copy = FastSerializer.Deserialize<Interfaces>(FastSerializer.Serialize(new Interfaces
        {
            Sequence = Count(3), Collection = new Queue(new object[] { 1 }), List = new object[] { 1, 2 }, Map = new ListDictionary { { 1, 2 } },
        }))!;

        Assert.Equal(new object[] { 0, 1, 2 }, Assert.IsType<ArrayList>(copy.Sequence).ToArray());
        Assert.Equal(new object[] { 1 }, Assert.IsType<ArrayList>(copy.Collection).ToArray());
        Assert.Equal(new object[] { 1, 2 }, Assert.IsType<ArrayList>(copy.List).ToArray());
        Assert.Equal(2, Assert.IsType<Hashtable>(copy.Map)[1]);
    }

    [Fact]
    public void OtherTypesAndTagsAreErrors()
    {
        var error = Assert.Throws<FastSerException>(static () => FastSerializer.Serialize(new Plain { List = [1L] }));
        Assert.Equal(FastSerErrorCode.UnexpectedType, error.Code);

        var bytes = FastSerializer.Serialize(new ListOfAnything { Items = new ArrayList { "" } });
        bytes[2] = 99;
        error = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<ListOfAnything>(bytes));
        Assert.Equal((FastSerErrorCode.UnknownUnionTag, "Items[0]", 2), (error.Code, error.MemberPath, error.Offset));
    }

    [Fact]
    public void KeysOccurOnce()
    {
        var pairs = FastSerializer.Serialize(new PairsOfObjects { Items = [new(1, 1), new(1, 2)] });
        Assert.Equal(FastSerErrorCode.DuplicateKey, Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<TableOnly>(pairs)).Code);
        Assert.Equal(FastSerErrorCode.DuplicateKey, Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<SortedOnly>(pairs)).Code);
        pairs = FastSerializer.Serialize(new PairsOfObjects { Items = [new("a", 1), new("A", 2)] });
        Assert.Equal(FastSerErrorCode.DuplicateKey, Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<NamesOnly>(pairs)).Code);
    }

    /// <summary>A sorted list compares its keys, and cannot compare a number with a text.</summary>
    [Fact]
    public void KeysThatCannotBeComparedAreAnErrorOfTheType()
    {
        var pairs = FastSerializer.Serialize(new PairsOfObjects { Items = [new("a", 1), new(1, 2)] });
        Assert.Equal(FastSerErrorCode.UserCode, Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<SortedOnly>(pairs)).Code);
    }

    [Fact]
    public void TablesOfKeysThatCollideStayFast()
    {
        var items = Enumerable.Range(0, 20_000).Select(static i => new KeyValuePair<object, object>(((long)i << 32) | (uint)i, 1)).ToList();
        var table = FastSerializer.Deserialize<LongTable>(FastSerializer.Serialize(new LongPairs { Items = items }))!.Items!;

        Assert.Equal(20_000, table.Count);
        Assert.All(items, item => Assert.Equal(1, table[item.Key]));
    }

    private static IEnumerable<int> Count(int count)
    {
        for (var i = 0; i < count; i++)
        {
            yield return i;
        }
    }

    private static T Fill<T>(T target)
        where T : IHolder
    {
        target.List = [1, null, "a", new Point(3)];
        target.Queue = new Queue(new object?[] { "x", 2 });
        target.Stack = new Stack(new object?[] { 1, 2, "top" });
        target.Table = new Hashtable { [1] = "one", ["two"] = 2, ["none"] = null };
        target.Sorted = new SortedList { [3] = "c", [1] = null };
        target.Own = [];
        target.Own.Add(new Point(7));
        target.CustomMap = new Names();
        target.CustomMap.Add("B", 1);
        return target;
    }

    private static void AssertSame<T>(T value)
        where T : IHolder
    {
        var bytes = FastSerializer.Serialize(value);
        var copy = FastSerializer.Deserialize<T>(bytes)!;
        Assert.Equal(value.List?.ToArray(), copy.List?.ToArray());
        Assert.Equal(value.Queue?.ToArray(), copy.Queue?.ToArray());
        Assert.Equal(value.Stack?.ToArray(), copy.Stack?.ToArray());
        Assert.Equal(Entries(value.Table), Entries(copy.Table));
        Assert.Equal(Entries(value.Sorted), Entries(copy.Sorted));
        Assert.Equal(value.Own?.Cast<object?>(), copy.Own?.Cast<object?>());
        Assert.Equal(Entries(value.CustomMap?.Items), Entries(copy.CustomMap?.Items));
        Assert.Equal(bytes.Length, FastSerializer.Skip<T>(bytes));
        Assert.Equal(bytes.Length, FastSerializer.GetSize(value));
        FastSerializer.Populate(bytes, ref copy);
        Assert.Equal(value.List?.ToArray(), copy!.List?.ToArray());
    }

    private static Dictionary<object, object?>? Entries(IDictionary? items) =>
        items?.Cast<DictionaryEntry>().ToDictionary(static entry => entry.Key, static entry => entry.Value);

    [FastSerType]
    public readonly partial record struct Point(int X);

#pragma warning disable CA1010 // Code without generics is what they stand for.
    /// <summary>A typed collection as it was written before generics.</summary>
    public sealed class Points : CollectionBase
    {
        public void Add(Point point) => List.Add(point);
    }

    /// <summary>An untyped dictionary whose keys are equal without case.</summary>
    public sealed class Names : DictionaryBase
    {
        public IDictionary Items => Dictionary;

        public void Add(string name, int value) => Dictionary.Add(name, value);

        protected override void OnInsert(object key, object? value)
        {
            if (Dictionary.Keys.Cast<string>().Contains((string)key, StringComparer.OrdinalIgnoreCase))
            {
                throw new FastSerException(FastSerErrorCode.DuplicateKey);
            }
        }
    }
#pragma warning restore CA1010

    public interface IHolder
    {
        ArrayList? List { get; set; }

        Queue? Queue { get; set; }

        Stack? Stack { get; set; }

        Hashtable? Table { get; set; }

        SortedList? Sorted { get; set; }

        Points? Own { get; set; }

        Names? CustomMap { get; set; }
    }

    [FastSerType]
    public sealed partial class Plain : IHolder
    {
        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        [FastSerUnion(2, typeof(Point))]
        public ArrayList? List { get; set; }

        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        [FastSerUnion(2, typeof(Point))]
        public Queue? Queue { get; set; }

        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        [FastSerUnion(2, typeof(Point))]
        public Stack? Stack { get; set; }

        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        [FastSerUnion(2, typeof(Point))]
        public Hashtable? Table { get; set; }

        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        [FastSerUnion(2, typeof(Point))]
        public SortedList? Sorted { get; set; }

        [FastSerUnion(0, typeof(Point))]
        public Points? Own { get; set; }

        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        [FastSerUnion(2, typeof(Point))]
        public Names? CustomMap { get; set; }
    }

    [FastSerType(Format = WireFormat.Compact)]
    public sealed partial class Small : IHolder
    {
        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        [FastSerUnion(2, typeof(Point))]
        public ArrayList? List { get; set; }

        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        [FastSerUnion(2, typeof(Point))]
        public Queue? Queue { get; set; }

        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        [FastSerUnion(2, typeof(Point))]
        public Stack? Stack { get; set; }

        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        [FastSerUnion(2, typeof(Point))]
        public Hashtable? Table { get; set; }

        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        [FastSerUnion(2, typeof(Point))]
        public SortedList? Sorted { get; set; }

        [FastSerUnion(0, typeof(Point))]
        public Points? Own { get; set; }

        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        [FastSerUnion(2, typeof(Point))]
        public Names? CustomMap { get; set; }
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    public sealed partial class Kept : IHolder
    {
        [FastSerMember(0)]
        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        [FastSerUnion(2, typeof(Point))]
        public ArrayList? List { get; set; }

        [FastSerMember(1)]
        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        [FastSerUnion(2, typeof(Point))]
        public Queue? Queue { get; set; }

        [FastSerMember(2)]
        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        [FastSerUnion(2, typeof(Point))]
        public Stack? Stack { get; set; }

        [FastSerMember(3)]
        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        [FastSerUnion(2, typeof(Point))]
        public Hashtable? Table { get; set; }

        [FastSerMember(4)]
        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        [FastSerUnion(2, typeof(Point))]
        public SortedList? Sorted { get; set; }

        [FastSerMember(5)]
        [FastSerUnion(0, typeof(Point))]
        public Points? Own { get; set; }

        [FastSerMember(6)]
        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        [FastSerUnion(2, typeof(Point))]
        public Names? CustomMap { get; set; }
    }

    [FastSerType]
    public sealed partial class ListOfObjects
    {
        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        [FastSerUnion(2, typeof(Point))]
        public List<object>? Items { get; set; }
    }

    [FastSerType]
    public sealed partial class ListOfAnything
    {
        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        [FastSerUnion(2, typeof(Point))]
        public IList? Items { get; set; }
    }

    [FastSerType]
    public sealed partial class Interfaces
    {
        [FastSerUnion(0, typeof(int))]
        public IEnumerable? Sequence { get; set; }

        [FastSerUnion(0, typeof(int))]
        public ICollection? Collection { get; set; }

        [FastSerUnion(0, typeof(int))]
        public IList? List { get; set; }

        [FastSerUnion(0, typeof(int))]
        public IDictionary? Map { get; set; }
    }

    [FastSerType]
    public sealed partial class PairsOfObjects
    {
        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        public List<KeyValuePair<object, object>>? Items { get; set; }
    }

    [FastSerType]
    public sealed partial class TableOnly
    {
        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        public Hashtable? Items { get; set; }
    }

    [FastSerType]
    public sealed partial class SortedOnly
    {
        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        public SortedList? Items { get; set; }
    }

    [FastSerType]
    public sealed partial class NamesOnly
    {
        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        public Names? Items { get; set; }
    }

    [FastSerType]
    public sealed partial class LongPairs
    {
        [FastSerUnion(0, typeof(long))]
        [FastSerUnion(1, typeof(int))]
        public List<KeyValuePair<object, object>>? Items { get; set; }
    }

    [FastSerType]
    public sealed partial class LongTable
    {
        [FastSerUnion(0, typeof(long))]
        [FastSerUnion(1, typeof(int))]
        public Hashtable? Items { get; set; }
    }
}
