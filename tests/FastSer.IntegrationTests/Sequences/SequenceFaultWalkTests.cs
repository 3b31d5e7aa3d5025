using System.Globalization;
using FastSer.IntegrationTests.InputForms;

namespace FastSer.IntegrationTests.Sequences;

/// <summary>
/// Items of every framing with each of their bytes replaced by each other, and each of their beginnings: all ways to read a
/// sequence find the same values and faults at the same places, and nothing but faults.
/// </summary>
public sealed class SequenceFaultWalkTests
{
    private const int MostResults = 8;

    [DeepFact]
    public void PlainItems()
    {
        Walk(7, 0x01020304);
        Walk(true, false);
        Walk(1.5m, 2m);
        Walk(DateTime.UnixEpoch, default(DateTime));
        Walk(new FlagAndTime { IsSet = true }, default(FlagAndTime));
    }

    [Fact]
    public void ItemsWithoutAFrame()
    {
        Walk(new ShortAndFlag { Number = 300, IsSet = true }, new ShortAndFlag { Number = 1 });
        Walk(new Compact<int>(100_000), new Compact<int>(3));
        Walk(new Compact<long>(long.MinValue), new Compact<long>(3));
        Walk(new Compact<decimal>(12345.67m), new Compact<decimal>(1));
    }

    [Fact]
    public void ItemsWithoutAFrameThatMayBeNull() => Walk(
        new ControlledItem { Letter = 'x', Count = 70_000, Sum = -1, Price = 1.5m, Id = Guid.Parse("0102030405060708090a0b0c0d0e0f10") },
        new ControlledItem());

    [Fact]
    public void FramedItems()
    {
        Walk("text", "");
        Walk<int?>(5, null);
        Walk<int[]>([1, 2], []);
        Walk(("a", 2), ("", 0));
        Walk(new Note { IsRead = true, Page = 4, Text = "ab" }, new Note());
        Walk(new ComputedNote { IsRead = true, Text = "ab" }, new ComputedNote());
        Walk(new List<string?> { "a", null }, new List<string?>());
        Walk(new Version(1, 2, 3), new Version(1, 0));
        Walk(Tuple.Create(1, "b"), Tuple.Create(0, ""));
    }

    [Theory]
    [InlineData("030102", 3)]
    [InlineData("03FFFF", 3)]
    [InlineData("070102", 3)]
    [InlineData("F0", 1)]
    public void FaultyControlBitsTakeNoMoreThanTheirTypeHas(string hex, int size)
    {
        byte[] bytes = [.. Convert.FromHexString(hex), .. Encode(new ShortAndFlag { Number = 300, IsSet = true })];
        using var reader = new FastSerStreamReader(new MemoryStream(bytes));

        var exception = Assert.Throws<FastSerException>(() => reader.Read<ShortAndFlag>());

        Assert.InRange(exception.Offset, 0, size - 1);
        Assert.Equal(size, reader.BytesRead);
        var next = reader.Read<ShortAndFlag>();
        Assert.Equal((300, true), (next.Number, next.IsSet));
        Assert.False(reader.HasNext());
    }

    /// <summary>Names the roots where the generator sees them.</summary>
    [Fact]
    public void RootsHaveSerializers()
    {
        FastSerializer.Serialize<int?>(5);
        FastSerializer.Serialize<int[]>([]);
        FastSerializer.Serialize(("", 0));
        FastSerializer.Serialize<List<string?>>([]);
        FastSerializer.Serialize(Tuple.Create(0, ""));
        FastSerializer.Serialize(new Compact<int>(1));
        FastSerializer.Serialize(new Compact<long>(1));
        FastSerializer.Serialize(new Compact<decimal>(1));
    }

    private static void Walk<T>(params T[] items)
    {
        var first = Encode(items[0]);
        byte[] rest = [.. items.Skip(1).SelectMany(Encode), .. first];
        for (var length = 0; length <= first.Length; length++)
        {
            Compare<T>(first[..length]);
        }

        var changed = (byte[])[.. first, .. rest];
        for (var i = 0; i < first.Length; i++)
        {
            for (var value = 0; value < 256; value += value is > 8 and < 250 ? 31 : 1)
            {
                changed[i] = (byte)value;
                Compare<T>(changed);
            }

            changed[i] = first[i];
        }
    }

    private static void Compare<T>(byte[] bytes)
    {
        var expected = Read<T>(new MemoryStream(bytes), static reader => reader.Read<T>());
        var name = $"{typeof(T)} {Convert.ToHexString(bytes)}";
        Check("TryRead", Read<T>(new MemoryStream(bytes), static reader =>
            reader.TryRead<T>(out var item) ? item : throw End(reader)));
        Check("HasNext", Read<T>(new MemoryStream(bytes), static reader =>
            reader.HasNext() ? reader.Read<T>() : throw End(reader)));
        Check("ReadAsync", Read<T>(new MemoryStream(bytes), static reader => Pump.Wait(() => reader.ReadAsync<T>())));
        Check("short reads", Read<T>(new TrickleStream(bytes, new Random(1), 1), static reader => reader.Read<T>()));
        Check("short async", Read<T>(new TrickleStream(bytes, new Random(1), 3), static reader => Pump.Wait(() => reader.ReadAsync<T>())));
        Check("ReadAll", Read<T>(new MemoryStream(bytes), static reader =>
        {
            foreach (var item in reader.ReadAll<T>())
            {
                return item;
            }

            throw End(reader);
        }));

        void Check(string way, string actual) => Assert.True(expected == actual, $"{name}, {way}:\n{expected}\n{actual}");
    }

    private static FastSerException End(FastSerStreamReader reader) => Assert.Throws<FastSerException>(() => reader.Read<int>());

    /// <summary>The values and faults one after another, until the end or a fault that does not go away.</summary>
    private static string Read<T>(Stream stream, Func<FastSerStreamReader, T> read)
    {
        using var reader = new FastSerStreamReader(stream);
        var results = new List<string>();
        while (results.Count < MostResults)
        {
            try
            {
                var item = read(reader);
                results.Add($"{reader.BytesRead}: {Convert.ToHexString(FastSerializer.Serialize(item))}");
            }
            catch (FastSerException exception)
            {
                results.Add(string.Create(
                    CultureInfo.InvariantCulture, $"{reader.BytesRead}: {exception.Code} at {exception.Offset}"));
                if (results.Count > 1 && results[^1] == results[^2])
                {
                    break;
                }
            }
        }

        return string.Join('\n', results);
    }

    private static byte[] Encode<T>(T item)
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream))
        {
            writer.Write(item);
        }

        return stream.ToArray();
    }
}
