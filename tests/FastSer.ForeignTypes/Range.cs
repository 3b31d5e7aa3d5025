namespace FastSer.ForeignTypes;

/// <summary>Two constructors restore all of it.</summary>
public sealed class Range
{
    public Range(int first, int last) => (First, Last, Origin) = (first, last, "pair");

    public Range(int last) => (Last, Origin) = (last, "last");

    public int First { get; set; }

    public int Last { get; set; }

    public string Origin { get; }
}
