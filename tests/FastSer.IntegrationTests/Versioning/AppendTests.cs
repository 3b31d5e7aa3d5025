using System.Buffers;

namespace FastSer.IntegrationTests.Versioning;

/// <summary>Bytes from before members were appended, and from after it.</summary>
public sealed partial class AppendTests
{
    private static readonly Old.Holder s_holder = new()
    {
        Spot = new() { X = 1 },
        Orders = [new() { Id = 1, Name = "a" }, null, new()],
        Figure = new Old.Circle { Radius = 2 },
        Last = 9,
    };

    [Fact]
    public void AppendedMembersTakeTheirDefaults()
    {
        var order = Read<New.Order>(new Old.Order { Id = 1, Name = "a" });
        var entry = Read<New.Entry>(new Old.Entry(2, new Old.Order { Id = 3 }));

        Assert.Equal((1, "a", 7, "none", "own"), (order.Id, order.Name, order.Count, order.Note, Assert.Single(order.Tags)));
        Assert.Equal((2, DayOfWeek.Friday, "text", "initial", 0), (entry.Id, entry.Day, entry.Text, entry.Comment, entry.Missing));
        Assert.Equal((3, null, 7), (entry.Order!.Id, entry.Order.Name, entry.Order.Count));
        Assert.Equal((5, null), (Read<New.Spot>(new Old.Spot { X = 5 }).X, Read<New.Spot>(new Old.Spot()).Name));
        Assert.Equal((300, 5), (Read<New.Measure>(new Old.Measure { Sensor = 300 }).Sensor, Read<New.Measure>(new Old.Measure()).Quality));
    }

    [Fact]
    public void OlderObjectsKeepTheirIdentity()
    {
        var old = new Old.Node();
        old.Next = new() { Next = old };

        var node = Read<New.Node>(old);

        Assert.Same(node, node.Next!.Next);
        Assert.Equal("node", node.Name);
    }

    [Fact]
    public void OlderObjectsAreReadWhereverTheyStand()
    {
        var bytes = FastSerializer.Serialize(s_holder);
        var holder = FastSerializer.Deserialize<New.Holder>(bytes)!;

        Assert.Equal((1, 3, 9, 3), (holder.Spot.X, holder.Orders!.Count, holder.Last, ((New.Circle)holder.Figure!).Color));
        Assert.Null(holder.Orders[1]);
        Assert.All([holder.Orders[0]!, holder.Orders[2]!], static order => Assert.Equal(7, order.Count));
        Assert.Equal(bytes.Length, FastSerializer.Skip<New.Holder>(bytes));
    }

    [Fact]
    public void OlderBytesAreReadFromStreamsAndSegments()
    {
        var bytes = FastSerializer.Serialize(s_holder);
        using var stream = new MemoryStream(bytes);
        var fromStream = FastSerializer.Deserialize<New.Holder>(stream)!;
        var fromSequence = FastSerializer.Deserialize<New.Holder>(new ReadOnlySequence<byte>(bytes))!;

        Assert.Equal(FastSerializer.Serialize(fromStream), FastSerializer.Serialize(fromSequence));
    }

    [Fact]
    public void EveryPrefixOfOlderBytesIsTruncated()
    {
        var bytes = FastSerializer.Serialize(s_holder);
        for (var length = 0; length < bytes.Length; length++)
        {
            var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<New.Holder>(bytes.AsSpan(0, length)));

            Assert.Equal(FastSerErrorCode.Truncated, exception.Code);
            Assert.Equal(FastSerErrorCode.Truncated, Assert.Throws<FastSerException>(() => FastSerializer.Skip<New.Holder>(bytes.AsSpan(0, length))).Code);
        }
    }

    [Fact]
    public void NewerBytesAreRefusedWithTheNumbersOfMembers()
    {
        var bytes = FastSerializer.Serialize(new List<New.Order?> { null, new() });

        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<List<Old.Order?>>(bytes));

        Assert.Equal((FastSerErrorCode.NewerVersion, 2L, "[1]"), (exception.Code, exception.Offset, exception.MemberPath));
        Assert.EndsWith("Old.Order", exception.TypeName!.Replace('+', '.'), StringComparison.Ordinal);
        Assert.Contains("it has 5 members, and this version knows 2", exception.Message, StringComparison.Ordinal);
        var skipped = Assert.Throws<FastSerException>(() => FastSerializer.Skip<List<Old.Order?>>(bytes));
        Assert.Equal((FastSerErrorCode.NewerVersion, 2L), (skipped.Code, skipped.Offset));
    }

    [Fact]
    public void OneMemberMoreIsRefusedOfEveryKindOfType()
    {
        AssertNewer<Old.Spot>(FastSerializer.Serialize(new New.Spot { X = 5 }), 0);
        AssertNewer<Old.Measure>(FastSerializer.Serialize(new New.Measure { Sensor = 300 }), 0);
        AssertNewer<Old.Node>(FastSerializer.Serialize(new New.Node()), 1);
        AssertNewer<Old.Holder>(FastSerializer.Serialize(new New.Holder { Spot = new() { Name = "a" } }), 5);
        AssertNewer<Old.Order>([4, 1, 0, 0, 0, 2, 65, 0, 0, 0, 0], 0);
        AssertNewer<New.Spot>([4, 1, 0, 0, 0, 1, 0], 0);

        static void AssertNewer<T>(byte[] bytes, long offset)
        {
            using var stream = new BufferedStream(new MemoryStream(bytes));
            foreach (var read in new Action[]
            {
                () => FastSerializer.Deserialize<T>(bytes), () => FastSerializer.Skip<T>(bytes), () => FastSerializer.Deserialize<T>(stream),
            })
            {
                var exception = Assert.Throws<FastSerException>(read);
                Assert.Equal((FastSerErrorCode.NewerVersion, offset), (exception.Code, exception.Offset));
            }
        }
    }

    [Theory]
    [InlineData(new byte[] { 4, 1, 0, 0, 0, 1, 0 }, FastSerErrorCode.NewerVersion, 0)]
    [InlineData(new byte[] { 255 }, FastSerErrorCode.NewerVersion, 0)]
    [InlineData(new byte[] { 0 }, FastSerErrorCode.InvalidPresence, 0)]
    [InlineData(new byte[] { }, FastSerErrorCode.Truncated, 0)]
    [InlineData(new byte[] { 2, 1, 0, 0 }, FastSerErrorCode.Truncated, 1)]
    public void HostileCountsOfStructsAreRefused(byte[] bytes, FastSerErrorCode code, long offset)
    {
        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<New.Spot>(bytes));

        Assert.Equal((code, offset), (exception.Code, exception.Offset));
    }

    [Fact]
    public void CountOfNoneIsAnObjectAndNotNull()
    {
        Assert.Equal(7, FastSerializer.Deserialize<New.Order>([1])!.Count);
        Assert.Null(FastSerializer.Deserialize<New.Order>([0]));
        Assert.Equal(FastSerErrorCode.InvalidValue, Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<New.Figure>([1, 0])).Code);
        Assert.Equal(FastSerErrorCode.InvalidPresence, Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<New.Node>([1, 0])).Code);
    }

    [Fact]
    public void LengthLimitsHoldForOlderBytes()
    {
        // Four members of five: a note that is too long.
        byte[] bytes = [5, 1, 0, 0, 0, 0, 2, 0, 0, 0, 10, 65, 65, 65, 65, 65];

        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<New.Order>(bytes));

        Assert.Equal((FastSerErrorCode.LengthExceeded, 10L, "Note"), (exception.Code, exception.Offset, exception.MemberPath));
    }

    [Fact]
    public void PopulatingKeepsTheObjectForBytesOfItsVersionOnly()
    {
        var existing = new New.Order { Id = 1, Count = 99 };
        var kept = existing;

        FastSerializer.Populate(FastSerializer.Serialize(new New.Order { Id = 2, Count = 3 }), ref existing);
        Assert.Same(kept, existing);
        Assert.Equal((2, 3), (existing!.Id, existing.Count));

        FastSerializer.Populate(FastSerializer.Serialize(new Old.Order { Id = 4 }), ref existing);
        Assert.NotSame(kept, existing);
        Assert.Equal((4, 7), (existing!.Id, existing.Count));
    }

    [Fact]
    public void CallbacksSeeTheObjectBeforeAndAfterItsMembers()
    {
        Assert.Equal(["0 2", "5 2"], FastSerializer.Deserialize<New.Told>([2, 5, 0, 0, 0])!.Log);
        Assert.Equal(["0 2", "5 6"], FastSerializer.Deserialize<New.Told>([3, 5, 0, 0, 0, 6, 0, 0, 0])!.Log);
    }

    [Fact]
    public void FingerprintIsThatOfAllVersions()
    {
        var options = new FastSerializerOptions { Fingerprint = true };

        var order = FastSerializer.Deserialize<New.Order>(FastSerializer.Serialize(new Old.Order { Id = 3 }, options), options)!;

        Assert.Equal((3, 7), (order.Id, order.Count));
    }

    [Fact]
    public void TrackedObjectTooDeepIsNamedWhereItBegins()
    {
        byte[] bytes = [.. Enumerable.Repeat(new byte[] { 1, 2 }, 66).SelectMany(static part => part), 0];

        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<New.Node>(bytes));

        Assert.Equal((FastSerErrorCode.DepthExceeded, 128L), (exception.Code, exception.Offset));
        Assert.Equal(FastSerErrorCode.DepthExceeded, Assert.Throws<FastSerException>(() => FastSerializer.Skip<New.Node>(bytes)).Code);
    }

    private static T Read<T>(object value) => FastSerializer.Deserialize<T>(FastSerializer.Serialize(value.GetType(), value))!;
}
