namespace FastSer.TestTypes;

/// <summary>C# unions as members, elements, keys and items of tuples.</summary>
[FastSerType(View = true)]
public partial class ReplyHolder
{
    public Reply Reply { get; set; }

    public Reply? Second { get; set; }

    public Measured[]? Measures { get; set; }

    public Dictionary<Measured, Reply>? Replies { get; set; }

    public (Reply First, Measured Second) Pair { get; set; }
}
