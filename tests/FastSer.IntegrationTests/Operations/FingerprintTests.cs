namespace FastSer.IntegrationTests.Operations;

public sealed partial class FingerprintTests
{
    private static readonly FastSerializerOptions s_options = new() { Fingerprint = true };
    private static readonly FastSerializerOptions s_names = new() { FingerprintNames = true };

    /// <summary>Inside a generic method the generator does not see the root types: it sees them here.</summary>
    static FingerprintTests() =>
        _ = (FastSerializer.GetSize(default(int[])), FastSerializer.GetSize(default(List<int>)), FastSerializer.GetSize(default(Leaf[])));

    [Theory]
    [ClassData(typeof(EveryFourthCase))]
    public void FourBytesStandBeforeEveryValue(string name)
    {
        var testCase = TestCases.Get(name);
        byte[]? front = null;
        foreach (var sample in testCase.CreateSamples())
        {
            var bytes = testCase.Serialize(sample, s_options);
            front ??= bytes[..4];

            Assert.Equal(front, bytes[..4]);
            Assert.Equal(testCase.Serialize(sample), bytes[4..]);
            Assert.Equal(bytes.Length, testCase.GetSize(sample, s_options));
            var span = new byte[bytes.Length];
            Assert.True(testCase.TrySerialize(sample, span, out var written, s_options));
            Assert.Equal(bytes.Length, written);
            Assert.Equal(bytes, span);
            Differences.AssertNone(sample, testCase.Deserialize(bytes, s_options), name);
            Differences.AssertNone(sample, testCase.DeserializePrefix(bytes, out var consumed, s_options), name);
            Assert.Equal(bytes.Length, consumed);
        }
    }

    [Theory]
    [InlineData("Leaf")]
    [InlineData("Size5")]
    [InlineData("Byte")]
    public void OtherFingerprintIsReportedBeforeAnythingIsRead(string name)
    {
        var testCase = TestCases.Get(name);
        var bytes = testCase.Serialize(testCase.CreateSamples()[^1], s_options);
        bytes[2] ^= 1;

        Assert.False(testCase.TryDeserialize(bytes.AsSpan(0, 4), out _, out var error, s_options));

        Assert.Equal((FastSerErrorCode.FingerprintMismatch, 0L), (error.Code, error.Offset));
        Assert.Throws<FastSerException>(() => testCase.Deserialize(bytes, s_options));
    }

    [Fact]
    public void ErrorsBehindTheFingerprintHaveTheirPlace()
    {
        var bytes = FastSerializer.Serialize(new Leaf { Id = 1, Name = "name" }, s_options);

        Assert.False(FastSerializer.TryDeserialize<Leaf>(bytes.AsSpan(0, bytes.Length - 1), out _, out var error, s_options));

        Assert.Equal((FastSerErrorCode.Truncated, 9L, "Name"), (error.Code, error.Offset, error.MemberPath));
    }

    [Fact]
    public void ShapesThatDifferInBytesHaveOtherFingerprints()
    {
        uint[] fingerprints =
        [
            Of<int>(), Of<uint>(), Of<string>(), Of<Uri>(), Of<Leaf>(), Of<Size5>(), Of<TolerantRow>(), Of<int[]>(), Of<Leaf[]>(),
            Of<Version>(), Of<ClassCollections>(),
        ];

        Assert.Equal(fingerprints.Length, fingerprints.Distinct().Count());
    }

    [Fact]
    public void UnionsThatDifferInATagHaveOtherFingerprints()
    {
        Assert.NotEqual(Of<Numbered>(), Of<Renumbered>());
        Assert.NotEqual(Of<IFigure>(), Of<IRenumberedFigure>());
    }

    [Fact]
    public void EveryFormOfInputAndOutputHasIt()
    {
        var leaf = new Leaf { Id = 1, Name = "name" };
        var bytes = FastSerializer.Serialize(leaf, s_options);
        var stream = new MemoryStream();
        FastSerializer.Serialize(stream, leaf, s_options);
        using var pooled = FastSerializer.SerializePooled(leaf, s_options);
        var populated = new Leaf { Id = 2 };
        FastSerializer.Populate(bytes, ref populated, s_options);
        stream.Position = 0;

        Assert.Equal(bytes, stream.ToArray());
        Assert.Equal(bytes, pooled.Span.ToArray());
        Assert.Equal((1, "name"), (populated.Id, populated.Name));
        Assert.Equal("name", FastSerializer.Deserialize<Leaf>(stream, s_options)!.Name);
        Assert.Equal("name", FastSerializer.Deserialize<Leaf>(Cuts.Random(bytes, new Random(1), 3), s_options)!.Name);
        Assert.Equal(bytes.Length, FastSerializer.Skip<Leaf>(bytes, s_options));
    }

    [Fact]
    public void SequencesOfItemsHaveNone() =>
        Assert.Throws<ArgumentException>(static () => new FastSerStreamOptions { Serializer = s_options });

    [Fact]
    public void VersionsOfATolerantTypeHaveOneFingerprint() =>
        Assert.Equal(Of<Versioning.Customer1>(), Of<Versioning.Customer9>());

    [Fact]
    public void NamesDoNotCount() => Assert.Equal(Of<int[]>(), Of<List<int>>());

    /// <summary>They are stored: a new version of the library must not change them.</summary>
    [Fact]
    public void FingerprintsAreThoseOfTheFirstRelease()
    {
        Assert.Equal(
            (3493181561, 1663006128u, 2263223918, 2783041065), (Of<int>(), Of<Leaf>(), Of<ClassCollections>(), Of<TolerantRow>()));
    }

    [Fact]
    public void NamesCountWhereTheyAreAskedFor()
    {
        Assert.Equal(Of<Wide>(), Of<High>());
        Assert.NotEqual(WithNames<Wide>(), WithNames<High>());
        Assert.NotEqual(WithNames<Wide>(), Of<Wide>());
        Assert.Equal(WithNames<Wide>(), WithNames<Renamed>());
        Assert.Equal(Of<IPet>(), Of<IExchangedPet>());
        Assert.NotEqual(WithNames<IPet>(), WithNames<IExchangedPet>());
        Assert.Equal(WithNames<IPet>(), WithNames<IRenamedPet>());
        Assert.Equal(WithNames<int[]>(), Of<List<int>>());
    }

    [Fact]
    public void ExchangedMembersAreReportedInEveryFormOfInput()
    {
        var bytes = FastSerializer.Serialize(new Wide(1, 2), s_names);
        var stream = new MemoryStream();
        FastSerializer.Serialize(stream, new Wide(1, 2), s_names);
        stream.Position = 0;

        Assert.Equal(bytes, stream.ToArray());
        Assert.False(FastSerializer.TryDeserialize<High>(bytes, out _, out var error, s_names));
        Assert.Equal(FastSerErrorCode.FingerprintMismatch, error.Code);
        Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<High>(stream, s_names));
        Assert.Equal((1, 2), FastSerializer.Deserialize<Renamed>(bytes, s_names) is var read ? (read.Breadth, read.Height) : default);
        Assert.Equal(bytes.Length, FastSerializer.Skip<Renamed>(bytes, s_names));
        Assert.Throws<ArgumentException>(static () => new FastSerStreamOptions { Serializer = s_names });
    }

    /// <summary>They are stored: a new version of the library must not change them.</summary>
    [Fact]
    public void NamesAreThoseOfTheFirstRelease() => Assert.Equal(
        BitConverter.ToUInt32(System.Security.Cryptography.SHA256.HashData("Object?(Width=Int32,Height=Int32,)"u8)), WithNames<Wide>());

    private static uint WithNames<T>() => BitConverter.ToUInt32(FastSerializer.Serialize<T>(default!, s_names));

    private static uint Of<T>() => BitConverter.ToUInt32(FastSerializer.Serialize<T>(default!, s_options));
}
