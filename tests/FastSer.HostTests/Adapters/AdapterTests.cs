using System.Buffers;
using System.Runtime.CompilerServices;

namespace FastSer.HostTests.Adapters;

/// <summary>The adapters of docs/hosts.md, against the interfaces of the projects that they are for.</summary>
public sealed class AdapterTests
{
    [Theory]
    [InlineData("GrpcMarshaller.cs")]
    [InlineData("KafkaSerializer.cs")]
    [InlineData("NatsSerializer.cs")]
    [InlineData("OrleansConverter.cs")]
    [InlineData("../SignalR/OrderProtocol.cs")]
    public void PageShowsTheCodeThatIsTested(string file)
    {
        var code = File.ReadAllText(Path.Combine(Folder(), file)).Replace("using FastSer.HostTests.Harness;\n", "", StringComparison.Ordinal);
        var page = File.ReadAllText(Path.Combine(Folder(), "..", "..", "..", "docs", "hosts.md"));

        Assert.Contains("```csharp\n" + code + "```", page, StringComparison.Ordinal);
    }

    [Fact]
    public void GrpcValueComesBack()
    {
        var marshaller = FastSerMarshaller.Create<List<Order>>();
        var call = new GrpcCall();
        marshaller.ContextualSerializer([Samples.Order(3)], call);

        Assert.True(call.IsComplete);
        Samples.AssertEqual(Samples.Order(3), marshaller.ContextualDeserializer(new GrpcPayload(call.Output.WrittenMemory)).Single());
    }

    [Fact]
    public void KafkaValueAndTombstoneComeBack()
    {
        var serializer = new FastSerKafkaSerializer<Order?>();

        Samples.AssertEqual(Samples.Order(3), serializer.Deserialize(serializer.Serialize(Samples.Order(3), default), false, default));
        Assert.Null(serializer.Serialize(null, default));
        Assert.Null(serializer.Deserialize(default, true, default));
    }

    [Fact]
    public void NatsValueComesBack()
    {
        var serializer = new FastSerNatsSerializer<Order>();
        var output = new ArrayBufferWriter<byte>();
        serializer.Serialize(output, Samples.Order(3));

        Samples.AssertEqual(Samples.Order(3), serializer.Deserialize(new ReadOnlySequence<byte>(output.WrittenMemory)));
        Assert.Null(serializer.Deserialize(ReadOnlySequence<byte>.Empty));
        Assert.Same(serializer, serializer.CombineWith(serializer));
    }

    [Fact]
    public void OrleansValueComesBack()
    {
        var converter = new OrderConverter();

        Samples.AssertEqual(Samples.Order(3), converter.ConvertFromSurrogate(converter.ConvertToSurrogate(Samples.Order(3))));
    }

    private static string Folder([CallerFilePath] string path = "") => Path.GetDirectoryName(path)!;

    private sealed class GrpcCall : Grpc.Core.SerializationContext
    {
        public ArrayBufferWriter<byte> Output { get; } = new();

        public bool IsComplete { get; private set; }

        public override IBufferWriter<byte> GetBufferWriter() => Output;

        public override void Complete() => IsComplete = true;
    }

    private sealed class GrpcPayload(ReadOnlyMemory<byte> bytes) : Grpc.Core.DeserializationContext
    {
        public override ReadOnlySequence<byte> PayloadAsReadOnlySequence() => new(bytes);
    }
}
