using System.Diagnostics.CodeAnalysis;

namespace FastSer.TestTypes;

[FastSerType]
public partial class SetsRequiredMembers
{
    [SetsRequiredMembers]
    public SetsRequiredMembers(int number, string? text)
    {
        Number = number;
        Text = text;
    }

    public required int Number { get; init; }
    public required string? Text { get; set; }
}
