namespace FastSer.CodeFixes.Tests;

public sealed class AddUsingCodeFixTests
{
    private const string Library = "namespace Own { public static class Save { public static byte[] Run<T>(T value) => FastSer.FastSerializer.Serialize(value); } }\n";

    [Fact]
    public async Task FileMentionsTheLibrary()
    {
        const string Alias = "global using S = FastSer.FastSerializer;\n";
        const string Call = "using System;\nusing System.Collections.Generic;\n\npublic static class Program\n{\n    public static byte[] Run(List<int?> value) => S.Serialize(value);\n}\n";

        var sources = await FixRunner.ApplyToFilesAsync(new AddUsingCodeFix(), "FSER101", [Call, Alias, Library]);

        Assert.Equal(Call.Replace("Generic;\n", "Generic;\nusing FastSer;\n", StringComparison.Ordinal), sources[0]);
        Assert.Equal(Alias, sources[1]);
    }
}
