namespace FastSer.TestTypes;

/// <summary>Collections without a setter.</summary>
[FastSerType(Append = true)]
public partial class AppendFilled
{
    /// <summary>Numbers.</summary>
    public List<int> Numbers { get; } = [1];

    /// <summary>A text.</summary>
    public string? Label { get; set; }

    /// <summary>Texts.</summary>
    public Dictionary<string, AppendPoint> Points { get; } = [];
}
