namespace FastSer.TestTypes;

[FastSerType]
public partial class GetOnlyThroughConstructor
{
    public GetOnlyThroughConstructor(int number, string? text, DateTime moment)
    {
        Number = number;
        Text = text;
        Moment = moment;
    }

    public string? Text { get; }
    public int Number { get; }
    public DateTime Moment { get; }
}
