namespace FastSer.TestTypes;

/// <summary>Setters that only the type itself, or its family, may call.</summary>
[FastSerType]
public partial class NonPublicAccessors
{
    public int Private { get; private set; }
    public string? PrivateInit { get; private init; }
    public long Protected { get; protected set; }
    public int? Internal { get; internal set; }

    public static NonPublicAccessors Create(int number, string? text) =>
        new() { Private = number, PrivateInit = text, Protected = -number, Internal = number };
}
