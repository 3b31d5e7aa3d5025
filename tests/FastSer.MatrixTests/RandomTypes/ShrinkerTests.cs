using FastSer.Fuzz;

namespace FastSer.MatrixTests.RandomTypes;

/// <summary>A finding is told with little source, also if it ended its process.</summary>
public sealed class ShrinkerTests
{
    [Fact]
    public void OnlyWhatTheFindingNeedsStays()
    {
        var batch = Batch.Make(7);
        var wanted = batch.Types.First(t => t is { IsPositional: false, IsUnion: false } && t.Members.Count > 3
            && batch.Roots.Exists(r => r.Type.Uses.Contains(t)));
        var member = wanted.Members[2];

        var small = new Shrinker(batch, TimeSpan.FromSeconds(30), left => left.Reachable().Exists(t => t.Members.Contains(member)) ? "found" : null)
            .Shrink(new Finding(7, "", "", null));

        Assert.Equal("found", small.Message);
        Assert.Equal([member], wanted.Members);
        Assert.Single(batch.Roots);
    }

    [Fact]
    public void FindingThatIsGoneSaysSo()
    {
        var small = new Shrinker(Batch.Make(7), TimeSpan.FromSeconds(30), static _ => null).Shrink(new Finding(7, "", "message", null));

        Assert.StartsWith("(not reproduced alone)", small.Message, StringComparison.Ordinal);
    }

    [DeepTheory]
    [InlineData("global::System.Environment.FailFast(\"\")", "ends the process with 134")]
    [InlineData("throw new global::System.InvalidOperationException()", null)]
    public void EndOfTheProcessIsTold(string code, string? expected) => AssertEnd(code, expected);

    [DeepFact]
    public void ProcessThatHangsIsEnded() => AssertEnd("global::System.Threading.Thread.Sleep(-1)", "hangs");

    private static void AssertEnd(string code, string? expected)
    {
        var file = Path.GetTempFileName();
        try
        {
            File.WriteAllText(file, $$"""
                // root: global::Ending?
                [global::FastSer.FastSerType]
                public sealed partial class Ending
                {
                    private int _value;
                    public int Value { get => _value; set { if (_value == 0) { _value = value; } else { {{code}}; } } }
                    public Ending() => _value = 1;
                }
                """);

            Assert.Equal(expected, new ReplayProbe(1, TimeSpan.FromSeconds(expected == "hangs" ? 8 : 120)).Run(file));
        }
        finally
        {
            File.Delete(file);
        }
    }
}
