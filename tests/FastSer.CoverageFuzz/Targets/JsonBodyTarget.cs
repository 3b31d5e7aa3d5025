using System.Text.Json;
using System.Text.Json.Serialization;
using FastSer.AspNetCore;
using Microsoft.AspNetCore.Http;

namespace FastSer.CoverageFuzz.Targets;

/// <summary>Reads a body in JSON, which is what System.Text.Json reads alone, or an error that the framework answers.</summary>
internal sealed class JsonBodyTarget : IFuzzTarget
{
    private static readonly JsonSerializerOptions s_options = new(JsonSerializerDefaults.Web);

    /// <summary>Samples may have numbers that JSON has not; as texts they are input like any other.</summary>
    private static readonly JsonSerializerOptions s_writing = new(s_options) { NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals };

    public string Name => "HTTP request in JSON";

    public IEnumerable<byte[]> CreateSeeds() => TestCases.All.OfType<TestCase<TolerantOrder>>().First().CreateTypedSamples()
        .Select(static value => JsonSerializer.SerializeToUtf8Bytes(value, s_writing));

    public void Run(byte[] input)
    {
        TolerantOrder? expected = null;
        Exception? error = null;
        try
        {
            expected = JsonSerializer.Deserialize<TolerantOrder>(new MemoryStream(input), s_options);
        }
        catch (Exception exception) when (exception is JsonException or NotSupportedException)
        {
            error = exception;
        }

        TolerantOrder found;
        try
        {
            // No body is no value.
            if (HostReads.Bind<FastSerOrJson<TolerantOrder>>(input, "application/json") is not { } body)
            {
                OperationException.ThrowIf(input.Length > 0, "no value");
                return;
            }

            found = body.Value;
        }
        catch (BadHttpRequestException refusal)
        {
            OperationException.ThrowIf(error is null, $"'{refusal.Message}' instead of a value");
            return;
        }

        OperationException.ThrowIf(error is not null, $"a value instead of '{error?.Message}'");
        OperationException.ThrowIfDifferent(FastSerializer.Serialize(expected), FastSerializer.Serialize(found));
    }
}
