namespace FastSer.Benchmarks.Systems.Floors;

internal static partial class FloorCandidate
{
    private const string SizeNote = "as many bytes as FastSer's";

    public static Candidate CopyToBuffer(byte[] bytes)
    {
        var buffer = new byte[bytes.Length];
        return Copy(bytes, count =>
        {
            for (var i = 0; i < count; i++)
                bytes.AsSpan().CopyTo(buffer);
        });
    }

    public static Candidate CopyToArray(byte[] bytes) => Copy(bytes, count =>
    {
        for (var i = 0; i < count; i++)
        {
            var result = Wire.NewArray(bytes.Length);
            bytes.AsSpan().CopyTo(result);
            Sink<byte[]>.Value = result;
        }
    });

    public static Candidate CopyToNewStream(byte[] bytes) => Copy(bytes, count =>
    {
        for (var i = 0; i < count; i++)
        {
            var stream = new MemoryStream();
            stream.Write(bytes);
            Sink<MemoryStream>.Value = stream;
        }
    });

    /// <summary>One plain write to a stream for each item, all of the mean length.</summary>
    public static Candidate WriteItems(byte[] bytes, int items)
    {
        var length = bytes.Length / items;
        var stream = new MemoryStream(bytes.Length);
        return Floor("Floor: Stream.Write of the bytes", SizeNote) with
        {
            PayloadSize = () => bytes.Length,
            Repeat = count =>
            {
                for (var i = 0; i < count; i++)
                {
                    stream.Position = 0;
                    for (var item = 0; item < items; item++)
                        stream.Write(bytes, item * length, length);
                }
            },
        };
    }

    /// <summary>One plain read from a stream into a new array for each item, all of the mean length.</summary>
    public static Candidate ReadItems(byte[] bytes, int items)
    {
        var length = bytes.Length / items;
        var stream = new MemoryStream(bytes);
        return Floor("Floor: Stream.Read of the bytes", SizeNote + ", into new arrays") with
        {
            PayloadSize = () => bytes.Length,
            Repeat = count =>
            {
                for (var i = 0; i < count; i++)
                {
                    stream.Position = 0;
                    for (var item = 0; item < items; item++)
                    {
                        var result = Wire.NewArray(length);
                        stream.ReadExactly(result);
                        Sink<byte[]>.Value = result;
                    }
                }
            },
        };
    }

    private static Candidate Copy(byte[] bytes, Action<int> repeat) => Floor(CopyName, SizeNote) with
    {
        PayloadSize = () => bytes.Length,
        Repeat = repeat,
    };
}
