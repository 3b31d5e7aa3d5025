namespace FastSer.IntegrationTests.Sequences;

/// <summary>A <see cref="Note"/> with a getter of its own, which may do anything: items of it take the general way.</summary>
[FastSerType]
public sealed partial class ComputedNote
{
    private string? _text;

    public bool IsRead { get; set; }

    public int? Page { get; set; }

    public string? Text
    {
        get => _text;
        set => _text = value;
    }
}
