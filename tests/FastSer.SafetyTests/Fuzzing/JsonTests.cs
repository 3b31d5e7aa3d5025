using System.Text.Json;

namespace FastSer.SafetyTests.Fuzzing;

/// <summary>The goldens and their mutants as JSON, and back.</summary>
public sealed class JsonTests
{
    private static readonly int s_mutants = TestDepth.Choose(all: 100_000, quick: 200);

    [Theory]
    [ClassData(typeof(EveryFourthCase))]
    public void ValuesComeBack(string name)
    {
        var testCase = TestCases.Get(name);
        foreach (var golden in Goldens.Load(name))
        {
            var json = Json.Of(testCase, golden);
            Assert.Equal(Convert.ToHexString(golden), Convert.ToHexString(Json.Back(testCase, json)));
            AssertIndented(testCase, golden, json);
        }
    }

    /// <summary>Bytes that reading refuses may have JSON, but reading refuses them again; what reading takes has JSON that means the same.</summary>
    [Fact]
    public void MutantsHaveJsonOrAnError()
    {
        var random = new Random(RunSeed.Of(MutationTests.SeedSwitch));
        var mutator = new Mutator(random);
        Corpus[] corpora = [.. TestCases.All.Select(static c => new Corpus(c))];
        var (valid, faulty) = (0, 0);
        for (var i = 0; i < s_mutants; i++)
        {
            var corpus = corpora[random.Next(corpora.Length)];
            var input = mutator.Mutate(corpus);
            var isRead = corpus.TestCase.TryDeserialize(input, out _, out _);
            try
            {
                var json = Json.Of(corpus.TestCase, input);
                if (isRead)
                {
                    valid++;
                    Assert.True(corpus.TestCase.TryDeserialize(Json.Back(corpus.TestCase, json), out _, out _));
                }
                else
                {
                    faulty++;
                    Assert.True(Record.Exception(() => Json.Back(corpus.TestCase, json)) is FastSerException or JsonException);
                }
            }
            catch (FastSerException exception)
            {
                faulty++;
                Assert.False(isRead, $"{corpus.TestCase.Name}: {Convert.ToHexString(input)}: {exception.Message}");
            }
        }

        Assert.True(valid > s_mutants / 50);
        Assert.True(faulty > s_mutants / 4);
    }

    /// <summary>Space means nothing, but in a JsonElement, which is a text: a file that a program has formatted is read too.</summary>
    private static void AssertIndented(TestCase testCase, byte[] golden, string json)
    {
        using var document = JsonDocument.Parse(json, new JsonDocumentOptions { MaxDepth = 1000 });
        var indented = JsonSerializer.Serialize(document.RootElement, s_indented);
        if (!(testCase.Name is "KeptValues" or "LooseValues" || testCase.Name.Contains("Json", StringComparison.Ordinal)))
        {
            Assert.Equal(Convert.ToHexString(golden), Convert.ToHexString(Json.Back(testCase, indented)));
        }
    }

    private static readonly JsonSerializerOptions s_indented = new() { WriteIndented = true, MaxDepth = 1000 };

    private sealed class Json : ITestCaseVisitor
    {
        private byte[] _data = [];
        private string? _json;

        public static string Of(TestCase testCase, byte[] data)
        {
            var visitor = new Json { _data = data };
            testCase.Accept(visitor);
            return visitor._json!;
        }

        public static byte[] Back(TestCase testCase, string json)
        {
            var visitor = new Json { _json = json };
            testCase.Accept(visitor);
            return visitor._data;
        }

        public void Visit<T>(TestCase<T> testCase)
        {
            if (_json is null)
            {
                _json = FastSerializer.ToJson<T>(_data);
            }
            else
            {
                _data = FastSerializer.FromJson<T>(_json);
            }
        }
    }
}
