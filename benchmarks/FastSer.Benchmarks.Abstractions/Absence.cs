namespace FastSer.Benchmarks;

/// <summary>A row that a system cannot run, and why, in one line.</summary>
public sealed record Absence(string Name, string Reason) : RowEntry(Name)
{
    /// <summary>Of a row that asks one thing of a value, which needs code of its own for each system.</summary>
    public static Absence OfLook(string name) => new(name, "no code was written that looks at its bytes");
}
