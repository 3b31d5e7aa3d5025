namespace FastSer.Docs.Tests;

/// <summary>The types of docs/csharp.md compile without a warning, and the value in the last line of each block comes back.</summary>
public sealed class CSharpPageTests
{
    private const string Check = """

        public static class Check
        {
            private static readonly System.Text.Json.JsonSerializerOptions s_options = new() { IncludeFields = true };

            public static string? Run(object? unused)
            {
                var value = VALUE;
                var bytes = FastSerializer.Serialize(value);
                var copy = FastSerializer.Deserialize(value.GetType(), bytes);
                var (expected, actual) = (Text(value), Text(copy!));
                return expected.Length > 2 && expected == actual && FastSerializer.Serialize(value.GetType(), copy).AsSpan().SequenceEqual(bytes)
                    ? null : expected + actual;
            }

            private static string Text(object value) => System.Text.Json.JsonSerializer.Serialize(value, value.GetType(), s_options);
        }
        """;

    public static TheoryData<string> Blocks => [.. MarkdownBlocks.Of(RepositoryFiles.Read("docs/csharp.md"), "csharp")];

    [Theory]
    [MemberData(nameof(Blocks))]
    public void ValueComesBack(string block)
    {
        var lines = block.TrimEnd('\n').Split('\n');
        Assert.StartsWith("// new ", lines[^1], StringComparison.Ordinal);
        var source = $"using FastSer;\nnamespace Example;\n{block}{Check.Replace("VALUE", lines[^1][3..], StringComparison.Ordinal)}";

        Assert.Null(ExampleProgram.Build(source).Call("Example.Check", "Run", null));
    }
}
