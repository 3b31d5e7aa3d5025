namespace FastSer.TestTypes;

/// <summary>Members of fixed size only: one block.</summary>
[FastSerType(Append = true)]
public sealed partial class AppendRow
{
    /// <summary>A number.</summary>
    public int Number { get; set; }

    /// <summary>A moment.</summary>
    public DateTime Moment { get; set; }

    /// <summary>A flag.</summary>
    public bool Flag { get; set; } = true;
}
