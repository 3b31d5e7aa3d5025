using System.Buffers;
using FastSer.SignalR;
using Microsoft.AspNetCore.SignalR.Protocol;
using Microsoft.Extensions.Options;

namespace FastSer.HostTests.SignalR;

public sealed class ProtocolTests
{
    private static readonly Dictionary<string, string> s_headers = new() { ["a"] = "1", ["ä"] = "漢" };

    public static TheoryData<string> Messages => [.. All().Keys];

    [Theory]
    [MemberData(nameof(Messages))]
    public void MessageComesBack(string name)
    {
        var message = All()[name];
        var bytes = Protocol().GetMessageBytes(message);

        var read = Assert.Single(Parse(new ReadOnlySequence<byte>(bytes)));

        AssertEqual(message, read);
    }

    [Theory]
    [MemberData(nameof(Messages))]
    public void PrefixIsNoMessageYet(string name)
    {
        var bytes = Protocol().GetMessageBytes(All()[name]);
        for (var length = 0; length < bytes.Length; length++)
        {
            var input = new ReadOnlySequence<byte>(bytes[..length]);
            Assert.False(Protocol().TryParseMessage(ref input, Types(), out _));
            Assert.Equal(length, input.Length);
        }
    }

    [Fact]
    public void MessagesInPiecesComeBack()
    {
        var output = new ArrayBufferWriter<byte>();
        foreach (var message in All().Values)
        {
            Protocol().WriteMessage(message, output);
        }

        for (var size = 1; size < 40; size++)
        {
            var read = Parse(Segment.Of(output.WrittenMemory, size));
            Assert.Equal(All().Count, read.Count);
            foreach (var (expected, actual) in All().Values.Zip(read))
            {
                AssertEqual(expected, actual);
            }
        }
    }

    [Fact]
    public void DamagedFramesAreRefusedOrBindingFailures()
    {
        var random = new Random(1);
        foreach (var message in All().Values)
        {
            var bytes = Protocol().GetMessageBytes(message).ToArray();
            for (var i = 0; i < 300; i++)
            {
                var damaged = bytes.ToArray();
                damaged[random.Next(damaged.Length)] ^= (byte)(1 << random.Next(8));
                try
                {
                    Parse(new ReadOnlySequence<byte>(damaged));
                }
                catch (InvalidDataException)
                {
                }
            }
        }
    }

    [Fact]
    public void ArgumentThatCannotBeReadFailsItsInvocationAlone()
    {
        var writer = new ArrayBufferWriter<byte>();
        Protocol().WriteMessage(new InvocationMessage("7", "Place", ["no order", "x"]) { Headers = s_headers }, writer);
        Protocol().WriteMessage(new InvocationMessage("8", "Missing", [1]), writer);
        Protocol().WriteMessage(new InvocationMessage("9", "Place", [Samples.Order(1)]), writer);
        Protocol().WriteMessage(new StreamItemMessage("stream", "no order"), writer);
        Protocol().WriteMessage(new CompletionMessage("order", null, "no order", true), writer);
        Protocol().WriteMessage(PingMessage.Instance, writer);

        var read = Parse(new ReadOnlySequence<byte>(writer.WrittenMemory));

        var failure = Assert.IsType<InvocationBindingFailureMessage>(read[0]);
        Assert.Equal(("7", "Place"), (failure.InvocationId, failure.Target));
        Assert.IsType<FastSerException>(failure.BindingFailure.SourceException);
        Assert.Equal("8", Assert.IsType<InvocationBindingFailureMessage>(read[1]).InvocationId);
        var shortCall = Assert.IsType<InvocationBindingFailureMessage>(read[2]);
        Assert.Contains("2 parameters", shortCall.BindingFailure.SourceException.Message, StringComparison.Ordinal);
        Assert.Equal("stream", Assert.IsType<StreamBindingFailureMessage>(read[3]).Id);
        Assert.NotNull(Assert.IsType<CompletionMessage>(read[4]).Error);
        Assert.IsType<PingMessage>(read[5]);
    }

    [Fact]
    public void NullForAValueTypeFailsItsInvocationAlone()
    {
        var binder = new Binder
        {
            Targets = { ["Count"] = [typeof(int)], ["Maybe"] = [typeof(int?)] },
            Results = { ["numbers"] = typeof(int), ["number"] = typeof(int), ["maybe"] = typeof(int?) },
        };
        var writer = new ArrayBufferWriter<byte>();
        Protocol().WriteMessage(new InvocationMessage("1", "Count", [null]), writer);
        Protocol().WriteMessage(new InvocationMessage("2", "Maybe", [null]), writer);
        Protocol().WriteMessage(new StreamItemMessage("numbers", null), writer);
        Protocol().WriteMessage(new StreamItemMessage("maybe", null), writer);
        Protocol().WriteMessage(CompletionMessage.WithResult("number", null), writer);
        Protocol().WriteMessage(CompletionMessage.WithResult("maybe", null), writer);

        var read = Parse(new ReadOnlySequence<byte>(writer.WrittenMemory), binder);

        Assert.Equal("1", Assert.IsType<InvocationBindingFailureMessage>(read[0]).InvocationId);
        Assert.Equal([null], Assert.IsType<InvocationMessage>(read[1]).Arguments);
        Assert.Equal("numbers", Assert.IsType<StreamBindingFailureMessage>(read[2]).Id);
        Assert.Null(Assert.IsType<StreamItemMessage>(read[3]).Item);
        Assert.NotNull(Assert.IsType<CompletionMessage>(read[4]).Error);
        Assert.True(Assert.IsType<CompletionMessage>(read[5]) is { Error: null, HasResult: true, Result: null });
    }

    [Theory]
    [InlineData(new byte[] { 7, 1, 0, 2, 65, 1, 0, 0 }, "The target of an invocation is empty.")]
    [InlineData(new byte[] { 7, 4, 0, 1, 2, 65, 0, 0 }, "An invocation of a stream has no id.")]
    [InlineData(new byte[] { 7, 4, 0, 0, 2, 65, 0, 0 }, "An invocation of a stream has no id.")]
    public void NamesOfInvocationsAreThere(byte[] frame, string message) =>
        Assert.Equal(message, Assert.Throws<InvalidDataException>(() => Parse(new ReadOnlySequence<byte>(frame))).Message);

    [Fact]
    public void UnknownKindIsSkippedAndOtherFaultsAreRefused()
    {
        Assert.IsType<PingMessage>(Assert.Single(Parse(new ReadOnlySequence<byte>((byte[])[2, 77, 1, 1, 6]))));
        Assert.Throws<InvalidDataException>(() => Parse(new ReadOnlySequence<byte>((byte[])[0])));
        Assert.Throws<InvalidDataException>(() => Parse(new ReadOnlySequence<byte>((byte[])[2, 6, 0])));
        Assert.Throws<InvalidDataException>(() => Parse(new ReadOnlySequence<byte>((byte[])[0xFF, 0xFF, 0xFF, 0xFF, 0xFF])));
        Assert.Throws<InvalidDataException>(() => Parse(new ReadOnlySequence<byte>((byte[])[6, 1, 0xFF, 0xFF, 0xFF, 0x7F, 0])));
    }

    [Fact]
    public void DeclaredTypeDecidesTheBytes()
    {
        var typed = Protocol(static options => options.AddClient<IShapeClient>().AddHub<ShapeHub>());
        var invocation = new InvocationMessage("Draw", [new Square(2), 5]);
        var binder = new Binder { Targets = { ["Draw"] = [typeof(IShape), typeof(int?)] }, Results = { ["1"] = typeof(IShape), ["2"] = typeof(int?) } };

        var read = Assert.IsType<InvocationMessage>(Assert.Single(Parse(new(typed.GetMessageBytes(invocation)), binder)));
        var shape = CompletionMessage.WithResult("1", new Square(3));
        var result = Assert.IsType<CompletionMessage>(Assert.Single(Parse(new(typed.GetMessageBytes(shape)), binder)));
        var count = CompletionMessage.WithResult("2", 4);
        var number = Assert.IsType<CompletionMessage>(Assert.Single(Parse(new(typed.GetMessageBytes(count)), binder)));

        Assert.Equal([new Square(2), 5], read.Arguments);
        Assert.Equal(new Square(3), result.Result);
        Assert.Equal(4, number.Result);
    }

    [Fact]
    public void CaseOfAUnionWithoutADeclaredTypeIsRefusedWithAdvice()
    {
        var invocation = Assert.Throws<FastSerHubException>(() => Protocol().GetMessageBytes(new InvocationMessage("Draw", [new Square(2)])));
        var result = Assert.Throws<FastSerHubException>(() => Protocol().GetMessageBytes(CompletionMessage.WithResult("1", new Square(2))));
        var ambiguous = Assert.Throws<FastSerHubException>(() => Protocol(static options => options.AddHub<ShapeHub>().AddHub<SquareHub>())
            .GetMessageBytes(CompletionMessage.WithResult("1", new Square(2))));

        foreach (var error in (Exception[])[invocation, result, ambiguous])
        {
            Assert.Contains("AddClient", error.Message, StringComparison.Ordinal);
            Assert.Contains(nameof(IShape), error.Message, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void ClientMethodsThatContradictAreRefused() =>
        Assert.Throws<ArgumentException>(() => new FastSerHubProtocolOptions().AddClient<IShapeClient>().AddClient<IOtherClient>());

    [Fact]
    public void ValueThatCannotBeWrittenWritesNothing()
    {
        var output = new ArrayBufferWriter<byte>();

        Assert.Throws<FastSerException>(() => Protocol().WriteMessage(new InvocationMessage("x", [new Plain()]), output));

        Assert.Equal(0, output.WrittenCount);
    }

    private static FastSerHubProtocol Protocol(Action<FastSerHubProtocolOptions>? configure = null)
    {
        var options = new FastSerHubProtocolOptions();
        configure?.Invoke(options);
        return new FastSerHubProtocol(Microsoft.Extensions.Options.Options.Create(options));
    }

    private static Binder Types() => new()
    {
        Targets = { ["Place"] = [typeof(Order), typeof(string)], ["Nothing"] = [], ["Numbers"] = [typeof(int?), typeof(int?), typeof(List<Line>)] },
        Results = { ["order"] = typeof(Order), ["null"] = typeof(Order), ["stream"] = typeof(Order), ["raw"] = typeof(RawResult) },
    };

    private static Dictionary<string, HubMessage> All() => new()
    {
        ["invocation"] = new InvocationMessage("1", "Place", [Samples.Order(1), "text"]) { Headers = s_headers },
        ["null arguments"] = new InvocationMessage("Place", [null, null]),
        ["no arguments"] = new InvocationMessage(null, "Nothing", []),
        ["numbers"] = new InvocationMessage("2", "Numbers", [null, 5, new List<Line> { new("a", 1) }]),
        ["client streams"] = new InvocationMessage("3", "Nothing", [], ["a", "b"]),
        ["stream invocation"] = new StreamInvocationMessage("4", "Place", [Samples.Order(2), null], ["c"]),
        ["stream item"] = new StreamItemMessage("stream", Samples.Order(3)) { Headers = s_headers },
        ["null item"] = new StreamItemMessage("stream", null),
        ["void"] = CompletionMessage.Empty("order"),
        ["error"] = CompletionMessage.WithError("order", "it failed"),
        ["result"] = CompletionMessage.WithResult("order", Samples.Order(4)),
        ["null result"] = CompletionMessage.WithResult("null", null),
        ["large result"] = CompletionMessage.WithResult("order", new Order { Name = new string('x', 100_000) }),
        ["cancel"] = new CancelInvocationMessage("stream") { Headers = s_headers },
        ["ping"] = PingMessage.Instance,
        ["close"] = new CloseMessage("shut down", allowReconnect: true),
        ["close without error"] = CloseMessage.Empty,
        ["ack"] = new AckMessage(long.MaxValue),
        ["sequence"] = new SequenceMessage(1),
    };

    private static List<HubMessage> Parse(ReadOnlySequence<byte> input, Binder? binder = null)
    {
        var messages = new List<HubMessage>();
        while (Protocol().TryParseMessage(ref input, binder ?? Types(), out var message))
        {
            messages.Add(message);
        }

        return messages;
    }

    private static void AssertEqual(HubMessage expected, HubMessage actual)
    {
        Assert.Equal(expected.GetType(), actual.GetType());
        if (expected is HubInvocationMessage { Headers: var headers })
        {
            Assert.Equal(headers ?? new Dictionary<string, string>(), ((HubInvocationMessage)actual).Headers ?? new Dictionary<string, string>());
        }

        Assert.Equal(Protocol().GetMessageBytes(expected).ToArray(), Protocol().GetMessageBytes(actual).ToArray());
    }
}

public interface IShapeClient
{
    Task Draw(IShape shape, int? count);

    Task<IShape> Pick(CancellationToken cancellation);
}

public interface IOtherClient
{
    Task Draw(Order order, int count);
}

public sealed class ShapeHub
{
    public IShape Get() => new Square(1);

    public int? Count() => 1;
}

public sealed class SquareHub
{
    public Task<Square> Get() => Task.FromResult(new Square(1));
}
