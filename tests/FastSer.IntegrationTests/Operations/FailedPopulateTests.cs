using System.Runtime.InteropServices;

namespace FastSer.IntegrationTests.Operations;

/// <summary>A failed Populate leaves valid values in the caller's own memory.</summary>
public sealed class FailedPopulateTests
{
    [Theory]
    [InlineData(3)]
    [InlineData(40)]
    [InlineData(5000)]
    public void ArraysAndListsHoldNoInvalidValues(int count)
    {
        var flags = Enumerable.Repeat(true, count).ToArray();
        var dates = Enumerable.Repeat(DateTime.MaxValue, count).ToArray();
        var times = Enumerable.Repeat(TimeOnly.MaxValue, count).ToArray();
        var values = Enumerable.Repeat(new FlaggedTime(true, DateTime.MaxValue, 7), count).ToArray();
        foreach (var at in new[] { 0, count / 2, count - 1 })
        {
            Fail(flags, at, 1, static bytes => bytes[0] = 7);
            Fail(flags.ToList(), at, 1, static bytes => bytes[0] = 7);
            Fail(dates, at, 8, static bytes => bytes.Fill(0x7F));
            Fail(dates.ToList(), at, 8, static bytes => bytes.Fill(0x7F));
            Fail(times, at, 8, static bytes => bytes.Fill(0x7F));
            Fail(values, at, 13, static bytes => bytes[..9].Fill(0x7F));
            Fail(values.ToList(), at, 13, static bytes => bytes[..9].Fill(0x7F));
        }
    }

    [Fact]
    public void MembersHoldNoInvalidValues()
    {
        var value = new FlagHolder { Flags = [true, true, true, true, true, true, true, true, true, true] };
        var flags = value.Flags;
        var bytes = FastSerializer.Serialize(value);
        bytes[^2] = 7;

        Assert.Throws<FastSerException>(() => FastSerializer.Populate(bytes, ref value));

        Assert.All(MemoryMarshal.AsBytes(flags.AsSpan()).ToArray(), static flag => Assert.InRange(flag, 0, 1));
    }

    private delegate void Spoil(Span<byte> element);

    private static void Fail<T>(T[] items, int at, int size, Spoil spoil)
        where T : struct
    {
        var bytes = Spoilt(FastSerializer.Serialize(items), items.Length, at, size, spoil);
        var target = new T[items.Length];
        var same = target;

        Assert.Throws<FastSerException>(() => FastSerializer.Populate(bytes, ref target));

        Assert.Same(same, target);
        Assert.All(target, static item => Assert.True(IsValid(item), $"{item} is left"));
    }

    private static void Fail<T>(List<T> items, int at, int size, Spoil spoil)
        where T : struct
    {
        var bytes = Spoilt(FastSerializer.Serialize(items), items.Count, at, size, spoil);
        var target = new List<T>();

        Assert.Throws<FastSerException>(() => FastSerializer.Populate(bytes, ref target));

        Assert.All(target, static item => Assert.True(IsValid(item), $"{item} is left"));
    }

    private static byte[] Spoilt(byte[] bytes, int count, int at, int size, Spoil spoil)
    {
        spoil(bytes.AsSpan(bytes.Length - ((count - at) * size), size));
        return bytes;
    }

    private static bool IsValid<T>(T item)
        where T : struct => item switch
    {
        bool flag => ByteOf(flag) <= 1,
        DateTime date => date.Ticks <= DateTime.MaxValue.Ticks,
        TimeOnly time => time.Ticks <= TimeOnly.MaxValue.Ticks,
        FlaggedTime value => ByteOf(value.Flag) <= 1 && value.Time.Ticks <= DateTime.MaxValue.Ticks,
        _ => false,
    };

    private static byte ByteOf(bool flag) => MemoryMarshal.AsBytes(new ReadOnlySpan<bool>(ref flag))[0];

    private static void NameRoots() => _ = (
        FastSerializer.GetSize(default(bool[])), FastSerializer.GetSize(default(List<bool>)), FastSerializer.GetSize(default(DateTime[])),
        FastSerializer.GetSize(default(List<DateTime>)), FastSerializer.GetSize(default(TimeOnly[])),
        FastSerializer.GetSize(default(FlaggedTime[])), FastSerializer.GetSize(default(List<FlaggedTime>)));
}

[FastSerType]
public partial record struct FlaggedTime(bool Flag, DateTime Time, int Number);

[FastSerType]
public sealed partial class FlagHolder
{
    public bool[]? Flags { get; set; }
}
