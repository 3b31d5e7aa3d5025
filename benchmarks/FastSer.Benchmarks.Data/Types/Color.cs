namespace FastSer.Benchmarks.Data;

/// <summary>Suite 002.</summary>
public enum Color
{
    Red,
    Green,
    Blue,
    Yellow,
    Orange,
}
