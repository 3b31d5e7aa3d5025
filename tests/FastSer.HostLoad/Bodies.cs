namespace FastSer.HostLoad;

/// <summary>Random bodies: right ones, and those of a sender who means harm or is broken.</summary>
internal sealed class Bodies(Random random)
{
    private static readonly byte[][] s_lengths = [[0xFF, 0xFF, 0xFF, 0xFF, 0x7F], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0xFE], [0xFF, 0, 0, 0, 0x10]];

    public Random Random => random;

    public Order Order(int maxLines = 300) => new()
    {
        Id = random.Next(),
        Name = random.Next(4) == 0 ? null : Text(),
        Lines = [.. Enumerable.Range(0, random.Next(3) == 0 ? random.Next(maxLines) : random.Next(4)).Select(i => new Line(Text(), i))],
    };

    /// <summary>One of the ways to spoil bytes. The result may still be readable.</summary>
    public byte[] Spoil(byte[] bytes)
    {
        var place = random.Next(bytes.Length);
        switch (random.Next(6))
        {
            case 0:
                var flipped = bytes.ToArray();
                for (var i = random.Next(1, 4); i > 0; i--)
                {
                    flipped[random.Next(flipped.Length)] ^= (byte)(1 << random.Next(8));
                }

                return flipped;
            case 1:
                return bytes[..place];
            case 2:
                return [.. bytes, .. Noise(random.Next(1, 50))];
            case 3:
                return Noise(random.Next(200));
            case 4:
                return [.. bytes[..place], .. s_lengths[random.Next(s_lengths.Length)], .. bytes[place..]];
            default:
                return [.. bytes[..place], .. Noise(bytes.Length - place)];
        }
    }

    public byte[] Sequence(out int sum)
    {
        sum = 0;
        using var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream))
        {
            for (var i = random.Next(20); i >= 0; i--)
            {
                var order = Order(10);
                sum = unchecked(sum + order.Id);
                writer.Write(order);
            }
        }

        return stream.ToArray();
    }

    /// <summary>Nested deeper than is allowed.</summary>
    public byte[] Deep() => [.. Enumerable.Repeat((byte)1, random.Next(100, 100_000))];

    private byte[] Noise(int length)
    {
        var bytes = new byte[length];
        random.NextBytes(bytes);
        return bytes;
    }

    private string Text() => string.Create(random.Next(40), random, static (chars, random) =>
    {
        var limit = random.Next(4) == 0 ? 0xFFFF : 0x7F;
        foreach (ref var one in chars)
        {
            one = (char)random.Next(' ', limit);
        }
    });
}
