namespace FastSer.CoverageFuzz.Targets;

/// <summary>An operation on the bytes of test types. The first two bytes of an input select the type.</summary>
/// <param name="family">The types.</param>
/// <param name="operation">The operation, whose result must agree with the plain call for a span.</param>
/// <param name="seedOf">Returns the input that the bytes of a value begin as; null for the bytes.</param>
internal sealed class TypedTarget(TypedFamily family, Operation operation, Func<TestCase, byte[], byte[]>? seedOf = null) : IFuzzTarget
{
    private const int LongestSeed = 400;
    private const int SeedsOfAType = 3;

    public string Name => $"{operation.Name}: {family.Name}";

    public string Corpus => seedOf is null ? family.Name : Name;

    public IEnumerable<byte[]> CreateSeeds() => family.Cases.SelectMany((one, i) => one.CreateSamples()
        .Select(value => one.Serialize(value)).Where(static bytes => bytes.Length <= LongestSeed).Take(SeedsOfAType)
        .Select(bytes => TypedFamily.Select(i, seedOf is null ? bytes : seedOf(one, bytes))));

    public void Run(byte[] input) => family.Run(operation, input);

    public string ToLine(byte[] input) => family.ToLine(input);

    public byte[]? FromLine(string line) => family.FromLine(line);
}
