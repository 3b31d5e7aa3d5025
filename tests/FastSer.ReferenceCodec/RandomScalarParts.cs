namespace FastSer.ReferenceCodec;

/// <summary>Random numbers that are a value of a scalar.</summary>
internal static class RandomScalarParts
{
    private const long MaxTicks = 3_155_378_975_999_999_999;

    public static ScalarValue Of(ScalarKind kind, Random random)
    {
        if (kind == ScalarKind.Decimal)
        {
            var flags = ((uint)random.Next(29) << 16) | (random.Next(2) == 0 ? 0 : 0x8000_0000);
            return new ScalarValue(flags, Bits(random, 4), Bits(random, 8));
        }

        if (kind == ScalarKind.DateTimeOffset)
        {
            // A day from both ends of the range every offset is legal.
            var minutes = (ushort)(short)random.Next(-840, 841);
            return new ScalarValue((ulong)random.NextInt64(864_000_000_000, MaxTicks - 864_000_000_000), minutes);
        }

        var limit = LimitOf(kind);
        while (true)
        {
            var kindOfTime = kind == ScalarKind.DateTime ? (ulong)random.Next(4) << 62 : 0;
            var value = limit is { } most
                ? new ScalarValue((ulong)random.NextInt64(most + 1) | kindOfTime)
                : new ScalarValue([.. kind.Sizes.Select(size => Bits(random, size))]);
            if (kind.Accepts(value.Parts))
            {
                return value;
            }
        }
    }

    private static long? LimitOf(ScalarKind kind) => kind == ScalarKind.Boolean ? 1
        : kind == ScalarKind.Rune ? 0x10FFFF
        : kind == ScalarKind.DateTime ? MaxTicks
        : kind == ScalarKind.DateOnly ? 3_652_058
        : kind == ScalarKind.TimeOnly ? 863_999_999_999
        : null;

    /// <summary>As often few bytes as many, and as often all bits as any.</summary>
    private static UInt128 Bits(Random random, int size)
    {
        UInt128 bits = 0;
        for (var i = random.Next(size + 1); i > 0; i--)
        {
            bits = (bits << 8) | (random.Next(4) == 0 ? 0xFFu : (byte)random.Next(256));
        }

        var all = size == 16 ? UInt128.MaxValue : (UInt128.One << (8 * size)) - 1;
        return random.Next(4) == 0 ? ~bits & all : bits;
    }
}
