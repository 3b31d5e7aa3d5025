namespace FastSer.TestTypes;

/// <summary>C# unions in the Tolerant format, wherever a type may stand.</summary>
[FastSerType(View = true)]
public partial class NoticeHolder
{
    public Notice Notice { get; set; }

    public Notice? Second { get; set; }

    public List<Ruling?>? Rulings { get; set; }

    public Dictionary<int, Notice>? Map { get; set; }

    public (Ruling? First, Notice Second) Pair { get; set; }
}
