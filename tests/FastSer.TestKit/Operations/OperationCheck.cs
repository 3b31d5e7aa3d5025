namespace FastSer.TestKit.Operations;

/// <summary>Applies the whole list to values of one type, and to bytes made from theirs.</summary>
/// <param name="seed">What random values, cuts and changes come from.</param>
/// <param name="generated">How many random values join the samples of the case.</param>
/// <param name="mutants">How many changed encodings of each value are read.</param>
public sealed class OperationCheck(int seed, int generated = 0, int mutants = 0) : ITestCaseVisitor
{
    private const int LargestMutated = 4096;

    private static readonly FastSerializerOptions s_fingerprint = new() { Fingerprint = true };

    /// <summary>How many operations ran.</summary>
    public long Count { get; private set; }

    /// <summary>How many changed encodings were accepted.</summary>
    public long Accepted { get; private set; }

    public void Visit<T>(TestCase<T> testCase)
    {
        var random = new Random(seed);
        T[] values =
        [
            .. testCase.CreateTypedSamples(),
            .. Enumerable.Range(0, generated).Select(i => (T)new ValueGenerator((seed * 1000) + i).Create(testCase.Type)!),
        ];
        var encoded = Array.ConvertAll(values, static value => FastSerializer.Serialize(value));
        var mutator = new Mutator(random, encoded);
        for (var i = 0; i < values.Length; i++)
        {
            CheckCallSite(testCase, values[i], encoded[i]);
            var other = random.Next(values.Length);
            var sample = new Sample<T>(values[i], encoded[i], encoded[other], null, random);
            CheckValue(testCase, sample);
            CheckValue(testCase, Fingerprinted(sample, values[other]));
            for (var m = 0; m < mutants && encoded[i].Length <= LargestMutated; m++)
            {
                CheckBytes(testCase, sample, mutator.Mutate(encoded[i]));
            }
        }
    }

    private static Sample<T> Fingerprinted<T>(Sample<T> sample, T other) => sample with
    {
        Bytes = FastSerializer.Serialize(sample.Value, s_fingerprint), Other = FastSerializer.Serialize(other, s_fingerprint),
        Options = s_fingerprint,
    };

    private static void CheckCallSite<T>(TestCase<T> testCase, T value, byte[] bytes) => Guard(
        testCase, "call site", () => ValueDump.Inline(value),
        () => OperationException.ThrowIfDifferent(bytes, testCase.SerializeAtCallSite(value)));

    private void CheckValue<T>(TestCase<T> testCase, Sample<T> sample)
    {
        foreach (var operation in OperationList.All)
        {
            Count++;
            Guard(testCase, operation.Name, () => ValueDump.Inline(sample.Value), () => operation.CheckValue(sample));
        }
    }

    private void CheckBytes<T>(TestCase<T> testCase, Sample<T> origin, byte[] bytes)
    {
        var damage = new Damage<T>(
            origin, bytes, Outcome<T>.Of(() => FastSerializer.Deserialize<T>(bytes.AsSpan(), origin.Options)));
        Accepted += damage.Expected.HasValue ? 1 : 0;
        foreach (var operation in OperationList.All)
        {
            Count++;
            Guard(
                testCase, operation.Name, () => $"{Convert.ToHexString(bytes)} from {Convert.ToHexString(origin.Bytes)}",
                () => operation.CheckBytes(damage));
        }
    }

    private static void Guard(TestCase testCase, string operation, Func<string> describe, Action check)
    {
        try
        {
            check();
        }
        catch (Exception exception)
        {
            var reason = exception is OperationException ? exception.Message : exception.ToString();
            throw new OperationException($"{testCase.Name}: {operation}: {reason}\nof {describe()}", exception);
        }
    }
}
