namespace FastSer.Benchmarks.Data.Messages;

/// <summary>The random source of suite 003; every group of rows starts a new one.</summary>
public sealed class MessageRandom
{
    private const int Seed = 123;

    private readonly XorShift _bits = new(Seed);
    private readonly Random _random = new(Seed);

    /// <summary>Equally often nothing but zero, or a number of 1, 2, ... 7 bytes; never negative.</summary>
    public long Next()
    {
        var bytes = (int)((_bits.Next() - 1) & 7);
        return bytes == 0 ? 0 : (long)(_bits.Next() & ((1UL << (8 * bytes)) - 1));
    }

    public bool NextBoolean() => (Next() & 1) != 0;

    public int Next(int limit) => _random.Next(limit);

    public int Next(int first, int limit) => _random.Next(first, limit);

    public double NextDouble() => _random.NextDouble();

    public decimal NextDecimal()
    {
        var low = (int)Next();
        var middle = (int)Next();
        var high = (int)Next();
        var scale = (byte)Next(29);
        return new decimal(low, middle, high, NextBoolean(), scale);
    }
}
