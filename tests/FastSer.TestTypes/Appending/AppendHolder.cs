namespace FastSer.TestTypes;

/// <summary>A Fast type that holds types whose members are counted, in every position.</summary>
[FastSerType]
public partial class AppendHolder
{
    /// <summary>A class.</summary>
    public AppendNote? Note { get; set; }

    /// <summary>A struct among the variable members.</summary>
    public AppendPoint Point { get; set; }

    /// <summary>A struct that may be missing.</summary>
    public AppendPoint? Maybe { get; set; }

    /// <summary>Bounded objects.</summary>
    public List<AppendNote?>? Notes { get; set; }

    /// <summary>Structs.</summary>
    public AppendPoint[]? Points { get; set; }

    /// <summary>Values of a map.</summary>
    public Dictionary<int, AppendRow?>? Rows { get; set; }

    /// <summary>Items of a tuple.</summary>
    public (AppendPoint First, AppendEmpty? Second) Pair { get; set; }

    /// <summary>A union.</summary>
    public AppendFigure? Figure { get; set; }

    /// <summary>Unions.</summary>
    public List<AppendFigure?>? Figures { get; set; }

    /// <summary>A generic type of a value.</summary>
    public AppendBox<int>? Number { get; set; }

    /// <summary>A generic type of a counted type.</summary>
    public AppendBox<AppendNote?>? Boxed { get; set; }

    /// <summary>A shared object.</summary>
    public AppendName? Name { get; set; }

    /// <summary>A second reference to the shared object.</summary>
    public AppendName? SameName { get; set; }

    /// <summary>A declared set.</summary>
    [FastSerUnion(0, typeof(AppendNote))]
    [FastSerUnion(1, typeof(AppendPoint))]
    public object? Any { get; set; }
}
