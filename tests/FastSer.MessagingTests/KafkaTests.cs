using System.Text;
using Confluent.Kafka;

namespace FastSer.MessagingTests;

/// <summary>Kafka's client with the brokers that librdkafka has for tests.</summary>
public sealed class KafkaTests : IDisposable
{
    private readonly IProducer<Null, string> _brokers = new ProducerBuilder<Null, string>(
        new Dictionary<string, string> { ["bootstrap.servers"] = "none", ["test.mock.num.brokers"] = "1" }).SetErrorHandler(static (_, _) => { }).Build();

    private readonly string _servers;

    public KafkaTests()
    {
        // The addresses of the brokers are in the metadata of the client that started them.
        using var admin = new DependentAdminClientBuilder(_brokers.Handle).Build();
        var metadata = admin.GetMetadata(TimeSpan.FromSeconds(30));
        _servers = string.Join(',', metadata.Brokers.Select(static broker => $"{broker.Host}:{broker.Port}"));
    }

    public void Dispose() => _brokers.Dispose();

    [Fact]
    public async Task ValuesAndTombstonesComeBackInOrder()
    {
        using (var producer = Produce(new FastSerKafkaSerializer<Order?>()))
        {
            await producer.ProduceAsync("orders", new() { Key = "a", Value = Order.Of(7) });
            await producer.ProduceAsync("orders", new() { Key = "a", Value = null });
        }

        using var consumer = Consume("orders", new FastSerKafkaSerializer<Order?>());
        var first = consumer.Consume(TimeSpan.FromSeconds(30));
        var second = consumer.Consume(TimeSpan.FromSeconds(30));

        Assert.Equal((7, 3), (first.Message.Value!.Id, first.Message.Value.Amounts.Count));
        Assert.Null(second.Message.Value);
    }

    [Fact]
    public async Task PoisonMessageIsAConsumeExceptionAndTheNextIsRead()
    {
        using (var producer = new ProducerBuilder<string, byte[]>(new ProducerConfig { BootstrapServers = _servers }).Build())
        {
            await producer.ProduceAsync(new TopicPartition("poison", 0), new() { Key = "a", Value = [0xFF, 1, 2] });
            await producer.ProduceAsync(new TopicPartition("poison", 0), new() { Key = "b", Value = FastSerializer.Serialize<Order?>(Order.Of(8)) });
        }

        using var consumer = Consume("poison", new FastSerKafkaSerializer<Order?>());
        var error = Assert.Throws<ConsumeException>(() => consumer.Consume(TimeSpan.FromSeconds(30)));
        Assert.IsType<FastSerException>(error.InnerException);
        var position = error.ConsumerRecord.TopicPartitionOffset;
        consumer.Seek(new(position.TopicPartition, position.Offset + 1));

        Assert.Equal(8, consumer.Consume(TimeSpan.FromSeconds(30)).Message.Value!.Id);
    }

    [Fact]
    public async Task OlderAndNewerProgramsReadTheSameTopic()
    {
        using (var old = Produce(new FastSerKafkaSerializer<Placed>()))
        using (var later = Produce(new FastSerKafkaSerializer<PlacedLater>()))
        {
            await old.ProduceAsync("placed", new() { Key = "a", Value = new() { Id = 1 } });
            await later.ProduceAsync("placed", new() { Key = "a", Value = new() { Id = 2, Note = "n" } });
        }

        using var older = Consume("placed", new FastSerKafkaSerializer<Placed>());
        using var newer = Consume("placed", new FastSerKafkaSerializer<PlacedLater>());

        Assert.Equal([1, 2], ((int[])[0, 0]).Select(_ => older.Consume(TimeSpan.FromSeconds(30)).Message.Value.Id));
        Assert.Equal([null, "n"], ((int[])[0, 0]).Select(_ => newer.Consume(TimeSpan.FromSeconds(30)).Message.Value.Note));
    }

    [Fact]
    public async Task HeaderSelectsTheTypeFromAClosedMap()
    {
        var map = new Dictionary<string, Type> { ["order"] = typeof(Order), ["receipt"] = typeof(Receipt) };
        using (var producer = new ProducerBuilder<Null, byte[]>(new ProducerConfig { BootstrapServers = _servers }).Build())
        {
            foreach (var (name, value) in new (string, object)[] { ("order", Order.Of(1)), ("receipt", new Receipt { Sum = 5 }), ("other", Order.Of(2)) })
            {
                await producer.ProduceAsync(new TopicPartition("mixed", 0), new()
                {
                    Value = FastSerializer.Serialize(value.GetType(), value), Headers = new Headers { { "type", Encoding.UTF8.GetBytes(name) } },
                });
            }
        }

        using var consumer = Consume("mixed", Deserializers.ByteArray);
        var read = new List<object?>();
        for (var i = 0; i < 3; i++)
        {
            var message = consumer.Consume(TimeSpan.FromSeconds(30)).Message;
            read.Add(map.TryGetValue(Encoding.UTF8.GetString(message.Headers.GetLastBytes("type")), out var type)
                ? FastSerializer.Deserialize(type, message.Value)
                : null);
        }

        Assert.IsType<Order>(read[0]);
        Assert.Equal(5, Assert.IsType<Receipt>(read[1]).Sum);
        Assert.Null(read[2]);
    }

    private IProducer<string, T> Produce<T>(ISerializer<T> serializer) =>
        new ProducerBuilder<string, T>(new ProducerConfig { BootstrapServers = _servers }).SetValueSerializer(serializer).Build();

    private IConsumer<Ignore, T> Consume<T>(string topic, IDeserializer<T> deserializer)
    {
        var consumer = new ConsumerBuilder<Ignore, T>(new ConsumerConfig
        {
            BootstrapServers = _servers, GroupId = Guid.NewGuid().ToString(), AutoOffsetReset = AutoOffsetReset.Earliest,
        }).SetValueDeserializer(deserializer).Build();

        // Without a group, whose members the brokers for tests assign slowly.
        consumer.Assign(Enumerable.Range(0, 4).Select(partition => new TopicPartitionOffset(topic, partition, Offset.Beginning)));
        return consumer;
    }
}
