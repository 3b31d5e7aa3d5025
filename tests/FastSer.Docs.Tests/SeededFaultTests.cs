using FastSer.SeededFaults;

namespace FastSer.Docs.Tests;

/// <summary>The faults that show that the tests find faults are planted on request; that they can be is tested here.</summary>
public sealed class SeededFaultTests
{
    private const int LeastFaults = 200;

    private static readonly IReadOnlyList<Fault> s_faults = FaultFile.LoadAll(RepositoryFiles.Root);

    public static TheoryData<string> Names => [.. s_faults.Select(static fault => fault.Name)];

    [Fact]
    public void ThereAreManyFaults()
    {
        Assert.InRange(s_faults.Count, LeastFaults, int.MaxValue);
        Assert.InRange(s_faults.Count(static fault => fault.IsOfGenerator), LeastFaults / 5, int.MaxValue);
        Assert.Equal(s_faults.Count, s_faults.Select(static fault => fault.Name).Distinct().Count());
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void EveryFaultCanBePlantedInTodaysSources(string name)
    {
        var fault = s_faults.Single(fault => fault.Name == name);
        var source = RepositoryFiles.Read(fault.Path);

        Assert.NotEqual(source, fault.Plant(source));
        Assert.StartsWith("src/", fault.Path, StringComparison.Ordinal);
        Assert.NotEmpty(fault.Kind);
        Assert.NotEmpty(fault.Reason);
    }

    [Fact]
    public void TheTableTellsTheReasonsOfFaultsThatNoInputShows()
    {
        var table = RepositoryFiles.Read("docs/seeded-faults.md");
        Assert.All(UnseenFaults.Reasons, one =>
        {
            var fault = s_faults.Single(fault => fault.Name == one.Key);
            Assert.Contains($"| {fault.Name} | {fault.Kind} | `{Path.GetFileName(fault.Path)}` |  | no input: {one.Value} |", table, StringComparison.Ordinal);
        });
    }

    [Fact]
    public void EveryFaultIsInTheTable()
    {
        var table = RepositoryFiles.Read("docs/seeded-faults.md");
        Assert.All(s_faults, fault => Assert.Contains($"| {fault.Name} |", table, StringComparison.Ordinal));
    }
}
