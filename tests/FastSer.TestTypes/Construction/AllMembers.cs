namespace FastSer.TestTypes;

[FastSerType(Members = FastSerMembers.All)]
public partial class AllMembers
{
    private int _number;
    private string? _text;

    public AllMembers()
    {
    }

    public AllMembers(int number, string? text, Guid id)
    {
        _number = number;
        _text = text;
        Id = id;
    }

    public DateOnly Day { get; set; }
    internal decimal Price { get; set; }
    private Guid Id { get; set; }

    public override string ToString() => $"{_number} {_text} {Id}";
}
