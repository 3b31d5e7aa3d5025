using System.Buffers;
using FastSer.Orleans;

namespace FastSer.OrleansTests;

/// <summary>Orleans' serializer with FastSer's codecs, without a cluster.</summary>
public sealed class SerializerTests
{
    private static readonly ServiceProvider s_services = CreateServices();
    private static readonly Serializer s_serializer = s_services.GetRequiredService<Serializer>();
    private static readonly DeepCopier s_copier = s_services.GetRequiredService<DeepCopier>();

    public static TheoryData<int> LineCounts => [0, 1, 4, 5, 20, 800, 1000, 20_000, 200_000];

    private static ServiceProvider CreateServices() => new ServiceCollection()
        .AddSerializer(static builder => builder.AddFastSer()).BuildServiceProvider();

    [Theory]
    [MemberData(nameof(LineCounts))]
    public void OrdersOfEverySizeComeBackFromEveryKindOfInput(int lines)
    {
        var order = Order.Of(lines);
        var bytes = s_serializer.SerializeToArray(order);

        AssertSame(order, s_serializer.Deserialize<Order>(bytes)!);
        AssertSame(order, s_serializer.Deserialize<Order>(InSegments(bytes))!);
        AssertSame(order, s_serializer.Deserialize<Order>(new MemoryStream(bytes))!);
        Assert.InRange(bytes.Length, 0, FastSerializer.GetSize(order) + 80);
    }

    [Theory]
    [InlineData(1)]
    [InlineData(17)]
    [InlineData(4096)]
    public void OutputsOfEverySegmentSizeHoldTheSameBytes(int segment)
    {
        var order = Order.Of(300);
        var output = new SegmentedOutput(segment);
        s_serializer.Serialize(order, output);

        Assert.Equal(s_serializer.SerializeToArray(order), output.ToArray());
    }

    [Fact]
    public void UnionsAreFoundByTheirRuntimeTypes()
    {
        Payment[] payments = [new Cash(1.5m), new Card("4711", 4)];
        Animal[] animals = [new() { Name = "a" }, new Dog { Name = "d", Tricks = 3 }];

        Assert.All(payments, static payment => Assert.Equal(payment, RoundTrip(payment)));
        Assert.Equal(payments, RoundTrip(payments));
        var read = RoundTrip(animals);
        Assert.Equal([typeof(Animal), typeof(Dog)], read.Select(static one => one.GetType()));
        Assert.Equal(3, ((Dog)read[1]).Tricks);
        Assert.IsType<Dog>(RoundTrip(animals[1]));
        Assert.IsType<Dog>(RoundTrip<object>(animals[1]));
    }

    [Fact]
    public void MembersOfOrleansTypesAreWrittenByFastSer()
    {
        var order = Order.Of(2);
        var envelope = new Envelope
        {
            Order = order, Again = order, Any = new Card("n", 1), Payment = new Cash(2), Animals = [new Dog { Tricks = 1 }],
            Prices = new() { ["p"] = new(1, "EUR") }, Price = new(2, "USD"),
        };

        var read = RoundTrip(envelope);

        AssertSame(order, read.Order!);
        Assert.Same(read.Order, read.Again);
        Assert.Equal(envelope.Any, read.Any);
        Assert.Equal(envelope.Payment, read.Payment);
        Assert.IsType<Dog>(Assert.Single(read.Animals));
        Assert.Equal((envelope.Prices["p"], envelope.Price), (read.Prices["p"], read.Price));
    }

    [Fact]
    public void StructsGenericsNullAndObjectsComeBack()
    {
        Assert.Equal(new Money(3, "EUR"), RoundTrip(new Money(3, "EUR")));
        Assert.Equal(new Money(3, "EUR"), RoundTrip<object>(new Money(3, "EUR")));
        Assert.Equal(5, RoundTrip(new Box<int> { Value = 5 }).Value);
        Assert.Equal(["a"], RoundTrip(new Box<List<string>> { Value = ["a"] }).Value!);
        Assert.Null(RoundTrip<Order?>(null));
        Assert.Null(RoundTrip<Payment?>(null));
        Assert.Null(RoundTrip<Money?>(null));
    }

    [Fact]
    public void TypesWithOrleansAnnotationStayWithOrleans() =>
        Assert.Equal((1, 0), RoundTrip(new Both { Kept = 1, OfFastSer = 2 }) is var read ? (read.Kept, read.OfFastSer) : default);

    [Fact]
    public void ExceptionKeepsItsCodeAndPlace()
    {
        var order = Order.Of(3);
        var bytes = FastSerializer.Serialize(order);
        var error = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Order>(bytes.AsSpan(0, bytes.Length - 3)));

        var read = RoundTrip(error);
        var asObject = Assert.IsType<FastSerException>(RoundTrip<Exception>(error));

        Assert.All((FastSerException[])[read, asObject], one => Assert.Equal(
            (error.Code, error.Offset, error.TypeName, error.MemberPath, error.Message),
            (one.Code, one.Offset, one.TypeName, one.MemberPath, one.Message)));
    }

    [Fact]
    public void ObjectsThatCanChangeAreCopiedAndOthersAreNot()
    {
        var order = Order.Of(2);
        var copy = s_copier.Copy(order);
        AssertSame(order, copy);
        Assert.NotSame(order, copy);
        Assert.NotSame(order.Lines[0], copy.Lines[0]);

        var envelope = s_copier.Copy(new Envelope { Order = order, Again = order });
        Assert.Same(envelope.Order, envelope.Again);
        Assert.NotSame(order, envelope.Order);

        var card = new Card("n", 1);
        Assert.NotSame(card, s_copier.Copy<Payment>(card));
        Payment cash = new Cash(1);
        Assert.Same(cash, s_copier.Copy(cash));
        var address = new Address("c", 1, ["l"]);
        Assert.Same(address, s_copier.Copy(address));
        var marked = new Marked { Id = 1 };
        Assert.Same(marked, s_copier.Copy(marked));
        Animal dog = new Dog { Tricks = 2 };
        Assert.Equal(2, Assert.IsType<Dog>(s_copier.Copy(dog)).Tricks);
        Assert.NotSame(dog, s_copier.Copy(dog));
        Assert.Equal(new Money(1, "E"), s_copier.Copy(new Money(1, "E")));
    }

    [Fact]
    public void WrittenStructIsNotBoxed()
    {
        var output = new ArrayBufferWriter<byte>(4096);
        var codec = s_services.GetRequiredService<Serializer<Money>>();
        var money = new Money(1, "EUR");
        for (var i = 0; i < 100; i++)
        {
            output.ResetWrittenCount();
            codec.Serialize(money, output);
        }

        var before = GC.GetAllocatedBytesForCurrentThread();
        for (var i = 0; i < 100; i++)
        {
            output.ResetWrittenCount();
            codec.Serialize(money, output);
        }

        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 100);
    }

    [Fact]
    public void DamagedBytesThrowAndTakeLittleMemory()
    {
        var bytes = s_serializer.SerializeToArray(Order.Of(20));
        var thrown = new HashSet<string>();
        for (var i = 0; i < bytes.Length; i++)
        {
            foreach (var value in (byte[])[0, 1, 0x7F, 0x80, 0xFE, 0xFF])
            {
                var damaged = bytes.ToArray();
                damaged[i] = value;
                var before = GC.GetAllocatedBytesForCurrentThread();
                try
                {
                    _ = s_serializer.Deserialize<Order>(InSegments(damaged));
                }
                catch (Exception exception)
                {
                    thrown.Add(exception.GetType().Name);
                }

                Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 2_000_000);
            }
        }

        Assert.Contains(nameof(FastSerException), thrown);
        Assert.DoesNotContain("OutOfMemoryException", thrown);
        Assert.DoesNotContain("NullReferenceException", thrown);
    }

    [Theory]
    [InlineData(0x7FFF_FFFF)]
    [InlineData(0xFFFF_FFFF)]
    [InlineData(100_000_000)]
    public void LengthThatLiesTakesNoMoreMemoryThanThereIs(uint length)
    {
        var bytes = s_serializer.SerializeToArray(Order.Of(2));
        var content = FastSerializer.Serialize(Order.Of(2));
        var start = bytes.AsSpan().IndexOf(content);
        var number = new ArrayBufferWriter<byte>();
        var writer = global::Orleans.Serialization.Buffers.Writer.Create(number, null!);
        writer.WriteVarUInt32(length);
        writer.Commit();
        byte[] lying = [.. bytes[..(start - 1)], .. number.WrittenSpan, .. content];
        foreach (var read in (Action[])
        [
            () => s_serializer.Deserialize<Order>(lying), () => s_serializer.Deserialize<Order>(InSegments(lying)),
            () => s_serializer.Deserialize<Order>(new MemoryStream(lying)),
        ])
        {
            var before = GC.GetAllocatedBytesForCurrentThread();
            Assert.ThrowsAny<Exception>(read);
            Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 1_000_000);
        }
    }

    [Fact]
    public void TypesOutsideTheMarkedOnesAreNotAllowedByName()
    {
        var filter = Assert.Single(s_services.GetServices<ITypeFilter>(), static one => one.GetType().Namespace == "FastSer.Orleans");

        Assert.True(filter.IsTypeAllowed(typeof(Order)));
        Assert.True(filter.IsTypeAllowed(typeof(Box<int>)));
        Assert.Null(filter.IsTypeAllowed(typeof(System.Diagnostics.Process)));
        Assert.Null(filter.IsTypeAllowed(typeof(Payment)));
        Assert.Null(filter.IsTypeAllowed(typeof(Both)));
    }

    private static T RoundTrip<T>(T value) => s_serializer.Deserialize<T>(s_serializer.SerializeToArray(value))!;

    private static void AssertSame(Order expected, Order actual) =>
        Assert.Equal(FastSerializer.Serialize(expected), FastSerializer.Serialize(actual));

    private static ReadOnlySequence<byte> InSegments(byte[] bytes)
    {
        var first = new Segment(bytes.AsMemory(0, Math.Min(7, bytes.Length)), 0);
        var last = first;
        for (var at = 7; at < bytes.Length; at += 1000)
        {
            last = last.Add(bytes.AsMemory(at, Math.Min(1000, bytes.Length - at)));
        }

        return new(first, 0, last, last.Memory.Length);
    }

    private sealed class Segment : ReadOnlySequenceSegment<byte>
    {
        public Segment(ReadOnlyMemory<byte> memory, long start)
        {
            Memory = memory;
            RunningIndex = start;
        }

        public Segment Add(ReadOnlyMemory<byte> memory)
        {
            var next = new Segment(memory, RunningIndex + Memory.Length);
            Next = next;
            return next;
        }
    }

    /// <summary>Gives out memory of one size, or of the size that is asked for if that is more.</summary>
    private sealed class SegmentedOutput(int size) : IBufferWriter<byte>
    {
        private readonly List<byte> _written = [];
        private byte[] _current = [];

        public byte[] ToArray() => [.. _written];

        public void Advance(int count) => _written.AddRange(_current.AsSpan(0, count));

        public Memory<byte> GetMemory(int sizeHint = 0) => _current = new byte[Math.Max(size, sizeHint)];

        public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
    }
}
