using System.Text.RegularExpressions;

namespace FastSer.IntegrationTests.JavaScript;

/// <summary>JavaScript reads and writes the bytes of .NET.</summary>
public sealed partial class ScriptTests
{
    private const int LongestPrefixed = 120;

    private static readonly TestCase[] s_cases = [.. TestDepth.Sample(TestCases.All, 6)];

    private static readonly int s_mutants = TestDepth.Choose(all: 60, quick: 5);
    private static readonly int s_mutantsInBrowser = TestDepth.Choose(all: 5, quick: 1);
    private static readonly int s_randomValues = TestDepth.Choose(all: 20, quick: 2);

    [NodeFact]
    public void GoldensComeBackAndFaultsHaveTheirCodes()
    {
        using var run = new ScriptRun();
        foreach (var testCase in s_cases)
        {
            if (run.Add(testCase.Type) is { } type)
            {
                AddInputs(run, testCase, type, s_mutants);
            }
        }

        run.RunInNode();
    }

    /// <summary>Types of one name in several namespaces, names of functions of other types, namespaces with the names of files.</summary>
    [NodeFact]
    public void NamesDoNotCollide()
    {
        using var run = new ScriptRun();
        Add(new Order(1, [new("a")], new(2), new(3), new("x"), Hue.Red), typeof(List<Names.Order>));
        Add(new List<Names.Order> { new("x") }, typeof(List<Order>));
        Add(new List<Order> { new(1, [], null, null, null, Hue.Red) }, typeof(List<Names.Order>), typeof(Names.Order[]), typeof(Order[]));
        Add(new Shade.Tone(1, new(2)), typeof(List<Shade.Tone>), typeof(List<Roots.Tone>));
        Add(new List<Roots.Tone> { new(2) }, typeof(List<Shade.Tone>), typeof(Order));
        run.RunInNode();

        void Add<T>(T value, params Type[] others) =>
            run.Add(typeof(T).ToString(), run.Add(typeof(T), others)!, FastSerializer.Serialize(value), FastSerErrorCode.None);
    }

    /// <summary>Values nest as deep as in .NET, and no deeper.</summary>
    [NodeFact]
    public void DepthIsThatOfDotNet()
    {
        using var run = new ScriptRun();
        var (formula, figure) = (run.Add(typeof(Formula))!, run.Add(typeof(Figure))!);
        Formula deep = new Constant(1);
        Figure group = new Group(null);
        for (var depth = 1; depth < 80; depth++)
        {
            Add<Formula>(formula, FastSerializer.Serialize(deep, FastSerializerOptions.Trusted));
            Add<Figure>(figure, FastSerializer.Serialize(group, FastSerializerOptions.Trusted));
            deep = new Negation(deep);
            group = new Group(group);
        }

        run.RunInNode();

        void Add<T>(ScriptType type, byte[] bytes)
        {
            FastSerializer.TryDeserialize<T>(bytes, out _, out var error);
            run.Add(typeof(T).Name, type, bytes, error.Code);
        }
    }

    [NodeFact]
    public void ClassesKeepAndCheckValues() => ScriptRun.CheckValues();

    [ChromiumFact]
    public async Task ValuesComeBackInABrowser()
    {
        using var run = new ScriptRun();
        foreach (var testCase in TestDepth.Sample(s_cases, 6))
        {
            if (run.Add(testCase.Type) is { } type)
            {
                AddInputs(run, testCase, type, s_mutantsInBrowser);
                AddRandomValues(run, testCase, type, s_mutantsInBrowser);
            }
        }

        await run.RunInBrowserAsync();
    }

    [NodeFact]
    public void RandomValuesAndMessageSequencesComeBack()
    {
        using var run = new ScriptRun();
        foreach (var testCase in s_cases)
        {
            if (run.Add(testCase.Type) is not { } type)
            {
                continue;
            }

            var samples = testCase.CreateSamples();
            samples = [.. samples, .. AddRandomValues(run, testCase, type, s_randomValues)];

            samples = [.. samples.Where(sample => !HasOtherNaN(testCase, testCase.Serialize(sample)))];
            if (!testCase.Name.StartsWith("Wrapped", StringComparison.Ordinal))
            {
                // The schema does not show the wrapper Compact<T>, whose values have frames.
                run.Add(testCase.Name, type, ItemsOf(testCase, samples), FastSerErrorCode.None, isItems: true);
            }
        }

        run.RunInNode();

        // Everything else has functions.
        Assert.All(run.LeftOut.Values, static reason => Assert.Matches("the Compact format|References = true|a formatter of the application", reason));
        Assert.InRange(run.LeftOut.Count, 1, s_cases.Length / 3);
    }

    private static List<object?> AddRandomValues(ScriptRun run, TestCase testCase, ScriptType type, int count)
    {
        var values = new List<object?>();
        for (var seed = 0; seed < count; seed++)
        {
            values.Add(new ValueGenerator(seed, isThorough: true).Create(testCase.Type));
            var bytes = testCase.Serialize(values[^1]);
            run.Add(testCase.Name, type, bytes, FastSerErrorCode.None, isWritten: !HasOtherNaN(testCase, bytes));
        }

        return values;
    }

    private static byte[] ItemsOf(TestCase testCase, IEnumerable<object?> values)
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream))
        {
            foreach (var value in values)
            {
                writer.Write(testCase.Type, value);
            }
        }

        return stream.ToArray();
    }

    private static void AddInputs(ScriptRun run, TestCase testCase, ScriptType type, int mutants)
    {
        var goldens = Goldens.Load(testCase.Name);
        var random = new Random(1);
        var mutator = new Mutator(random, goldens);
        foreach (var golden in goldens)
        {
            run.Add(testCase.Name, type, golden, FastSerErrorCode.None, isWritten: !HasOtherNaN(testCase, golden));
            for (var length = 0; golden.Length <= LongestPrefixed && length < golden.Length; length++)
            {
                AddFaulty(run, testCase, type, golden[..length], isPrefix: true);
            }

            for (var i = 0; i < mutants; i++)
            {
                AddFaulty(run, testCase, type, mutator.Mutate(golden), isPrefix: false);
            }
        }
    }

    /// <summary>.NET reports some truncated inputs earlier, because it keeps bytes for the elements to come.</summary>
    private static void AddFaulty(ScriptRun run, TestCase testCase, ScriptType type, byte[] bytes, bool isPrefix)
    {
        if (testCase.TryDeserialize(bytes, out _, out var error))
        {
            run.Add(testCase.Name, type, bytes, FastSerErrorCode.None, isWritten: false);
        }
        else if (!IsRuleOfType(error, type))
        {
            run.Add(testCase.Name, type, bytes, error.Code, isEarly: error.Code == FastSerErrorCode.Truncated && !isPrefix);
        }
    }

    /// <summary>Returns whether .NET's types refuse a value that the format allows: names that it does not know, rules of constructors.</summary>
    private static bool IsRuleOfType(FastSerError error, ScriptType type) =>
        error.Code is FastSerErrorCode.UserCode or FastSerErrorCode.UnexpectedNull or FastSerErrorCode.LengthExceeded
        || (error.Code is FastSerErrorCode.InvalidValue or FastSerErrorCode.DuplicateKey && type.HasTypesWithRules);

    /// <summary>A NaN with other bits than .NET's own is written as .NET's own.</summary>
    private static bool HasOtherNaN(TestCase testCase, byte[] bytes) =>
        EncodedValue().Matches(FastSerializer.ToJson(testCase.Type, bytes)).Select(static match => Convert.FromBase64String(match.Groups[1].Value))
            .Any(static value => value.Length switch
            {
                2 => Half.IsNaN(BitConverter.ToHalf(value)),
                4 => float.IsNaN(BitConverter.ToSingle(value)),
                8 => double.IsNaN(BitConverter.ToDouble(value)),
                _ => false,
            });

    [GeneratedRegex("\"\\$bytes\":\"([^\"]*)\"")]
    private static partial Regex EncodedValue();
}
