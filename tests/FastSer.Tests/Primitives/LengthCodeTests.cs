using FastSer.Primitives;

namespace FastSer.Tests.Primitives;

/// <summary>The one decoder of lengths.</summary>
public class LengthCodeTests
{
    [Theory]
    [InlineData(0u)]
    [InlineData(1u)]
    [InlineData(254u)]
    [InlineData(255u)]
    [InlineData(256u)]
    [InlineData(uint.MaxValue)]
    public void WhatWasPutIsGotWhateverFollows(uint length)
    {
        var bytes = new byte[LengthCode.MaxSize + 1];
        bytes.AsSpan().Fill(0xEE);
        LengthCode.Put(ref bytes[0], length);

        var size = LengthCode.Get(bytes, out var read);

        Assert.Equal((LengthCode.SizeOf(length), length), (size, read));
        Assert.Equal(LengthCode.IsShort(length), LengthCode.TryGetShort(ref bytes[0], out _));
        Assert.Equal(0xEE, bytes[size]);
    }

    [Theory]
    [InlineData(0u)]
    [InlineData(254u)]
    public void TheLongFormOfAShortLengthIsRefused(uint length)
    {
        byte[] bytes = [255, .. BitConverter.GetBytes(length)];

        Assert.Equal(LengthCode.NotShortest, LengthCode.Get(bytes, out var read));
        Assert.Equal(0u, read);
        Assert.False(LengthCode.TryGetLong(ref bytes[0], out _));
    }

    [Fact]
    public void ALengthThatIsNotAllThereIsTruncated()
    {
        byte[] bytes = [255, 255, 0, 0, 0];
        for (var size = 0; size < bytes.Length; size++)
        {
            Assert.Equal(LengthCode.Truncated, LengthCode.Get(bytes.AsSpan(0, size), out var read));
            Assert.Equal(0u, read);
        }

        Assert.Equal(LengthCode.MaxSize, LengthCode.Get(bytes, out _));
    }

    [Theory]
    [InlineData(255u)]
    [InlineData(0x8040_2010u)]
    public void TheLongFormSplitsBeforeItsLastByte(uint length)
    {
        var bytes = new byte[LengthCode.MaxSize];
        LengthCode.Put(ref bytes[0], length);

        var front = LengthCode.SplitLong(length, out var last);

        byte[] joined = [.. BitConverter.GetBytes(front), last];
        Assert.Equal(bytes, joined);
    }
}
