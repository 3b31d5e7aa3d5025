namespace FastSer.TestTypes;

[FastSerType]
public partial class IncludedPrivates
{
    [FastSerInclude]
    private int _number;

    [FastSerInclude]
    private string? Text { get; set; }

    [FastSerInclude]
    internal DateTime Moment { get; set; }

    public long Visible { get; set; }

    public static IncludedPrivates Create(int number, string? text, DateTime moment, long visible) =>
        new() { _number = number, Text = text, Moment = moment, Visible = visible };

    public int GetNumber() => _number;
}
