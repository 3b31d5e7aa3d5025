using System.Buffers;
using System.IO.Pipelines;

namespace FastSer.IntegrationTests.Extension;

/// <summary>Callbacks that take the context of the call: its state is that of the options, in every kind of type and every call.</summary>
public sealed partial class CallbackContextTests
{
    private readonly Journal _journal = new();
    private readonly FastSerializerOptions _options;

    public CallbackContextTests() => _options = new FastSerializerOptions { State = _journal };

    private static string[] Once => ["serializing a", "deserialized a"];

    [Fact]
    public void AllMomentsGetTheStateBaseFirst()
    {
        var copy = FastSerializer.Deserialize<Derived>(FastSerializer.Serialize(new Derived { Name = "a", Number = 1 }, _options), _options);

        Assert.Equal(["serializing a", "serialized 1", "deserializing", "deserialized a"], _journal.Lines);
        Assert.Equal(2, copy!.Number);
    }

    [Fact]
    public void EveryKindOfTypeIsGivenTheState()
    {
        AssertOnce(() => FastSerializer.Deserialize<Compacted>(FastSerializer.Serialize(new Compacted("a", true), _options), _options));
        AssertOnce(() => FastSerializer.Deserialize<Versioned>(FastSerializer.Serialize(new Versioned { Name = "a" }, _options), _options));
        AssertOnce(() => FastSerializer.Deserialize<Tracked>(FastSerializer.Serialize(new Tracked { Name = "a" }, _options), _options));
        AssertOnce(() => FastSerializer.Deserialize<Union>(FastSerializer.Serialize<Union>(new Case { Name = "a" }, _options), _options));
        AssertOnce(() => Assert.Equal("a!", FastSerializer.Deserialize<Label>(FastSerializer.Serialize(new Label { Name = "a" }, _options), _options).Name));
        AssertOnce(() => FastSerializer.Deserialize<Dictionary<string, Label[]>>(
            FastSerializer.Serialize(new Dictionary<string, Label[]> { ["k"] = [new() { Name = "a" }] }, _options), _options));
    }

    [Fact]
    public void WithoutOptionsTheStateIsNull()
    {
        FastSerializer.Deserialize<Derived>(FastSerializer.Serialize(new Derived { Name = "a" }));
        FastSerializer.Deserialize<Derived>(FastSerializer.Serialize(new Derived { Name = "a" }, FastSerializerOptions.Trusted), FastSerializerOptions.Trusted);

        Assert.Empty(_journal.Lines);
    }

    [Fact]
    public async Task EveryOutputAndInputGivesTheState()
    {
        var value = new Case { Name = "a" };
        var type = typeof(Case);
        var bytes = FastSerializer.Serialize(value);
        var output = new ArrayBufferWriter<byte>();
        AssertWrites(() => FastSerializer.Serialize(output, value, _options));
        AssertWrites(() => FastSerializer.TrySerialize(value, new byte[100], out _, _options));
        AssertWrites(() => FastSerializer.GetSize(value, _options));
        AssertWrites(() => FastSerializer.SerializePooled(value, _options).Dispose());
        AssertWrites(() => FastSerializer.Serialize(new MemoryStream(), value, _options));
        AssertWrites(() => FastSerializer.Serialize(type, value, _options));
        AssertReads(() => FastSerializer.Deserialize<Case>(bytes, _options));
        AssertReads(() => FastSerializer.Deserialize<Case>(bytes, out _, _options));
        AssertReads(() => FastSerializer.TryDeserialize<Case>(bytes, out _, out _, _options));
        AssertReads(() => FastSerializer.Deserialize<Case>(new MemoryStream(bytes), _options));
        AssertReads(() => FastSerializer.Deserialize<Case>(new ReadOnlySequence<byte>(bytes), _options));
        AssertReads(() => FastSerializer.Deserialize(type, bytes, _options));
        AssertReads(() =>
        {
            var existing = new Case();
            FastSerializer.Populate(bytes, ref existing, _options);
        });

        var pipe = new Pipe();
        await FastSerializer.SerializeAsync(pipe.Writer, value, _options);
        await pipe.Writer.CompleteAsync();
        await FastSerializer.DeserializeAsync<Case>(pipe.Reader, _options);
        Assert.Equal(Once, Take());
    }

    [Fact]
    public void MessageSequencesGiveTheStateToEachItem()
    {
        var options = new FastSerStreamOptions { Serializer = _options };
        using var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, options))
        {
            writer.Write(new Case { Name = "a" });
            writer.Write(new Case { Name = "b" });
        }

        Assert.Equal(["serializing a", "serializing b"], Take());
        using var reader = new FastSerStreamReader(new MemoryStream(stream.ToArray()), options);
        while (reader.TryRead<Case>(out _))
        {
        }

        Assert.Equal(["deserialized a", "deserialized b"], Take());
    }

    [Fact]
    public void InnerCallsHaveTheirOwnState()
    {
        FastSerializer.Deserialize<Nesting>(FastSerializer.Serialize(new Nesting { Name = "a" }, _options), _options);

        Assert.Equal(["outer a", "outer a after 2", "outer a", "outer a after 2"], _journal.Lines);
    }

    [Fact]
    public void AFaultBehindAnObjectRunsItsCallbacksOnce()
    {
        var bytes = FastSerializer.Serialize(new[] { new Case { Name = "a" }, new Case { Name = "b" } });
        bytes[^2] = 0xFF;

        Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Case[]>(bytes, _options));
        Assert.Equal(["deserialized a"], _journal.Lines);
    }

    [Fact]
    public void SkippingRunsNoCallback()
    {
        FastSerializer.Skip<Case>(FastSerializer.Serialize(new Case { Name = "a" }), _options);

        Assert.Empty(_journal.Lines);
    }

    private void AssertOnce(Action roundTrip)
    {
        roundTrip();
        Assert.Equal(Once, Take());
    }

    private void AssertWrites(Action write)
    {
        write();
        Assert.Equal(Once[..1], Take());
    }

    private void AssertReads(Action read)
    {
        read();
        Assert.Equal(Once[1..], Take());
    }

    private string[] Take()
    {
        string[] lines = [.. _journal.Lines];
        _journal.Lines.Clear();
        return lines;
    }
}
