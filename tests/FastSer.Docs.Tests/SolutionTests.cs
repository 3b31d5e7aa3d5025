using System.Text.Json;
using System.Xml.Linq;

namespace FastSer.Docs.Tests;

/// <summary><c>dotnet test</c> runs what the solution lists: nothing may be missing from it.</summary>
public sealed class SolutionTests
{
    [Theory]
    [InlineData("src")]
    [InlineData("tests")]
    [InlineData("benchmarks")]
    public void EveryProjectIsInTheSolution(string folder)
    {
        var solution = RepositoryFiles.Read("FastSer.sln").Replace('\\', '/');

        // Rivals, the programs that use them or the client of SignalR, and the program for browsers are built only where their packages are found;
        // templates are text until a user makes a project of them.
        Assert.All(
            RepositoryFiles.List(folder, "*.csproj").Where(static path =>
                !path.Contains("/rivals/", StringComparison.Ordinal) && !path.EndsWith("/FastSer.HostBenchmarks.csproj", StringComparison.Ordinal)
                && !path.EndsWith("/FastSer.OrleansBenchmarks.csproj", StringComparison.Ordinal)
                && !path.EndsWith("/FastSer.SafetyComparison.csproj", StringComparison.Ordinal)
                && !path.EndsWith("/FastSer.WasmSmoke.csproj", StringComparison.Ordinal)
                && !path.Contains("/templates/", StringComparison.Ordinal)),
            path => Assert.Contains($"\"{path}\"", solution, StringComparison.Ordinal));
    }

    /// <summary>A template's project asks for the version that is packed beside it.</summary>
    [Theory]
    [InlineData("fastser-lib")]
    [InlineData("fastser-console")]
    [InlineData("fastser-bench")]
    [InlineData("fastser-fsharp")]
    public void TemplatesTakeTheVersionOfThePackage(string name)
    {
        var version = XDocument.Parse(RepositoryFiles.Read("Directory.Build.props")).Descendants("Version").Single().Value;
        using var template = JsonDocument.Parse(RepositoryFiles.Read($"src/FastSer.Templates/templates/{name}/.template.config/template.json"));

        var symbol = template.RootElement.GetProperty("symbols").GetProperty("FastSerVersion");
        Assert.Equal(version, symbol.GetProperty("defaultValue").GetString());
        Assert.Equal("FASTSER_VERSION", symbol.GetProperty("replaces").GetString());
    }
}
