namespace FastSer.TestTypes;

/// <summary>Not annotated: only its public members are seen.</summary>
public class PlainBase
{
    public int Number { get; set; }
    public string? Text { get; set; }
    public DateTime Field;
}
