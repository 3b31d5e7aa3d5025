#pragma warning disable CA2263 // The calls by a Type are what is tested.
namespace FastSer.IntegrationTests.Sequences;

/// <summary>Items of types that only a <see cref="Type"/> tells. The list of operations compares those of all types.</summary>
public sealed class SequenceByTypeTests
{
    private static readonly FastSerStreamOptions s_open = new() { LeaveOpen = true };

    /// <summary>A type that no attribute marks and no call names.</summary>
    private sealed class Unknown;

    [Fact]
    public void ItemsOfManyTypesAreReadInTheirOrder()
    {
        (Type Type, object? Value)[] items =
            [(typeof(int), 5), (typeof(string), "five"), (typeof(string), null), (typeof(int?), null), (typeof(Shape), new Circle())];
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, s_open))
        {
            foreach (var (type, value) in items)
            {
                writer.Write(type, value);
            }
        }

        stream.Position = 0;
        using var reader = new FastSerStreamReader(stream);
        foreach (var (type, value) in items)
        {
            Assert.Null(DeepEquality.FirstDifference(value, reader.Read(type)));
        }

        Assert.False(reader.TryRead(typeof(int), out var more));
        Assert.Null(more);
        Assert.Equal(
            FastSerErrorCode.Truncated, Assert.Throws<FastSerException>(() => reader.Read(typeof(int))).Code);
    }

    [Fact]
    public async Task AllItemsAreWrittenAndRead()
    {
        var stream = new MemoryStream();
        await using (var writer = new FastSerStreamWriter(stream, s_open))
        {
            writer.WriteAll(typeof(int), (List<int>)[1, 2]);
            await writer.WriteAllAsync(typeof(int), ThreeAndFour());
        }

        stream.Position = 0;
        using (var reader = new FastSerStreamReader(stream, s_open))
        {
            Assert.Equal([1, 2, 3, 4], reader.ReadAll(typeof(int)).Cast<int>());
        }

        stream.Position = 0;
        await using var again = new FastSerStreamReader(stream);
        Assert.Equal(1, await again.ReadAsync(typeof(int)));
        var rest = new List<object?>();
        await foreach (var item in again.ReadAllAsync(typeof(int)))
        {
            rest.Add(item);
        }

        Assert.Equal<object?>([2, 3, 4], rest);
        await Assert.ThrowsAsync<FastSerException>(async () => await again.ReadAsync(typeof(int)));

        static async IAsyncEnumerable<object?> ThreeAndFour()
        {
            yield return 3;
            await Task.Yield();
            yield return 4;
        }
    }

    [Fact]
    public void ItemOfAnotherTypeIsNotWritten()
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, s_open))
        {
            Assert.Equal("item", Assert.Throws<ArgumentException>(() => writer.Write(typeof(int), "text")).ParamName);
            Assert.Throws<ArgumentException>(() => writer.Write(typeof(int), null));
            Assert.Throws<ArgumentException>(() => { _ = writer.WriteAsync(typeof(Circle), new Square()).AsTask(); });
            Assert.Throws<ArgumentException>(() => writer.WriteAll(typeof(int), (object[])[1, "two", 3]));
            writer.Write(typeof(int), 4);
        }

        Assert.Equal([1, 0, 0, 0, 4, 0, 0, 0], stream.ToArray());
    }

    [Fact]
    public void NullForTheTypeIsAnArgumentNullExceptionAtOnce()
    {
        using var writer = new FastSerStreamWriter(new MemoryStream());
        using var reader = new FastSerStreamReader(new MemoryStream([1, 2, 3, 4]));
        Action[] calls =
        [
            () => writer.Write(null!, 1), () => writer.WriteAsync(null!, 1).AsTask(), () => writer.WriteAll(null!, (int[])[]),
            () => writer.WriteAllAsync(null!, null!).AsTask(), () => reader.Read(null!), () => reader.TryRead(null!, out _),
            () => reader.ReadAll(null!), () => reader.ReadAsync(null!).AsTask(), () => reader.ReadAllAsync(null!),
        ];

        Assert.All(calls, static call => Assert.Equal("type", Assert.Throws<ArgumentNullException>(call).ParamName));
        Assert.Equal("items", Assert.Throws<ArgumentNullException>(() => writer.WriteAll(typeof(int), null!)).ParamName);
    }

    [Fact]
    public async Task TypeWithoutASerializerFailsAsTheGenericCallDoes()
    {
        await using var writer = new FastSerStreamWriter(new MemoryStream());
        await using var reader = new FastSerStreamReader(new MemoryStream([1, 2, 3, 4]));
        var expected = Assert.Throws<FastSerException>(() => Write(writer, new Unknown()));
        FastSerException[] found =
        [
            Assert.Throws<FastSerException>(() => writer.Write(typeof(Unknown), new Unknown())),
            await Assert.ThrowsAsync<FastSerException>(async () => await writer.WriteAsync(typeof(Unknown), new Unknown())),
            Assert.Throws<FastSerException>(() => reader.Read(typeof(Unknown))),
            await Assert.ThrowsAsync<FastSerException>(async () => await reader.ReadAsync(typeof(Unknown))),
        ];

        Assert.All(found, exception => Assert.Equal((FastSerErrorCode.NoSerializer, expected.Message), (exception.Code, exception.Message)));
    }

    [Fact]
    public void CancelledTokenEndsTheCallBeforeAnythingIsDone()
    {
        using var writer = new FastSerStreamWriter(new MemoryStream());
        using var reader = new FastSerStreamReader(new MemoryStream([1, 2, 3, 4]));
        var cancelled = new CancellationToken(canceled: true);

        Assert.Throws<OperationCanceledException>(() => { _ = writer.WriteAsync(typeof(int), 1, cancelled).AsTask(); });
        Assert.Throws<OperationCanceledException>(() => { _ = reader.ReadAsync(typeof(int), cancelled).AsTask(); });
        Assert.Equal((0, 0), (writer.BytesWritten, reader.BytesRead));
        Assert.Equal(0x04030201, reader.Read(typeof(int)));
    }

    private static void Write<T>(FastSerStreamWriter writer, T value) => writer.Write(value);
}
