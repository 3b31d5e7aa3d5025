namespace FastSer.TestTypes;

[FastSerType]
public sealed partial class PrimaryConstructor(string text, int number, Guid id)
{
    public string Text { get; } = text;
    public int Number { get; } = number;
    public Guid Id { get; } = id;
}
