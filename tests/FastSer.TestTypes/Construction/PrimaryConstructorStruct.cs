namespace FastSer.TestTypes;

[FastSerType]
public readonly partial struct PrimaryConstructorStruct(int number, string? text)
{
    public int Number { get; } = number;
    public string? Text { get; } = text;
}
