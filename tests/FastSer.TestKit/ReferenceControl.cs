namespace FastSer.TestKit;

/// <summary>Control bits: no member's bits cross the border of 64.</summary>
internal sealed class ReferenceControl
{
    private readonly List<bool> _bits = [];

    /// <summary>Begins a member.</summary>
    public void Begin(int count)
    {
        if ((_bits.Count % 64) + count > 64)
        {
            _bits.AddRange(new bool[64 - (_bits.Count % 64)]);
        }
    }

    public void Add(int count, uint value)
    {
        for (var i = 0; i < count; i++)
        {
            _bits.Add(((value >> i) & 1) != 0);
        }
    }

    public void WriteTo(ReferenceOutput output)
    {
        foreach (var eight in _bits.Chunk(8))
        {
            output.Control((byte)eight.Select(static (bit, i) => bit ? 1 << i : 0).Sum());
        }
    }
}
