using FastSer.Tool.Schemas;

namespace FastSer.IntegrationTests.Schemas;

/// <summary>The file schema.json says everything that a reader needs to find the end of each value.</summary>
public sealed class SchemaWalkTests
{
    [Theory]
    [ClassData(typeof(EveryFourthCase))]
    public void SchemaLeadsToTheEndOfTheData(string name)
    {
        var testCase = TestCases.Get(name);
        var schema = SchemaFile.Parse(FastSerSchema.Of(testCase.Type).ToJson());
        if (!SchemaWalk.CanWalk(schema))
        {
            return;
        }

        foreach (var sample in testCase.CreateSamples())
        {
            var data = testCase.Serialize(sample);
            var walk = new SchemaWalk(schema, data);
            walk.Value(schema.Roots[0]);
            Assert.Equal(data.Length, walk.Position);
        }
    }

    [Fact]
    public void MostTypesAreWalked()
    {
        var walked = TestCases.All.Select(static item => item.Type).Distinct().Select(static type => SchemaWalk.CanWalk(FastSerSchema.Of(type))).ToList();
        Assert.InRange(walked.Count(static canWalk => canWalk), walked.Count * 9 / 10, walked.Count);
    }
}
