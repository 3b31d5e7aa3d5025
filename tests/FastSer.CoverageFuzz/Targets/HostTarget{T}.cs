using Microsoft.AspNetCore.Mvc.Formatters;

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
        catch (Exception exception) when (CodeOf(exception) is { } code)
        {
            OperationException.ThrowIf(isRead || code != error.Code.ToString(), $"{code} instead of {(isRead ? "a value" : error.Code)}");
            return;
        }

        OperationException.ThrowIf(!isRead, $"a value instead of {error.Code}");
        OperationException.ThrowIfDifferent(FastSerializer.Serialize(expected), FastSerializer.Serialize(found));
    }

    /// <summary>Returns the code of the error within; a formatter has it in its text.</summary>
    private static string? CodeOf(Exception exception) =>
        (exception as FastSerException ?? exception.InnerException as FastSerException)?.Code.ToString() ?? (exception as InputFormatterException)?.Message;
}
