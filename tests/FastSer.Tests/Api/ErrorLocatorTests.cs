using FastSer.CompilerServices;
using FastSer.Tests.TestTypes;
using FastSer.Walking;

namespace FastSer.Tests.Api;

/// <summary>The cost of finding the place of an error: no more than reading up to it, whatever the input.</summary>
[Trait("Promise", "P28")]
public class ErrorLocatorTests
{
    private static readonly WireShape s_blob = WireShape.Object(
        "Blob",
        hasPresence: true,
        WireShape.Member("Data", WireShape.Sequence(WireShape.Scalar(WireScalar.Byte))),
        WireShape.Member("Text", WireShape.String));

    private static readonly WireShape s_row = WireShape.Object(
        "Row",
        hasPresence: true,
        WireShape.Member("Id", WireShape.Scalar(WireScalar.Int32)),
        WireShape.Member("Flag", WireShape.Scalar(WireScalar.Boolean)),
        WireShape.Member("Name", WireShape.String));

    private static readonly WireShape s_point = WireShape.Object(
        "Point",
        hasPresence: false,
        WireShape.Member("IsSet", WireShape.Scalar(WireScalar.Boolean)),
        WireShape.Member("Inner", WireShape.ValueTuple(WireShape.Scalar(WireScalar.Byte), WireShape.Scalar(WireScalar.DateOnly))),
        WireShape.Member("Last", WireShape.Scalar(WireScalar.Int64)));

    public static TheoryData<int> Sizes => [1_000, 2_000, 1_000_000];

    [Theory]
    [MemberData(nameof(Sizes))]
    public void AnArrayBeforeTheFaultIsOneStep(int size)
    {
        byte[] data = [1, .. Header(size), .. new byte[size], 5];

        var location = ErrorLocator.Locate(data, s_blob, FastSerErrorCode.Truncated, data.Length - 1, -1, out var steps);

        Assert.Equal("Text", location.MemberPath);
        Assert.Equal(data.Length - 1, location.Offset);
        Assert.InRange(steps, 1, 10);
    }

    [Fact]
    public void StepsGrowAsTheInputDoes()
    {
        var once = StepsOfRows(10_000);
        var twice = StepsOfRows(20_000);

        Assert.InRange(twice, 1.9 * once, 2.1 * once);
        Assert.InRange(once, 10_000, 10_050);
    }

    [Theory]
    [InlineData(FastSerErrorCode.InvalidPresence, "[3]")]
    [InlineData(FastSerErrorCode.InvalidValue, "[3]")]
    [InlineData(FastSerErrorCode.Truncated, "[3]")]
    [InlineData(FastSerErrorCode.InvalidLength, "[3]")]
    [InlineData(FastSerErrorCode.InvalidReference, "[3]")]
    [InlineData(FastSerErrorCode.UserCode, "[2]")] // Of the object that was just read.
    [InlineData(FastSerErrorCode.DuplicateKey, "[2]")]
    public void WhatFollowsTheCursorIsNotWalked(FastSerErrorCode code, string path)
    {
        var data = Rows(100_000, 8);

        var location = ErrorLocator.Locate(data, WireShape.Sequence(s_row), code, 5 + (8 * 3), -1, out var steps);

        Assert.Equal(path, location.MemberPath);
        Assert.InRange(steps, 1, 40);
    }

    [Theory]
    [InlineData(FastSerErrorCode.InvalidValue)]
    [InlineData(FastSerErrorCode.UserCode)]
    [InlineData(FastSerErrorCode.DuplicateKey)]
    public void DepthBehindTheCursorTakesNoMemory(FastSerErrorCode code)
    {
        const int Depth = 100_000;
        var shape = new SerializableSerializer<Node>().Shape;
        var data = new byte[(5 * Depth) + 1];
        for (var i = 0; i < Depth; i++)
        {
            data[5 * i] = 1;
        }

        ErrorLocator.Locate(data, shape, code, 12, -1);
        var before = GC.GetAllocatedBytesForCurrentThread();
        ErrorLocator.Locate(data, shape, code, 12, -1);

        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 4096);
    }

    [Fact]
    public void LongInputsTakeNoMemory()
    {
        var data = Rows(100_000, 8);
        var shape = WireShape.Sequence(s_row);

        // Code that is compiled again in the background may allocate once.
        var least = Enumerable.Range(0, 5).Min(_ => Measure());

        Assert.InRange(least, 0, 4096);

        long Measure()
        {
            var before = GC.GetAllocatedBytesForCurrentThread();
            ErrorLocator.Locate(data, shape, FastSerErrorCode.Truncated, data.Length - 1, -1);
            return GC.GetAllocatedBytesForCurrentThread() - before;
        }
    }

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(199)]
    [InlineData(4_999)]
    public void TheElementIsNamedWhereverTheCursorWas(int index)
    {
        const int Count = 5_000;
        byte[] data = [.. Header(Count), .. Enumerable.Repeat((byte)1, Count)];
        data[5 + index] = 2;

        foreach (var target in new[] { 0, 5, 5 + index, 6 + index, data.Length })
        {
            var location = ErrorLocator.Locate(
                data, WireShape.Sequence(WireShape.Scalar(WireScalar.Boolean)), FastSerErrorCode.InvalidValue, target, -1, out var steps);

            Assert.Equal((5 + index, $"[{index}]"), (location.Offset, location.MemberPath));
            Assert.InRange(steps, 0, 4);
        }
    }

    [Theory]
    [InlineData(0, 0, "[0].IsSet")]
    [InlineData(77, 0, "[77].IsSet")]
    [InlineData(77, 2, "[77].Inner.Item2")]
    [InlineData(299, 2, "[299].Inner.Item2")]
    public void TheMemberOfAPackedElementIsNamed(int index, int offset, string path)
    {
        const int Count = 300;
        const int Size = 14;
        byte[] data = [.. Header(Count), .. new byte[Count * Size]];
        data.AsSpan(5 + (index * Size) + offset, offset == 0 ? 1 : 4).Fill(0x7F);

        foreach (var target in new[] { 0, 5, data.Length })
        {
            var location = ErrorLocator.Locate(data, WireShape.Sequence(s_point), FastSerErrorCode.InvalidValue, target, -1);

            Assert.Equal((5 + (index * Size) + offset, path), (location.Offset, location.MemberPath));
        }
    }

    [Fact]
    public void AFaultInABlockIsFoundAlthoughTheCursorIsBehindIt()
    {
        byte[] data = [3, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 2, 1];

        var location = ErrorLocator.Locate(data, WireShape.Sequence(s_row), FastSerErrorCode.InvalidValue, 14, -1);

        Assert.Equal((13, "[1].Flag"), (location.Offset, location.MemberPath));
    }

    [Fact]
    public void ATagAmongManyIsFoundAtOnce()
    {
        const int Count = 2_000;
        var cases = Enumerable.Range(0, 1_000).Select(i => WireShape.Case(i, WireShape.String)).ToArray();
        var shape = WireShape.Sequence(WireShape.Union("Any", cases));
        byte[] data = [.. Header(Count), .. Enumerable.Repeat<byte[]>([100, 1], Count - 1).SelectMany(static item => item), 100, 9];

        var location = ErrorLocator.Locate(data, shape, FastSerErrorCode.Truncated, data.Length - 1, -1, out var steps);

        Assert.Equal((data.Length - 1, $"[{Count - 1}]"), (location.Offset, location.MemberPath));
        Assert.InRange(steps, Count, 8 * Count);
    }

    [Theory]
    [InlineData(FastSerErrorCode.Truncated)]
    [InlineData(FastSerErrorCode.InvalidValue)]
    [InlineData(FastSerErrorCode.InvalidLength)]
    [InlineData(FastSerErrorCode.UserCode)]
    public void NothingIsSteppedOverMoreThanTwice(FastSerErrorCode code)
    {
        const int Depth = 200;
        const int Others = 500;
        var data = new List<byte>();
        for (var i = 0; i < Depth; i++)
        {
            // A list that ends, then one whose last element goes on in the same way.
            data.AddRange([1, .. Header(Others), .. Enumerable.Repeat<byte>(0, Others), .. Header(Others), .. Enumerable.Repeat<byte>(0, Others - 1)]);
        }

        var location = ErrorLocator.Locate([.. data, 2], TreeShape(), code, data.Count, -1, out var steps);

        Assert.NotNull(location.MemberPath);
        Assert.InRange(steps, 2 * Depth * Others, 3.1 * Depth * Others);
    }

    [Fact]
    public void LengthThatLiesIsFoundBehindManyThatDoNot()
    {
        var item = WireShape.Tolerant("Item", WireShape.Member("Text", WireShape.String));
        const int Count = 300;
        byte[] data = [.. Header(Count + 2), .. Enumerable.Repeat<byte[]>([4, 3, 2, 65], Count).SelectMany(static bytes => bytes), 3, 3, 2, 65, 4, 3, 2, 65];

        // The reader has gone behind the end of the object, to the end of its member.
        var location = ErrorLocator.Locate(data, WireShape.Sequence(item), FastSerErrorCode.InvalidMembers, data.Length - 4, -1, out var steps);

        Assert.Equal((5 + (4 * Count), $"[{Count}]", "Item"), (location.Offset, location.MemberPath, location.TypeName));
        Assert.InRange(steps, Count, Count + 20);
    }

    private static WireShape TreeShape()
    {
        WireShape? tree = null;
        return tree = WireShape.Object(
            "Tree",
            hasPresence: true,
            WireShape.Member("Others", WireShape.Sequence(WireShape.Deferred(() => tree!))),
            WireShape.Member("More", WireShape.Sequence(WireShape.Deferred(() => tree!))));
    }

    private static long StepsOfRows(int count)
    {
        var data = Rows(count, 8);
        ErrorLocator.Locate(data, WireShape.Sequence(s_row), FastSerErrorCode.Truncated, data.Length - 1, -1, out var steps);
        return steps;
    }

    /// <summary>Rows that are not null, of a name of no character.</summary>
    private static byte[] Rows(int count, int size)
    {
        byte[] row = [1, 7, 0, 0, 0, 1, 2, 65];
        Assert.Equal(size, row.Length);
        return [.. Header(count), .. Enumerable.Repeat(row, count).SelectMany(static bytes => bytes)];
    }

    private static byte[] Header(int count) => [255, .. BitConverter.GetBytes(count + 1)];
}
