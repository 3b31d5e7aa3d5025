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

        // Rivals are built only where their packages are found.
        Assert.All(
            RepositoryFiles.List(folder, "*.csproj").Where(static path => !path.Contains("/rivals/", StringComparison.Ordinal)),
            path => Assert.Contains($"\"{path}\"", solution, StringComparison.Ordinal));
    }
}
