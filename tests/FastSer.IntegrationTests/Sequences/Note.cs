namespace FastSer.IntegrationTests.Sequences;

/// <summary>Its members are what they stand for: items of it are put in place.</summary>
[FastSerType]
public sealed partial class Note
{
    public bool IsRead { get; set; }

    public int? Page { get; set; }

    public string? Text { get; set; }
}
