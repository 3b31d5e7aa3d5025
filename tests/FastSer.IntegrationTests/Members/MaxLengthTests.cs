using System.Collections;
using System.Collections.Immutable;
using System.Text;

namespace FastSer.IntegrationTests.Members;

/// <summary>Members whose length has a limit, in every format.</summary>
public sealed partial class MaxLengthTests
{
    public static TheoryData<IText> Texts => [new FastText(), new CompactText(), new TolerantText()];

    [Theory]
    [MemberData(nameof(Texts))]
    public void LengthsUpToTheLimitAreWrittenAndRead(IText value)
    {
        string?[] names = [null, "", .. TextsOf(1), .. TextsOf(2), .. TextsOf(3), "\U0001F600a", "a\U0001F600", "\uD800bc"];
        foreach (var name in names)
        {
            (value.Id, value.Name, value.Items) = (1, name, name?.Length == 1 ? [name] : ["long enough", null]);
            var copy = (IText)FastSerializer.Deserialize(value.GetType(), FastSerializer.Serialize(value.GetType(), value))!;

            Assert.Equal(name, copy.Name);
            Assert.Equal(value.Items, copy.Items);
        }
    }

    [Theory]
    [MemberData(nameof(Texts))]
    public void LongerValuesAreNotWritten(IText value)
    {
        (value.Name, value.Items) = ("abcd", null);
        AssertWriteFails(value, "Name", "4", "3");
        (value.Name, value.Items) = (null, ["", "", ""]);
        AssertWriteFails(value, "Items", "3", "2");
    }

    [Theory]
    [MemberData(nameof(Texts))]
    public void LongerValuesAreNotRead(IText value)
    {
        var free = FreeFormOf(value);
        string[] names = [.. TextsOf(4), new string('a', 300), "\U0001F600\U0001F600", "\uD800bcd", new string('€', 9), "\U0001F600€a", "aaa€€€"];
        foreach (var name in names)
        {
            (free.Id, free.Name, free.Items) = (5, name, ["x"]);
            var bytes = FastSerializer.Serialize(free.GetType(), free);
            var error = Fails(value.GetType(), bytes);

            Assert.Equal(("Name", value.GetType().Name), (error.MemberPath, Last(error.TypeName)));
            Assert.InRange(error.Offset, 1, bytes.Length - 1);
            Assert.Contains("exceeds the 3", error.Message, StringComparison.Ordinal);
            Assert.Equal(bytes.Length, FastSerializer.Skip(value.GetType(), bytes));
        }

        (free.Name, free.Items) = ("abc", [.. new string[1000]]);
        Assert.Equal("Items", Fails(value.GetType(), FastSerializer.Serialize(free.GetType(), free)).MemberPath);
    }

    [Fact]
    public void OffsetIsThatOfTheLength()
    {
        var bytes = FastSerializer.Serialize(new FreeText { Id = 5, Name = "abcd" });

        Assert.Equal(5, Fails(typeof(FastText), bytes).Offset);
    }

    [Fact]
    public void NothingIsAllocatedForALengthThatIsRefused()
    {
        var bytes = FastSerializer.Serialize(new FreeText { Items = [.. new string[1_000_000]] });
        Fails(typeof(FastText), bytes);
        var before = GC.GetAllocatedBytesForCurrentThread();
        Fails(typeof(FastText), bytes);

        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 100_000);
    }

    [Fact]
    public void LengthsAreCheckedInStreamsToo()
    {
        var bytes = FastSerializer.Serialize(new FreeText { Name = new string('€', 100_000) });
        using var stream = new MemoryStream(bytes);

        Assert.Equal("Name", Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<FastText>(stream)).MemberPath);
    }

    [Fact]
    public void PopulateChecksLengthsToo()
    {
        var value = new FastText { Items = ["a"] };
        var items = value.Items;
        var bytes = FastSerializer.Serialize(new FreeText { Id = 1, Items = ["1", "2", "3"] });

        Assert.Equal(FastSerErrorCode.LengthExceeded, Assert.Throws<FastSerException>(() => FastSerializer.Populate(bytes, ref value)).Code);
        Assert.Equal(["a"], items);
    }

    [Fact]
    public void MembersOfAStructAreNamedAtItsStart()
    {
        var bytes = FastSerializer.Serialize(new FreeLabel { Text = "abcd" });
        var error = Fails(typeof(Label), bytes);

        Assert.Equal((0, "Text", nameof(Label)), (error.Offset, error.MemberPath, Last(error.TypeName)));
        var list = Fails(typeof(List<Label>), FastSerializer.Serialize(new List<FreeLabel> { new(), new() { Text = "abcd" } }));
        Assert.Equal("[1].Text", list.MemberPath);
        _ = FastSerializer.Serialize(new List<Label>());
    }

    [Fact]
    public void EveryKindOfCollectionIsCounted()
    {
        AssertLimit(static value => value.Array = [1, 2, 3], "Array");
        AssertLimit(static value => value.Map = new() { [1] = "", [2] = "", [3] = "" }, "Map");
        AssertLimit(static value => value.Bits = new BitArray(3), "Bits");
        AssertLimit(static value => value.Builder = new StringBuilder("abc"), "Builder");
        AssertLimit(static value => value.Uri = new Uri("abc", UriKind.Relative), "Uri");
        AssertLimit(static value => value.Immutable = [1, 2, 3], "Immutable");
        AssertLimit(static value => value.Memory = new byte[3], "Memory");
        AssertLimit(static value => value.Lazy = Numbers(3), "Lazy");
        AssertLimit(static value => value.Lazy = Endless(), "Lazy", canBeRead: false);
        AssertLimit(static value => value.Own = [1, 2, 3], "Own");
        AssertLimit(static value => value.Queue = new([(1, 1), (2, 2), (3, 3)]), "Queue");
        AssertLimit(static value => value.Packed = new([1, 2, 3]), "Packed");

        var copy = FastSerializer.Deserialize<Limited>(FastSerializer.Serialize(new Limited { Lazy = Numbers(2), Own = [1, 2] }))!;
        Assert.Equal([0, 1], copy.Lazy);
        Assert.Equal(2, copy.Own!.Count);
    }

    [Fact]
    public void LazyElementsAreEnumeratedOnce()
    {
        var runs = 0;
        FastSerializer.Serialize(new Limited { Lazy = Counted() });
        Assert.Equal(1, runs);

        IEnumerable<int> Counted()
        {
            runs++;
            yield return 1;
        }
    }

    [Fact]
    public void LengthsOfACaseAndOfATrackedObjectAreChecked()
    {
        var error = Fails(typeof(IAnimal), FastSerializer.Serialize<IFreeAnimal>(new FreeDog { Name = "abcd" }));
        Assert.Equal("Name", error.MemberPath);
        Assert.Throws<FastSerException>(() => FastSerializer.Serialize<IAnimal>(new Dog { Name = "abcd" }));
        var node = new Node { Name = "abc" };
        Assert.Equal("abc", FastSerializer.Deserialize<Node>(FastSerializer.Serialize(node))!.Name);
        node.Next = new Node { Name = "abcd" };
        Assert.Throws<FastSerException>(() => FastSerializer.Serialize(node));
    }

    /// <summary>All texts of so many characters of ASCII, of Latin-1 and of two other blocks.</summary>
    private static IEnumerable<string> TextsOf(int length) =>
        length == 0 ? [""] : TextsOf(length - 1).SelectMany(static text => "aéЖ€", static (text, last) => text + last);

    private static void AssertLimit(Action<Limited> set, string member, bool canBeRead = true)
    {
        var value = new Limited();
        set(value);
        AssertWriteFails(value, member, "3", "2");
        if (canBeRead)
        {
            var free = new Free
            {
                Array = value.Array, Map = value.Map, Bits = value.Bits, Builder = value.Builder, Uri = value.Uri, Immutable = value.Immutable,
                Memory = value.Memory, Lazy = value.Lazy, Own = value.Own, Queue = value.Queue, Packed = value.Packed,
            };
            Assert.Equal(member, Fails(typeof(Limited), FastSerializer.Serialize(free)).MemberPath);
        }
    }

    private static void AssertWriteFails(object value, string member, string length, string maximum)
    {
        var type = value.GetType();
        foreach (var write in new Action[] { () => FastSerializer.Serialize(type, value), () => FastSerializer.GetSize(type, value) })
        {
            var exception = Assert.Throws<FastSerException>(write);
            Assert.Equal(FastSerErrorCode.LengthExceeded, exception.Code);
            Assert.Contains($"{type}.{member} is {length} and exceeds the {maximum}", exception.Message, StringComparison.Ordinal);
        }
    }

    private static FastSerError Fails(Type type, byte[] bytes)
    {
        Assert.False(FastSerializer.TryDeserialize(type, bytes, out _, out var error));
        Assert.Equal(FastSerErrorCode.LengthExceeded, error.Code);
        return error;
    }

    private static string? Last(string? typeName) => typeName?[(typeName.LastIndexOfAny(['.', '+']) + 1)..];

    private static IText FreeFormOf(IText value) => value switch
    {
        FastText => new FreeText(),
        CompactText => new FreeCompactText(),
        _ => new FreeTolerantText(),
    };

    private static IEnumerable<int> Numbers(int count)
    {
        for (var i = 0; i < count; i++)
        {
            yield return i;
        }
    }

    private static IEnumerable<int> Endless()
    {
        while (true)
        {
            yield return 1;
        }
    }
}
