using FastSer.Cursors;

namespace FastSer.Tests.Compact;

/// <summary>A writer and a reader for the primitives alone.</summary>
internal static class Wire
{
    public delegate void Write(ref FastWriter writer);

    public delegate T Read<out T>(ref FastReader reader);

    public static byte[] ToBytes(Write write)
    {
        FastWriter writer = default;
        writer.StartScratch(SinkKind.Scratch, options: null);
        write(ref writer);
        return writer.ToArrayAndRelease();
    }

    /// <summary>Reads a value that must take all of the bytes.</summary>
    public static T FromBytes<T>(ReadOnlySpan<byte> data, Read<T> read)
    {
        var reader = new FastReader(data, options: null);
        var value = read(ref reader);
        Assert.Equal(data.Length, reader.OffsetIn(data));
        return value;
    }

    public static FastSerErrorCode ErrorOf<T>(ReadOnlySpan<byte> data, Read<T> read)
    {
        var reader = new FastReader(data, options: null);
        try
        {
            read(ref reader);
            return FastSerErrorCode.None;
        }
        catch (FastSerException exception)
        {
            return exception.Code;
        }
    }
}
