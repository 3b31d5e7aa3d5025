using System.Runtime.CompilerServices;

namespace FastSer.MessagingTests;

/// <summary>The code of the pages is the code that these tests run.</summary>
public sealed class PageTests
{
    [Theory]
    [InlineData("adapters.md", "AkkaSerializer.cs")]
    [InlineData("adapters.md", "FusionCacheSerializer.cs")]
    [InlineData("adapters.md", "KafkaSerializer.cs")]
    [InlineData("adapters.md", "MassTransitSerializer.cs")]
    [InlineData("adapters.md", "NatsSerializer.cs")]
    [InlineData("hosts.md", "GrpcFactory.cs")]
    [InlineData("hosts.md", "OpenTelemetryExtensions.cs")]
    public void PageShowsTheCodeThatIsTested(string page, string file)
    {
        var code = File.ReadAllText(Path.Combine(Folder(), "Pages", file));
        var text = File.ReadAllText(Path.Combine(Folder(), "..", "..", "docs", page));

        Assert.Contains("```csharp\n" + code + "```", text, StringComparison.Ordinal);
    }

    private static string Folder([CallerFilePath] string path = "") => Path.GetDirectoryName(path)!;
}
