namespace FastSer.TestTypes;

/// <summary>A union whose types all have what it says.</summary>
[FastSerType(Append = true)]
[FastSerUnion(0, typeof(AppendCircle))]
[FastSerUnion(300, typeof(AppendText))]
public abstract partial class AppendFigure;

/// <summary>Says nothing of its own about members that are appended.</summary>
[FastSerType]
public sealed partial class AppendCircle : AppendFigure
{
    /// <summary>A number.</summary>
    public double Radius { get; set; } = 1;

    /// <summary>Another figure.</summary>
    public AppendFigure? Inner { get; set; }
}

/// <summary>A type with constructor.</summary>
/// <param name="text">A text.</param>
[FastSerType(Format = WireFormat.Compact)]
public sealed partial class AppendText(string? text) : AppendFigure
{
    /// <summary>A text.</summary>
    public string? Text { get; } = text;

    /// <summary>A number.</summary>
    public int Size { get; set; } = 12;
}
