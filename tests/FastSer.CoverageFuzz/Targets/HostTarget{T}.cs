namespace FastSer.CoverageFuzz.Targets;

/// <summary>Reads bytes as a host gets them: the outcome is that of the plain call, and a refused value has its error within.</summary>
/// <param name="name">The name.</param>
/// <param name="read">Reads as the host does.</param>
/// <param name="options">The options that the host uses.</param>
internal sealed class HostTarget<T>(string name, Func<byte[], T> read, FastSerializerOptions? options = null) : IFuzzTarget
{
    public string Name => name;

    public IEnumerable<byte[]> CreateSeeds() =>
        TestCases.All.OfType<TestCase<T>>().First().CreateTypedSamples().Select(value => FastSerializer.Serialize(value, options));

    public void Run(byte[] input)
    {
        var isRead = FastSerializer.TryDeserialize<T>(input, out var expected, out var error, options);
        T found;
        try
        {
            found = read(input);
        }
        catch (Exception exception) when ((exception as FastSerException ?? exception.InnerException as FastSerException) is { } refusal)
        {
            OperationException.ThrowIf(isRead || refusal.Code != error.Code, $"{refusal.Code} instead of {(isRead ? "a value" : error.Code)}");
            return;
        }

        OperationException.ThrowIf(!isRead, $"a value instead of {error.Code}");
        OperationException.ThrowIfDifferent(FastSerializer.Serialize(expected), FastSerializer.Serialize(found));
    }
}
