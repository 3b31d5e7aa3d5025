using System.Buffers;

namespace FastSer.IntegrationTests.Tolerant;

/// <summary>Values of a union whose types only another version names: kept, and written back as they were.</summary>
public sealed class FallbackTests
{
    private static readonly NewNote[] s_notes =
    [
        new NewText("a"), new NewImage(3, new byte[400]), new NewImage(4, []), new NewLink(new NewText("b")), new NewEmpty(),
    ];

    [Fact]
    public void UnknownValuesAreWrittenBackAsTheyWere()
    {
        foreach (var note in s_notes)
        {
            var bytes = FastSerializer.Serialize(note);
            var read = FastSerializer.Deserialize<OldNote>(bytes)!;

            Assert.Equal(note is NewText ? typeof(OldText) : typeof(OldOther), read.GetType());
            Assert.Equal(bytes, FastSerializer.Serialize(read));
            Assert.Equal(bytes.Length, FastSerializer.GetSize(read));
            Assert.Equal(bytes.Length, FastSerializer.Skip<OldNote>(bytes));
        }
    }

    [Fact]
    public void TheySayWhatTheyAre()
    {
        var read = Assert.IsType<OldOther>(FastSerializer.Deserialize<OldNote>(FastSerializer.Serialize<NewNote>(new NewImage(3, new byte[400]))));

        Assert.Equal(300, read.Unknown.Tag);
        Assert.InRange(read.Unknown.Size, 401, 420);
        Assert.False(read.Unknown.IsEmpty);
        Assert.StartsWith("Unknown type with the tag 300, ", read.Unknown.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void TheyStandWhereverTheUnionIsDeclared()
    {
        var bytes = FastSerializer.Serialize(new NewBoard(s_notes, s_notes.ToDictionary(static note => note.GetHashCode()), s_notes[1]));
        var read = FastSerializer.Deserialize<OldBoard>(bytes)!;

        Assert.Equal(4, read.All!.Count(static note => note is OldOther));
        Assert.Equal(bytes, FastSerializer.Serialize(read));
        Assert.Equal(bytes.Length, FastSerializer.Skip<OldBoard>(bytes));

        var output = new ArrayBufferWriter<byte>(1);
        FastSerializer.Serialize(output, read);
        Assert.Equal(bytes, output.WrittenSpan.ToArray());
        using var stream = new MemoryStream(bytes);
        Assert.Equal(bytes, FastSerializer.Serialize(FastSerializer.Deserialize<OldBoard>(stream)));
    }

    [Fact]
    public void EqualValuesAreEqual()
    {
        OldOther Read(NewNote note) => (OldOther)FastSerializer.Deserialize<OldNote>(FastSerializer.Serialize(note))!;
        var (first, same, other) = (Read(s_notes[1]), Read(s_notes[1]), Read(s_notes[2]));

        Assert.True(first.Unknown == same.Unknown);
        Assert.True(first.Unknown != other.Unknown);
        Assert.Equal(first.Unknown.GetHashCode(), same.Unknown.GetHashCode());
        Assert.False(first.Unknown.Equals(default(FastSerUnknownCase)));
    }

    [Fact]
    public void EqualBytesOfOtherTagsOrUnionsAreNotEqual()
    {
        // A tag, a length and a byte.
        var five = ((OldOther)FastSerializer.Deserialize<OldNote>([6, 2, 7])!).Unknown;
        var six = ((OldOther)FastSerializer.Deserialize<OldNote>([7, 2, 7])!).Unknown;
        var aside = ((AsideOther)FastSerializer.Deserialize<OldAside>([6, 2, 7])!).Unknown;

        Assert.Equal((5, 6, 5), (five.Tag, six.Tag, aside.Tag));
        Assert.True(five != six && !five.Equals(six) && !five.Equals((object)six));
        Assert.True(five != aside && !five.Equals(aside) && !five.Equals((object)aside));
    }

    [Theory]
    [InlineData("06 00", FastSerErrorCode.InvalidPresence)]
    [InlineData("06", FastSerErrorCode.Truncated)]
    [InlineData("06 03 00", FastSerErrorCode.Truncated)]
    [InlineData("06 FF 05000000 00000000", FastSerErrorCode.InvalidLength)]
    [InlineData("06 FF FFFFFFFF 00", FastSerErrorCode.Truncated)]
    [InlineData("FF 06000000 02 00", FastSerErrorCode.InvalidLength)]
    public void FaultyLengthsAreErrorsForEveryReader(string hex, FastSerErrorCode code)
    {
        var bytes = Convert.FromHexString(hex.Replace(" ", "", StringComparison.Ordinal));

        var error = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<OldNote>(bytes));
        Assert.Equal(code, error.Code);
        if (code != FastSerErrorCode.InvalidPresence)
        {
            // Stepping over does not look for null behind a tag.
            Assert.Equal(code, Assert.Throws<FastSerException>(() => FastSerializer.Skip<OldNote>(bytes)).Code);
        }

        Assert.Equal(error.Code, Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<OldNote>(new OneByteStream(bytes))).Code);
    }

    [Fact]
    public void ValuesOfAnotherUnionAreRefused()
    {
        var read = (OldOther)FastSerializer.Deserialize<OldNote>(FastSerializer.Serialize(s_notes[1]))!;

        var error = Assert.Throws<FastSerException>(() => FastSerializer.Serialize<OldAside>(new AsideOther(read.Unknown)));
        Assert.Equal(FastSerErrorCode.InvalidMembers, error.Code);
        Assert.Contains("OldAside", error.Message, StringComparison.Ordinal);
        Assert.Equal(
            FastSerErrorCode.InvalidMembers,
            Assert.Throws<FastSerException>(() => FastSerializer.Serialize<OldAside>(new AsideOther(default))).Code);
    }

    [Fact]
    public void EachLevelKeepsWhatItDoesNotKnow()
    {
        var inner = FastSerializer.Serialize<NewShape>(new NewOval(2));
        var outer = FastSerializer.Serialize<NewShape>(new NewStar(5));

        Assert.IsType<OldRoundOther>(FastSerializer.Deserialize<OldShape>(inner));
        Assert.IsType<OldShapeOther>(FastSerializer.Deserialize<OldShape>(outer));
        Assert.Equal(inner, FastSerializer.Serialize(FastSerializer.Deserialize<OldShape>(inner)));
        Assert.Equal(outer, FastSerializer.Serialize(FastSerializer.Deserialize<OldShape>(outer)));
    }

    [Fact]
    public void TagOfAClassThatIsAUnionMayStandForThatClassAlone()
    {
        foreach (var step in new Step[] { new Leap(1) { High = 2 }, new Hop(3), new Leap(4) })
        {
            var bytes = FastSerializer.Serialize(step);

            Assert.Equal(step is Leap ? 2 : 1, bytes[0] - 1);
            Assert.Equal(step, FastSerializer.Deserialize<Step>(bytes));
            Assert.Equal(bytes.Length, FastSerializer.Skip<Step>(bytes));
            Assert.Equal(step, FastSerializer.Deserialize<Hop>(FastSerializer.Serialize((Hop)step)));
        }
    }

    private sealed class OneByteStream(byte[] bytes) : MemoryStream(bytes)
    {
        public override int Read(Span<byte> buffer) => base.Read(buffer[..Math.Min(1, buffer.Length)]);
    }
}
