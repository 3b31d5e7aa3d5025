namespace FastSer.TestKit.Operations;

/// <summary>Applies the whole list to values of one type, and to bytes made from theirs.</summary>
/// <param name="seed">The seed of random values, cuts and changes.</param>
/// <param name="generated">The number of random values that join the samples of the case.</param>
/// <param name="mutants">The number of changed encodings of each value that are read.</param>
public sealed class OperationCheck(int seed, int generated = 0, int mutants = 0) : ITestCaseVisitor
{
    private const int LargestMutated = 4096;

    /// <summary>One of so many values is also checked behind a fingerprint or a checksum.</summary>
    private const int PrefixedValues = 3;

    private static readonly FastSerializerOptions s_pooled = new() { StringPool = new FastSerStringPool(64) };
    private static readonly FastSerializerOptions s_fingerprint = new() { Fingerprint = true, StringPool = new FastSerStringPool(64) };
    private static readonly FastSerializerOptions s_checksum = new() { Checksum = true, StringPool = new FastSerStringPool(64) };

    /// <summary>Gets the operations, all by default.</summary>
    public IReadOnlyList<Operation> Operations { get; init; } = OperationList.All;

    /// <summary>Told of each operation before it runs, with what describes its value or bytes: who survives the process can name it.</summary>
    public Action<string, Func<string>>? Announce { get; init; }

    /// <summary>The number of operations that ran.</summary>
    public long Count { get; private set; }

    /// <summary>The number of changed encodings that were accepted.</summary>
    public long Accepted { get; private set; }

    public void Visit<T>(TestCase<T> testCase)
    {
        var random = new Random(seed);
        T[] values = [.. testCase.CreateTypedSamples(), .. Enumerable.Range(0, generated).Select(i => Generate<T>(testCase, i))];
        var encoded = Array.ConvertAll(values, value => Encode(testCase, value));
        var mutator = new Mutator(random, encoded);
        for (var i = 0; i < values.Length; i++)
        {
            CheckCallSite(testCase, values[i], encoded[i]);
            var other = random.Next(values.Length);
            var sample = new Sample<T>(values[i], encoded[i], encoded[other], null, random);
            CheckValue(testCase, sample);

            if (i % PrefixedValues == 0)
            {
                // The prefix does not depend on the value: one of both, in turn.
                CheckValue(testCase, With(i % (2 * PrefixedValues) == 0 ? s_fingerprint : s_checksum, sample, values[other]));
            }

            for (var m = 0; m < mutants && encoded[i].Length <= LargestMutated; m++)
            {
                // Without a pool and with one in the options, in turn.
                CheckBytes(testCase, m % 2 == 0 ? sample : sample with { Options = s_pooled }, mutator.Mutate(encoded[i]));
            }
        }
    }

    /// <summary>Reads bytes that another type has written, as they are and changed.</summary>
    public void CheckForeign<T>(TestCase<T> testCase, byte[] bytes, int changes)
    {
        var random = new Random(seed);
        var value = Generate<T>(testCase, 0);
        var own = Encode(testCase, value);
        var sample = new Sample<T>(value, own, own, null, random);
        var mutator = new Mutator(random, [own, bytes]);
        CheckBytes(testCase, sample, bytes);
        for (var i = 0; i < changes; i++)
        {
            CheckBytes(testCase, sample, mutator.Mutate(bytes));
        }
    }

    private T Generate<T>(TestCase testCase, int number)
    {
        Announce?.Invoke($"{testCase.Name}: value {number}", static () => "");
        return (T)new ValueGenerator((seed * 1000) + number, isThorough: true).Create(typeof(T))!;
    }

    private byte[] Encode<T>(TestCase testCase, T value)
    {
        byte[] bytes = [];
        Guard(testCase, "Serialize", () => ValueDump.Inline(value), () => bytes = FastSerializer.Serialize(value));
        return bytes;
    }

    private static Sample<T> With<T>(FastSerializerOptions options, Sample<T> sample, T other) => sample with
    {
        Bytes = FastSerializer.Serialize(sample.Value, options), Other = FastSerializer.Serialize(other, options), Options = options,
    };

    private void CheckCallSite<T>(TestCase<T> testCase, T value, byte[] bytes) => Guard(
        testCase, "call site", () => ValueDump.Inline(value),
        () => OperationException.ThrowIfDifferent(bytes, testCase.SerializeAtCallSite(value)));

    private void CheckValue<T>(TestCase<T> testCase, Sample<T> sample)
    {
        foreach (var operation in Operations)
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
        foreach (var operation in Operations)
        {
            Count++;
            Guard(
                testCase, operation.Name, () => $"{Convert.ToHexString(bytes)} from {Convert.ToHexString(origin.Bytes)}",
                () => operation.CheckBytes(damage));
        }
    }

    private void Guard(TestCase testCase, string operation, Func<string> describe, Action check)
    {
        Announce?.Invoke($"{testCase.Name}: {operation}", describe);
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
