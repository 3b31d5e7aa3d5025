using FastSer.ForeignTypes;
using FastSer.IntegrationTests.Extension;
using Range = FastSer.ForeignTypes.Range;

[assembly: FastSerExternal(typeof(FastAccount), Ignore = [nameof(Account.Total)])]
[assembly: FastSerExternal(typeof(CompactAccount), Format = WireFormat.Compact, Ignore = [nameof(Account.Total)])]
[assembly: FastSerExternal(
    typeof(TolerantAccount), Format = WireFormat.Tolerant, Ignore = [nameof(Account.Total)],
    Keys =
    [
        nameof(Account.Id), nameof(Account.Name), nameof(Account.Balance), nameof(Account.IsOpen), nameof(Account.Level), nameof(Account.Home),
        nameof(Account.Office), nameof(Account.Tags), nameof(Account.Places), nameof(Account.Branches), nameof(Account.Root),
    ])]
[assembly: FastSerExternal(typeof(Place))]
[assembly: FastSerExternal(typeof(Branch))]
[assembly: FastSerExternal(typeof(Twig))]
[assembly: FastSerExternal(typeof(Range), Constructor = [typeof(int)], Ignore = [nameof(Range.Origin)])]
[assembly: FastSerExternal(typeof(Parcel<ExternalTests.Envelope<Place>>))]
[assembly: FastSerExternal(typeof(Parcel<int>), Format = WireFormat.Compact)]

namespace FastSer.IntegrationTests.Extension;

/// <summary>Types of a library that knows nothing of FastSer, by their public members.</summary>
public sealed partial class ExternalTests
{
    private static readonly FastSerializerOptions s_fingerprint = new() { Fingerprint = true };

    [Fact]
    public void EveryOperationAgreesInEachFormat()
    {
        Check<FastAccount?>(static value => FastSerializer.Serialize(value), () => [null, new(), Filled<FastAccount>()]);
        Check<CompactAccount?>(static value => FastSerializer.Serialize(value), () => [null, new(), Filled<CompactAccount>()]);
        Check<TolerantAccount?>(static value => FastSerializer.Serialize(value), () => [null, new(), Filled<TolerantAccount>()], mutants: 0);
    }

    [Fact]
    public void EveryOperationAgreesWhereverTheyStand()
    {
        Check<FastHolder?>(static value => FastSerializer.Serialize(value), () => [null, new(), Held(new FastHolder())]);
        Check<CompactHolder?>(static value => FastSerializer.Serialize(value), () => [null, new(), Held(new CompactHolder())]);
        Check<TolerantHolder?>(
            static value => FastSerializer.Serialize(value), () => [null, new(), Held(new TolerantHolder { Later = Filled<TolerantAccount>() })]);
        Check<List<Place?>?>(static value => FastSerializer.Serialize(value), () => [null, [], [new Place(1, 2), null]]);
        Check<Dictionary<Place, Branch?>[]>(static value => FastSerializer.Serialize(value), () => [[], [new() { [new(1, 2)] = null }]]);
        Check<Compact<Parcel<int>?>>(static value => FastSerializer.Serialize(value), () => [null, new Parcel<int>(1) { Weight = 2, More = [3] }]);
        Check<Parcel<Envelope<Place>>?>(static value => FastSerializer.Serialize(value), () => [null, Parcel()]);
    }

    [Fact]
    public void BytesAreThoseOfAnAnnotatedTypeOfTheSameMembers()
    {
        Assert.Equal(FastSerializer.Serialize(new OwnPlace { X = 5, Y = 6 }), FastSerializer.Serialize(new Place(5, 6)));
        Assert.Equal(
            FastSerializer.Serialize(new OwnParcel { Content = 5, Weight = 6, More = [7] }),
            FastSerializer.Serialize(new Parcel<int>(5) { Weight = 6, More = [7] }));
        Assert.Equal(
            FastSerializer.Serialize(new OwnPlace { X = 5, Y = 6 }, s_fingerprint), FastSerializer.Serialize(new Place(5, 6), s_fingerprint));
        Assert.Throws<FastSerException>(() =>
            FastSerializer.Deserialize<CompactAccount>(FastSerializer.Serialize(new FastAccount(), s_fingerprint), s_fingerprint));
    }

    [Fact]
    public void ErrorsNameTheMemberAndItsPlace()
    {
        var bytes = FastSerializer.Serialize(new FastHolder { Accounts = [Filled<FastAccount>()] });

        for (var length = 1; length < bytes.Length; length++)
        {
            var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<FastHolder>(bytes.AsSpan(0, length)));
            Assert.Equal(FastSerErrorCode.Truncated, exception.Code);
        }

        var inner = FastSerializer.Serialize<Branch>(new("a") { Children = { new Branch("bc") } });
        var truncated = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Branch>(inner.AsSpan(0, 6)));
        Assert.Equal(("FastSer.ForeignTypes.Branch", "Children[0].Name", 5), (truncated.TypeName, truncated.MemberPath, (int)truncated.Offset));
    }

    [Fact]
    public void CountsAreCheckedAgainstTheLeastSizeOfAnElement()
    {
        var bytes = FastSerializer.Serialize(new List<Place> { new(1, 2), new(3, 4), new(5, 6) });

        for (var length = 0; length < bytes.Length; length++)
        {
            var ofExternal = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<List<Place>>(bytes.AsSpan(0, length)));
            var ofOwn = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<List<OwnPlace>>(bytes.AsSpan(0, length)));
            Assert.Equal((ofOwn.Code, ofOwn.Offset), (ofExternal.Code, ofExternal.Offset));
        }
    }

    [Fact]
    public void DepthIsLimited()
    {
        var branch = new Branch("end");
        for (var i = 0; i < 200; i++)
        {
            branch = i % 2 == 0 ? new Branch(null) { Children = { branch } } : new Branch(null) { Twig = new() { End = branch } };
        }

        var options = new FastSerializerOptions { MaxDepth = 400 };
        var bytes = FastSerializer.Serialize(branch, options);

        Assert.Equal(FastSerErrorCode.DepthExceeded, Assert.Throws<FastSerException>(() => FastSerializer.Serialize(branch)).Code);
        Assert.Equal(FastSerErrorCode.DepthExceeded, Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Branch>(bytes)).Code);
        Assert.Equal(FastSerErrorCode.DepthExceeded, Assert.Throws<FastSerException>(() => FastSerializer.Skip<Branch>(bytes)).Code);
        Assert.Equal(bytes, FastSerializer.Serialize(FastSerializer.Deserialize<Branch>(bytes, options), options));
    }

    [Fact]
    public void ObjectsOfDerivedTypesAreRefused()
    {
        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Serialize<CompactAccount>(new PremiumAccount()));

        Assert.Equal(FastSerErrorCode.UnexpectedType, exception.Code);
        Assert.Contains("PremiumAccount", exception.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void PopulateKeepsObjectsAndTheirCollections()
    {
        var account = new FastAccount { Tags = { "old" }, Places = [new(9, 9)] };
        var (kept, tags, branches) = (account, account.Tags, account.Branches);

        FastSerializer.Populate(FastSerializer.Serialize(Filled<FastAccount>()), ref account);

        Assert.Same(kept, account);
        Assert.Same(tags, account!.Tags);
        Assert.Same(branches, account.Branches);
        Assert.Null(DeepEquality.FirstDifference(Filled<FastAccount>(), account));
    }

    [Fact]
    public void StatedConstructorCreatesTheObject() => Assert.Equal(
        ("last", 3, 4),
        FastSerializer.Deserialize<Range>(FastSerializer.Serialize(new Range(3, 4))) is var copy ? (copy.Origin, copy.First, copy.Last) : default);

    [Fact]
    public void TolerantTypesReadWhatAnotherVersionHasWritten()
    {
        var older = FastSerializer.Deserialize<TolerantAccount>(FastSerializer.Serialize(new OlderAccount { Id = 3, Name = "old" }));
        var newer = FastSerializer.Deserialize<OlderAccount>(FastSerializer.Serialize(Filled<TolerantAccount>()));

        Assert.Equal((3, "old", null, 0), (older.Id, older.Name, older.Places, older.Tags.Count));
        Assert.Empty(older.Branches);
        Assert.Equal((7, "name"), (newer.Id, newer.Name));
    }

    [Fact]
    public void HostsCallThemByType()
    {
        Type[] types = [typeof(Place), typeof(TolerantAccount)];

        var bytes = FastSerializer.Serialize(types[0], new Place(1, 2));

        Assert.All(types, static type => Assert.True(FastSerializer.CanSerialize(type)));
        Assert.Equal(new Place(1, 2), FastSerializer.Deserialize(types[0], bytes));
    }

    /// <summary>Of changed bytes of a Tolerant type skipping says less than reading does.</summary>
    private static void Check<T>(Func<T, byte[]> callSite, Func<T[]> samples, int? mutants = null) =>
        new OperationCheck(seed: 1, generated: 0, mutants ?? TestDepth.Choose(all: 100, quick: 2)).Visit(new TestCase<T>(typeof(T).Name, callSite, samples));

    private static T Filled<T>()
        where T : Account, new() => new()
        {
            Id = 7, Name = "name", Balance = -1, IsOpen = true, Level = Level.High, Home = new(1, 2), Office = new(3, 4),
            Tags = { "a", null }, Places = [new(5, 6), default], Branches = { [new(7, 8)] = new("leaf"), [new(9, 10)] = null },
            Root = new("root") { Children = { new("child"), null }, Twig = new() { Length = 1, End = new(null) } },
        };

    private static T Held<T>(T holder)
        where T : IHolder
    {
        holder.Account = Filled<FastAccount>();
        holder.Accounts = [null, Filled<FastAccount>()];
        holder.Places = [new(1, 2), null];
        holder.ByPlace = new() { [new(1, 2)] = Filled<CompactAccount>() };
        holder.Pair = (new Branch("a"), new Place(3, 4));
        holder.Any = [Filled<CompactAccount>(), new Place(5, 6), null];
        holder.Envelope = new() { Content = new("b") };
        return holder;
    }

    private static Parcel<Envelope<Place>> Parcel() =>
        new(new() { Content = new(1, 2), All = [new(3, 4)] }) { Weight = 1, More = [new()] };

    public interface IHolder
    {
        FastAccount? Account { get; set; }

        List<FastAccount?>? Accounts { get; set; }

        Place?[]? Places { get; set; }

        Dictionary<Place, CompactAccount?>? ByPlace { get; set; }

        (Branch?, Place) Pair { get; set; }

        object?[]? Any { get; set; }

        Envelope<Branch?>? Envelope { get; set; }
    }

    [FastSerType]
    public sealed partial class FastHolder : IHolder
    {
        public FastAccount? Account { get; set; }
        public List<FastAccount?>? Accounts { get; set; }
        public Place?[]? Places { get; set; }
        public Dictionary<Place, CompactAccount?>? ByPlace { get; set; }
        public (Branch?, Place) Pair { get; set; }
        [FastSerUnion(0, typeof(CompactAccount)), FastSerUnion(1, typeof(Place))] public object?[]? Any { get; set; }
        public Envelope<Branch?>? Envelope { get; set; }
    }

    [FastSerType(Format = WireFormat.Compact)]
    public sealed partial class CompactHolder : IHolder
    {
        public FastAccount? Account { get; set; }
        public List<FastAccount?>? Accounts { get; set; }
        public Place?[]? Places { get; set; }
        public Dictionary<Place, CompactAccount?>? ByPlace { get; set; }
        public (Branch?, Place) Pair { get; set; }
        [FastSerUnion(0, typeof(CompactAccount)), FastSerUnion(1, typeof(Place))] public object?[]? Any { get; set; }
        public Envelope<Branch?>? Envelope { get; set; }
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    [FastSerRetired(4, typeof(TolerantAccount))]
    public sealed partial class TolerantHolder : IHolder
    {
        [FastSerMember(0)] public FastAccount? Account { get; set; }
        [FastSerMember(1)] public List<FastAccount?>? Accounts { get; set; }
        [FastSerMember(2)] public Place?[]? Places { get; set; }
        [FastSerMember(3)] public Dictionary<Place, CompactAccount?>? ByPlace { get; set; }
        [FastSerMember(5)] public (Branch?, Place) Pair { get; set; }
        [FastSerMember(6), FastSerUnion(0, typeof(CompactAccount)), FastSerUnion(1, typeof(Place))] public object?[]? Any { get; set; }
        [FastSerMember(7)] public Envelope<Branch?>? Envelope { get; set; }
        [FastSerMember(8)] public TolerantAccount? Later { get; set; }
    }

    [FastSerType]
    public sealed partial class Envelope<T>
    {
        public T? Content { get; set; }
        public List<T>? All { get; set; }
    }

    [FastSerType]
    public partial struct OwnPlace
    {
        public int X { get; set; }
        public byte Y { get; set; }
    }

    [FastSerType(Format = WireFormat.Compact)]
    public sealed partial class OwnParcel
    {
        public int Content { get; set; }
        public int Weight { get; set; }
        public List<int>? More { get; set; }
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    public sealed partial class OlderAccount
    {
        [FastSerMember(0)] public int Id { get; set; }
        [FastSerMember(1)] public string? Name { get; set; }
    }
}
