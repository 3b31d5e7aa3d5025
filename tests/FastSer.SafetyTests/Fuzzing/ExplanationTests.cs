using System.Buffers;
using System.Text.Json;

namespace FastSer.SafetyTests.Fuzzing;

/// <summary>Explanations of the goldens and of their mutants: each byte has one part, and the error is the one of reading.</summary>
public sealed class ExplanationTests
{
    private static readonly int s_mutants = TestDepth.Choose(all: 100_000, quick: 200);

    [Theory]
    [ClassData(typeof(EveryFourthCase))]
    public void EachByteOfAValueHasOnePart(string name)
    {
        var testCase = TestCases.Get(name);
        foreach (var golden in Goldens.Load(name))
        {
            var explanation = Explanations.Of(testCase, golden);
            Assert.Null(explanation.Error);
            Assert.DoesNotContain(explanation.Parts, static part => part.Kind == FastSerPartKind.NotRead);

            // Only types that keep unknown members write any.
            Assert.True(name.StartsWith("Keeping", StringComparison.Ordinal) || explanation.Parts.All(static part => part.Kind != FastSerPartKind.Unknown));
            Assert.DoesNotContain(explanation.Parts, static part => part.Text == "(invalid)");
            AssertCovered(explanation);
            AssertJson(explanation);
        }
    }

    [Fact]
    public void ErrorsAreThoseOfReading()
    {
        var random = new Random(RunSeed.Of(MutationTests.SeedSwitch));
        var mutator = new Mutator(random);
        Corpus[] corpora = [.. TestCases.All.Select(static c => new Corpus(c))];
        var faulty = 0;
        for (var i = 0; i < s_mutants; i++)
        {
            var corpus = corpora[random.Next(corpora.Length)];
            var input = mutator.Mutate(corpus);
            var isRead = corpus.TestCase.TryDeserialize(input, out _, out var error);
            var explanation = Explanations.Of(corpus.TestCase, input);
            Assert.Equal(isRead, explanation.Error is null);
            AssertCovered(explanation);
            if (explanation.Error is not { } found)
            {
                continue;
            }

            faulty++;
            Assert.Equal((error.Code, error.Offset, error.MemberPath, error.TypeName), (found.Code, found.Offset, found.MemberPath, found.TypeName));
            Assert.All(
                explanation.Parts.Where(static part => part.Kind is FastSerPartKind.Value or FastSerPartKind.Head),
                part => Assert.True(found.Offset < 0 || part.Offset + part.Length <= found.Offset));
        }

        Assert.True(faulty > s_mutants / 4);
    }

    private static void AssertCovered(FastSerExplanation explanation)
    {
        var (covered, groups) = (0, new Stack<FastSerPart>());
        foreach (var part in explanation.Parts)
        {
            while (groups.Count > part.Level)
            {
                var ended = groups.Pop();
                Assert.Equal(covered, ended.Offset + ended.Length);
            }

            Assert.Equal((covered, groups.Count), (part.Offset, part.Level));
            if (part.Kind == FastSerPartKind.Group)
            {
                groups.Push(part);
            }
            else
            {
                covered += part.Length;
            }
        }

        Assert.All(groups, group => Assert.Equal(covered, group.Offset + group.Length));
        Assert.Equal(explanation.Data.Length, covered);
    }

    private static void AssertJson(FastSerExplanation explanation)
    {
        var buffer = new ArrayBufferWriter<byte>();
        using (var writer = new Utf8JsonWriter(buffer))
        {
            explanation.WriteJson(writer);
        }

        using var document = JsonDocument.Parse(buffer.WrittenMemory);
        var hex = document.RootElement.GetProperty("parts").EnumerateArray()
            .Select(static part => part.TryGetProperty("hex", out var found) ? found.GetString() : "");
        Assert.Equal(Convert.ToHexString(explanation.Data.Span), string.Concat(hex));
    }

    private sealed class Explanations : ITestCaseVisitor
    {
        private byte[] _data = [];
        private FastSerExplanation? _result;

        public static FastSerExplanation Of(TestCase testCase, byte[] data)
        {
            var visitor = new Explanations { _data = data };
            testCase.Accept(visitor);
            return visitor._result!;
        }

        public void Visit<T>(TestCase<T> testCase) => _result = FastSerializer.Explain<T>(_data);
    }
}
