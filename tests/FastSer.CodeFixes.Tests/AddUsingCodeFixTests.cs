namespace FastSer.CodeFixes.Tests;

public sealed class AddUsingCodeFixTests
{
    [Fact]
    public async Task FileMentionsTheLibrary()
    {
        const string Journal = "using FastSer;\n\npublic sealed class Journal(System.IO.Stream stream) { public FastSerStreamWriter Writer { get; } = new(stream); }\n";
        const string Call = "using System;\nusing System.Collections.Generic;\n\npublic static class Program\n{\n"
            + "    public static void Save(Journal journal, List<int?> numbers) => journal.Writer.Write(numbers);\n}\n";

        var sources = await FixRunner.ApplyToFilesAsync(new AddUsingCodeFix(), "FSER101", [Call, Journal]);

        Assert.Equal(Call.Replace("Generic;\n", "Generic;\nusing FastSer;\n", StringComparison.Ordinal), sources[0]);
        Assert.Equal(Journal, sources[1]);
    }
}
