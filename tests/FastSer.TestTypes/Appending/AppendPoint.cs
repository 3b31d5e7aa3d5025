namespace FastSer.TestTypes;

/// <summary>A struct whose members are all of fixed size, and which is of none itself.</summary>
[FastSerType(Append = true)]
public partial struct AppendPoint
{
    /// <summary>A number.</summary>
    public int X;

    /// <summary>A number.</summary>
    public short Y;
}
