using System.Reflection;

namespace FastSer.Docs.Tests;

/// <summary>docs/attributes.md lists all attributes, and each row says where it is explained.</summary>
public class AttributePageTests
{
    private static readonly string[] s_rows =
        [.. RepositoryFiles.Read("docs/attributes.md").Split('\n').Where(static line => line.StartsWith("| `", StringComparison.Ordinal))];

    // Generated code has attributes of its own, in another namespace.
    public static TheoryData<string> Names =>
    [
        .. typeof(FastSerTypeAttribute).Assembly.GetExportedTypes()
            .Where(static type => type.IsSubclassOf(typeof(Attribute)) && type.Namespace == typeof(FastSerTypeAttribute).Namespace)
            .Select(static type => type.Name[..^nameof(Attribute).Length]),
    ];

    [Theory]
    [MemberData(nameof(Names))]
    public void AttributeHasARow(string name) => Assert.Contains(
        s_rows,
        row => row.Contains($"[{name}", StringComparison.Ordinal)
            || row.Contains($": {name}", StringComparison.Ordinal)
            || row.Contains($"`...{name["FastSer".Length..]}`", StringComparison.Ordinal));

    [Fact]
    public void EveryOptionOfATypeHasARow() => Assert.All(
        typeof(FastSerTypeAttribute).GetProperties(BindingFlags.Public | BindingFlags.Instance | BindingFlags.DeclaredOnly),
        static option => Assert.Contains(s_rows, row => row.Contains($"{option.Name} = ", StringComparison.Ordinal)));

    [Fact]
    public void EveryRowSaysWhereItIsExplained() =>
        Assert.All(s_rows, static row => Assert.Contains("](", row, StringComparison.Ordinal));
}
