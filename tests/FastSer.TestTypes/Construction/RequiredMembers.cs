namespace FastSer.TestTypes;

[FastSerType]
public partial class RequiredMembers
{
    public required int Number { get; set; }
    public required string? Text { get; init; }
    public required Guid Id;
}
