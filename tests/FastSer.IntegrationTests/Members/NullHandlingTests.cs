namespace FastSer.IntegrationTests.Members;

/// <summary>Members that must not be null, in every format.</summary>
public sealed partial class NullHandlingTests
{
    public static TheoryData<INamed> Strict => [new FastNamed(), new CompactNamed(), new TolerantNamed()];

    [Theory]
    [MemberData(nameof(Strict))]
    public void ValuesWithoutNullAreWrittenAsByTypesWithoutTheCheck(INamed value)
    {
        var free = FreeFormOf(value);
        Fill(value);
        Fill(free);
        var bytes = FastSerializer.Serialize(value.GetType(), value);
        var copy = (INamed)FastSerializer.Deserialize(value.GetType(), bytes)!;

        Assert.Equal(FastSerializer.Serialize(free.GetType(), free), bytes);
        Assert.Equal((5, "name", null), (copy.Id, copy.Name, copy.Note));
        Assert.Equal(["a", null!], copy.Items);
    }

    [Theory]
    [MemberData(nameof(Strict))]
    public void NullIsNotWritten(INamed value)
    {
        foreach (var member in new[] { "Name", "Items" })
        {
            Fill(value);
            Clear(value, member);
            var error = Assert.Throws<FastSerException>(() => FastSerializer.Serialize(value.GetType(), value));

            Assert.Equal(FastSerErrorCode.UnexpectedNull, error.Code);
            Assert.Contains($"{value.GetType()}.{member} is null", error.Message, StringComparison.Ordinal);
            Assert.Equal(FastSerErrorCode.UnexpectedNull, Assert.Throws<FastSerException>(() => FastSerializer.GetSize(value.GetType(), value)).Code);
        }
    }

    [Theory]
    [MemberData(nameof(Strict))]
    public void NullIsNotRead(INamed value)
    {
        var free = FreeFormOf(value);
        foreach (var member in new[] { "Name", "Items" })
        {
            Fill(free);
            Clear(free, member);
            var bytes = FastSerializer.Serialize(free.GetType(), free);
            var error = Fails(value.GetType(), bytes);

            Assert.Equal((member, value.GetType().Name), (error.MemberPath, Last(error.TypeName)));
            Assert.InRange(error.Offset, 1, bytes.Length);
            Assert.Equal(bytes.Length, FastSerializer.Skip(value.GetType(), bytes));
        }
    }

    [Fact]
    public void OffsetIsThatOfTheNull()
    {
        Assert.Equal(5, Fails(typeof(FastNamed), FastSerializer.Serialize(new FreeNamed { Name = null! })).Offset);
        Assert.Equal("[1].Items", Fails(typeof(List<FastNamed>), FastSerializer.Serialize(new List<FreeNamed> { new(), new() { Items = null! } })).MemberPath);
        Assert.Equal(
            "[1].Items", Fails(typeof(List<CompactNamed>), FastSerializer.Serialize(new List<FreeCompactNamed> { new(), new() { Items = null! } })).MemberPath);
        Assert.Equal(
            "[1].Name", Fails(typeof(List<TolerantNamed>), FastSerializer.Serialize(new List<FreeTolerantNamed> { new(), new() { Name = null! } })).MemberPath);
        _ = FastSerializer.Serialize(new List<FastNamed>());
        _ = FastSerializer.Serialize(new List<CompactNamed>());
        _ = FastSerializer.Serialize(new List<TolerantNamed>());
    }

    [Fact]
    public void StreamsAreCheckedToo()
    {
        using var stream = new MemoryStream(FastSerializer.Serialize(new FreeNamed { Note = new string('€', 100_000), Items = null! }));

        Assert.Equal("Items", Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<FastNamed>(stream)).MemberPath);
    }

    [Fact]
    public void ItemsOfMessageSequencesAreCheckedToo()
    {
        using var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, new FastSerStreamOptions { LeaveOpen = true }))
        {
            writer.Write(new StrictDog { Name = "a", Tag = "b" });
            Assert.Equal(FastSerErrorCode.UnexpectedNull, Assert.Throws<FastSerException>(() => writer.Write(new StrictDog { Name = null! })).Code);
            writer.Write(new StrictDog { Name = "c", Tag = "d" });
            writer.Write(new FreeDog { Name = null! });
        }

        stream.Position = 0;
        using var reader = new FastSerStreamReader(stream);
        Assert.Equal("a", reader.Read<StrictDog>()!.Name);
        Assert.Equal("c", reader.Read<StrictDog>()!.Name);
        Assert.Equal("Name", Assert.Throws<FastSerException>(() => reader.Read<StrictDog>()).MemberPath);
    }

    [Fact]
    public void PopulateLeavesTheMemberAsItWas()
    {
        var value = new FastNamed { Name = "old", Items = ["a"] };
        var error = Assert.Throws<FastSerException>(() =>
            FastSerializer.Populate(FastSerializer.Serialize(new FreeNamed { Id = 1, Name = "new", Items = null! }), ref value));

        Assert.Equal((FastSerErrorCode.UnexpectedNull, "Items"), (error.Code, error.MemberPath));
        Assert.Equal(["a"], value.Items);
    }

    [Fact]
    public void CollectionsWithoutASetterAreCheckedToo()
    {
        var bytes = FastSerializer.Serialize(new FreeFilled { Id = 1 });
        var value = new Filled { Items = { 1 } };

        Assert.Equal((5, "Items"), (Fails(typeof(Filled), bytes).Offset, Fails(typeof(Filled), bytes).MemberPath));
        Assert.Equal(FastSerErrorCode.UnexpectedNull, Assert.Throws<FastSerException>(() => FastSerializer.Populate(bytes, ref value)).Code);
        Assert.Equal([1], value.Items);
    }

    [Fact]
    public void MembersThatOldBytesDoNotHaveKeepTheirDefaults()
    {
        var bytes = FastSerializer.Serialize(new OldRecord { Id = 7 });
        var read = FastSerializer.Deserialize<NewRecord>(bytes)!;

        Assert.Equal((7, "initial", "initial", 0), (read.Id, read.Kept, read.Copied, read.Filled.Count));
        Assert.Equal("none", FastSerializer.Deserialize<NewOptional>(bytes)!.Name);
        var error = Fails(typeof(NewPositional), bytes);
        Assert.Equal(("Name", bytes.Length), (error.MemberPath, error.Offset));
    }

    [Fact]
    public void MembersThatWereAppendedAreChecked()
    {
        var old = FastSerializer.Serialize(new AppendedOld { Id = 7 });
        var error = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<AppendedNew>(old));
        var whole = FastSerializer.Serialize(new AppendedNew(7, "n"));
        var isNull = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<AppendedNew>([.. whole[..5], 1, .. whole[7..]]));

        Assert.Equal((FastSerErrorCode.UnexpectedNull, "Name"), (error.Code, error.MemberPath));
        Assert.Equal((FastSerErrorCode.UnexpectedNull, "Name", 5L), (isNull.Code, isNull.MemberPath, isNull.Offset));
        Assert.Equal(FastSerErrorCode.UnexpectedNull, Assert.Throws<FastSerException>(() => FastSerializer.Serialize(new AppendedNew(7, null!))).Code);
        Assert.Equal("none", FastSerializer.Deserialize<AppendedNew>(whole).Place);
    }

    [Fact]
    public void AbsentMembersOfOthersAreNotTakenForTheOneThatIsMissing()
    {
        var bytes = FastSerializer.Serialize(new FreeOuter { Inner = new Inner { Id = 1 }, Last = 3 });

        Assert.Equal("Name", Fails(typeof(Outer), bytes).MemberPath);
    }

    [Fact]
    public void DefaultStructsAreRefused()
    {
        Assert.Equal(FastSerErrorCode.UnexpectedNull, Assert.Throws<FastSerException>(() => FastSerializer.Serialize<StrictLabel>(default)).Code);
        Assert.Equal(
            FastSerErrorCode.UnexpectedNull, Assert.Throws<FastSerException>(() => FastSerializer.Serialize(new List<StrictLabel> { default })).Code);
        var error = Fails(typeof(StrictLabel), FastSerializer.Serialize<FreeLabel>(default));
        Assert.Equal((0, "Text", nameof(StrictLabel)), (error.Offset, error.MemberPath, Last(error.TypeName)));
        Assert.Equal("[1].Text", Fails(typeof(List<StrictLabel>), FastSerializer.Serialize(new List<FreeLabel> { new() { Text = "" }, default })).MemberPath);
    }

    [Fact]
    public void CasesOfUnionsAreChecked()
    {
        Assert.Equal("Name", Fails(typeof(StrictAnimal), FastSerializer.Serialize<FreeAnimal>(new FreeDog { Name = null! })).MemberPath);
        Assert.Equal("Tag", Fails(typeof(StrictAnimal), FastSerializer.Serialize<FreeAnimal>(new FreeDog { Name = "a", Tag = null! })).MemberPath);
        Assert.Equal(
            FastSerErrorCode.UnexpectedNull, Assert.Throws<FastSerException>(() => FastSerializer.Serialize<StrictAnimal>(new StrictDog { Tag = null! })).Code);
        _ = FastSerializer.Serialize<StrictAnimal?>(null);
    }

    [Fact]
    public void EachLevelFollowsTheTypeThatDeclaresIt()
    {
        var read = FastSerializer.Deserialize<LenientCat>(FastSerializer.Serialize(new LenientCat()))!;

        Assert.Null(read.Own);
        Assert.Equal(
            FastSerErrorCode.UnexpectedNull, Assert.Throws<FastSerException>(() => FastSerializer.Serialize(new LenientCat { Inherited = null! })).Code);
    }

    [Fact]
    public void ObjectsThatKeepTheirIdentityAreChecked()
    {
        var node = new StrictNode { Name = "a" };
        node.Next = node;
        var read = FastSerializer.Deserialize<StrictNode>(FastSerializer.Serialize(node))!;

        Assert.Same(read, read.Next);
        Assert.Equal("Next.Next", Fails(typeof(StrictNode), FastSerializer.Serialize(new FreeNode { Next = new FreeNode() })).MemberPath);
        var open = new StrictNode { Name = "a", Next = new StrictNode { Name = "b" } };
        Assert.Contains("StrictNode.Next is null", Assert.Throws<FastSerException>(() => FastSerializer.Serialize(open)).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void TypeParametersAreCheckedWhereTheyCannotStandForNull()
    {
        var bytes = FastSerializer.Serialize(new FreeBox<string?>());

        Assert.Null(FastSerializer.Deserialize<StrictBox<string?>>(bytes)!.Any);
        Assert.Equal("Any", Fails(typeof(StrictFullBox<string>), bytes).MemberPath);
        Assert.Equal(0, FastSerializer.Deserialize<StrictFullBox<int>>(FastSerializer.Serialize(new FreeBox<int>()))!.Any);
        Assert.Equal(
            FastSerErrorCode.UnexpectedNull, Assert.Throws<FastSerException>(() => FastSerializer.Serialize(new StrictFullBox<string>())).Code);
        var old = FastSerializer.Serialize(new OldRecord { Id = 7 });
        Assert.Equal(0, FastSerializer.Deserialize<StrictTolerantBox<int>>(old)!.Any);
        Assert.Equal("Any", Fails(typeof(StrictTolerantBox<string>), old).MemberPath);
        _ = FastSerializer.Serialize(new StrictTolerantBox<string>(1, "a"));
    }

    [Fact]
    public void AttributesOfTheFlowAnalysisCount()
    {
        var error = Assert.Throws<FastSerException>(() => FastSerializer.Serialize(new Attributed()));
        Assert.Contains("Attributed.Disallowed is null", error.Message, StringComparison.Ordinal);

        var read = FastSerializer.Deserialize<Attributed>(FastSerializer.Serialize(new Attributed { Disallowed = "a" }))!;
        Assert.Equal(("default", null, "a"), (read.Allowed, read.Maybe, read.Disallowed));
    }

    [Fact]
    public void ParametersOfConstructorsCount()
    {
        var error = Fails(typeof(ByParameter), FastSerializer.Serialize(new FreeBox<string?>()));

        Assert.Equal("Name", error.MemberPath);
    }

    [Fact]
    public void ElementsAndItemsAreNotChecked()
    {
        var read = FastSerializer.Deserialize<WithElements>(FastSerializer.Serialize(new WithElements { Items = [null!] }))!;

        Assert.Equal([null!], read.Items);
        Assert.Null(read.Pair.Item1);
    }

    [Fact]
    public void MembersWithFormattersAreChecked()
    {
        var error = Fails(typeof(StrictFormatted), FastSerializer.Serialize(new FreeFormatted()));

        Assert.Equal((5, "Text"), (error.Offset, error.MemberPath));
    }

    [Fact]
    public void NothingIsCheckedWithoutAnnotations() =>
        Assert.Null(FastSerializer.Deserialize<HalfOblivious>(FastSerializer.Serialize(new HalfOblivious()))!.Name);

    private static void Fill(INamed value) => (value.Id, value.Name, value.Note, value.Items) = (5, "name", null, ["a", null!]);

    private static void Clear(INamed value, string member)
    {
        if (member == "Name")
        {
            value.Name = null!;
        }
        else
        {
            value.Items = null!;
        }
    }

    private static INamed FreeFormOf(INamed value) => value switch
    {
        FastNamed => new FreeNamed(),
        CompactNamed => new FreeCompactNamed(),
        _ => new FreeTolerantNamed(),
    };

    private static FastSerException Fails(Type type, byte[] bytes)
    {
        var error = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize(type, bytes));
        Assert.Equal(FastSerErrorCode.UnexpectedNull, error.Code);
        return error;
    }

    private static string Last(string? typeName) => typeName!.Split('.', '+')[^1];
}
