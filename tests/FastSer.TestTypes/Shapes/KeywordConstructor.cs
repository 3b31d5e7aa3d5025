namespace FastSer.TestTypes;

[FastSerType]
public sealed partial class KeywordConstructor(int @class, string? @event, List<int>? @new)
{
    public int Class { get; } = @class;
    public string? Event { get; } = @event;
    public List<int>? New { get; } = @new;
}
