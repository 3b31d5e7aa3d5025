namespace FastSer.IntegrationTests.CompactSizes;

/// <summary>
/// The numbers of a published workload: xorshift64*, one to seven bytes or zero each, and System.Random beside it, both
/// seeded with 123.
/// </summary>
internal sealed class SeededNumbers
{
    private readonly Random _random = new(123);
    private ulong _state = 123;

    public ulong Next()
    {
        var bytes = (int)((Raw() - 1) & 7);
        return bytes == 0 ? 0 : Raw() & ((1UL << (8 * bytes)) - 1);
    }

    public int Next(int maximum) => _random.Next(maximum);

    public int Next(int minimum, int maximum) => _random.Next(minimum, maximum);

    public double NextDouble() => _random.NextDouble();

    public decimal NextDecimal()
    {
        // Arguments are evaluated from left to right, but the scale is drawn before the sign.
        var (low, middle, high) = ((int)Next(), (int)Next(), (int)Next());
        var scale = (byte)Next(29);
        return new decimal(low, middle, high, (Next() & 1) == 1, scale);
    }

    private ulong Raw()
    {
        _state ^= _state >> 12;
        _state ^= _state << 25;
        _state ^= _state >> 27;
        return _state * 2685821657736338717;
    }
}
