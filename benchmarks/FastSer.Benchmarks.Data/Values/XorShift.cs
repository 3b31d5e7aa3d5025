namespace FastSer.Benchmarks.Data;

/// <summary>The generator that suites 002 and 003 are defined with: xorshift64* with shifts 12, 25 and 27.</summary>
public sealed class XorShift(ulong seed)
{
    private ulong _state = seed;

    public ulong Next()
    {
        _state ^= _state >> 12;
        _state ^= _state << 25;
        _state ^= _state >> 27;
        return _state * 2685821657736338717;
    }
}
