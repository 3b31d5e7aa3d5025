namespace FastSer.TestTypes;

[FastSerType]
public readonly partial struct InitOnlyStruct
{
    public int Number { get; init; }
    public TimeSpan Span { get; init; }
}
