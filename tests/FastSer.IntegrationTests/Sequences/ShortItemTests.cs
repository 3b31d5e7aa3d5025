using FastSer.CompilerServices;

namespace FastSer.IntegrationTests.Sequences;

/// <summary>Small objects have a way of their own through message sequences. It must not differ from the general one.</summary>
public sealed class ShortItemTests
{
    private static readonly FastSerStreamOptions s_smallBuffer = new() { BufferSize = 256 };

    [Fact]
    public void TheTwoTypesGoDifferentWays()
    {
        Assert.IsType<BoundedSerializer<Note>>(SerializerCache<Note>.Instance);
        Assert.IsType<SerializableSerializer<ComputedNote>>(SerializerCache<ComputedNote>.Instance);
    }

    /// <summary>Round the longest header of one byte, the longest string of one byte, and the end of the buffer.</summary>
    [Fact]
    public void BytesAreThoseOfTheGeneralWay()
    {
        for (var length = -2; length < 600; length++)
        {
            var text = length < 0 ? null : new string('x', length);
            var page = length % 3 == 0 ? length : (int?)null;
            Note?[] notes = [new Note { Text = text, Page = page }, null, new Note { IsRead = true, Text = text }];
            ComputedNote?[] computed =
                [new ComputedNote { Text = text, Page = page }, null, new ComputedNote { IsRead = true, Text = text }];
            var expected = Write(s_smallBuffer, computed);
            Assert.Equal(expected, Write(s_smallBuffer, notes));

            var read = Read<Note>(expected, notes.Length);
            Assert.Equal(
                notes.Select(note => (note?.IsRead, note?.Page, note?.Text)),
                read.Select(note => (note?.IsRead, note?.Page, note?.Text)));
        }
    }

    [Fact]
    public async Task BytesAreTheSameWithoutBlocking()
    {
        Note?[] notes = [.. Enumerable.Range(0, 400).Select(i => i % 7 == 0 ? null : new Note { Text = new string('y', i) })];
        var stream = new MemoryStream();
        await using (var writer = new FastSerStreamWriter(stream, s_smallBuffer))
        {
            foreach (var note in notes)
                await writer.WriteAsync(note);
        }

        Assert.Equal(Write(s_smallBuffer, notes), stream.ToArray());
    }

    [Theory]
    [InlineData("abc")]
    [InlineData("\u0430\u0431\u0432")]
    [InlineData(null)]
    public void LargestItemIsThatOfTheGeneralWay(string? text)
    {
        for (var size = 1; size < 24; size++)
        {
            var options = new FastSerStreamOptions { MaxItemSize = size };
            Assert.Equal(
                CodeOfWriting(options, new ComputedNote { Text = text, Page = 5 }),
                CodeOfWriting(options, new Note { Text = text, Page = 5 }));
        }
    }

    [Fact]
    public void FaultsAreThoseOfTheGeneralWay()
    {
        var bytes = Write(s_smallBuffer, [new Note { IsRead = true, Page = 300, Text = "text" }]);
        for (var length = 0; length < bytes.Length; length++)
            AssertSameOutcome(bytes[..length]);
        for (var i = 0; i < bytes.Length; i++)
        {
            for (var value = 0; value < 256; value++)
            {
                var mutated = bytes.ToArray();
                mutated[i] = (byte)value;
                AssertSameOutcome([.. mutated, .. bytes]);
            }
        }
    }

    [Fact]
    public void NothingIsWrittenAfterTheEnd()
    {
        var writer = new FastSerStreamWriter(new MemoryStream());
        writer.Write(new Note());
        writer.Dispose();
        Assert.Throws<ObjectDisposedException>(() => writer.Write(new Note()));
    }

    [Fact]
    public void NothingIsWrittenAfterTheStreamFailed()
    {
        var stream = new MemoryStream(new byte[4]);
        var writer = new FastSerStreamWriter(stream);
        writer.Write(new Note { Text = "too long" });
        Assert.Throws<NotSupportedException>(writer.Flush);
        Assert.Throws<InvalidOperationException>(() => writer.Write(new Note()));
    }

    private static void AssertSameOutcome(byte[] bytes) =>
        Assert.Equal(OutcomeOf<ComputedNote>(bytes), OutcomeOf<Note>(bytes).Replace(nameof(Note), nameof(ComputedNote), StringComparison.Ordinal));

    /// <summary>The items up to the first fault, and the fault.</summary>
    private static string OutcomeOf<T>(byte[] bytes)
        where T : class
    {
        using var reader = new FastSerStreamReader(new MemoryStream(bytes));
        var outcome = "";
        try
        {
            while (reader.TryRead<T?>(out var item))
                outcome += item is null ? "null " : Convert.ToHexString(FastSerializer.Serialize(item)) + " ";
            return outcome;
        }
        catch (FastSerException exception)
        {
            return $"{outcome}{exception.Code} at {exception.Offset} in {exception.TypeName?.Split('.')[^1]}.{exception.MemberPath}, {reader.BytesRead}";
        }
    }

    private static FastSerErrorCode? CodeOfWriting<T>(FastSerStreamOptions options, T item)
    {
        using var writer = new FastSerStreamWriter(new MemoryStream(), options);
        try
        {
            writer.Write(item);
            return null;
        }
        catch (FastSerException exception)
        {
            return exception.Code;
        }
    }

    private static byte[] Write<T>(FastSerStreamOptions options, T[] items)
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, options))
        {
            foreach (var item in items)
                writer.Write(item);
        }

        return stream.ToArray();
    }

    private static T?[] Read<T>(byte[] bytes, int count)
        where T : class
    {
        using var reader = new FastSerStreamReader(new MemoryStream(bytes), s_smallBuffer);
        return [.. Enumerable.Range(0, count).Select(_ => reader.Read<T?>())];
    }
}
