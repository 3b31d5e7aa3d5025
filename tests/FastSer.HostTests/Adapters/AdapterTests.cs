using System.Runtime.CompilerServices;

namespace FastSer.HostTests.Adapters;

/// <summary>The hub protocol by hand of docs/hosts.md.</summary>
public sealed class AdapterTests
{
    [Fact]
    public void PageShowsTheCodeThatIsTested()
    {
        var code = File.ReadAllText(Path.Combine(Folder(), "../SignalR/OrderProtocol.cs"))
            .Replace("using FastSer.HostTests.Harness;\n", "", StringComparison.Ordinal);
        var page = File.ReadAllText(Path.Combine(Folder(), "..", "..", "..", "docs", "hosts.md"));

        Assert.Contains("```csharp\n" + code + "```", page, StringComparison.Ordinal);
    }

    private static string Folder([CallerFilePath] string path = "") => Path.GetDirectoryName(path)!;
}
