using System.Runtime.CompilerServices;

namespace FastSer.MessagingTests;

/// <summary>The code of docs/hosts.md is the code that these tests run.</summary>
public sealed class PageTests
{
    [Theory]
    [InlineData("AkkaSerializer.cs")]
    [InlineData("GrpcFactory.cs")]
    [InlineData("KafkaSerializer.cs")]
    [InlineData("NatsSerializer.cs")]
    [InlineData("OpenTelemetryExtensions.cs")]
    public void PageShowsTheCodeThatIsTested(string file)
    {
        var code = File.ReadAllText(Path.Combine(Folder(), "Pages", file));
        var page = File.ReadAllText(Path.Combine(Folder(), "..", "..", "docs", "hosts.md"));

        Assert.Contains("```csharp\n" + code + "```", page, StringComparison.Ordinal);
    }

    private static string Folder([CallerFilePath] string path = "") => Path.GetDirectoryName(path)!;
}
