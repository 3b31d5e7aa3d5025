using System.Text;
using System.Text.Json;

namespace FastSer.CoverageFuzz.Targets;

/// <summary>Reads a text as JSON of a type: it is refused, or gives bytes that are read and have the same JSON.</summary>
internal sealed class JsonTextOperation() : Operation("JSON text")
{
    /// <summary>Returns the JSON of the bytes of a value.</summary>
    public static byte[] SeedOf(TestCase testCase, byte[] bytes) => Encoding.UTF8.GetBytes(FastSerializer.ToJson(testCase.Type, bytes));

    public override void CheckBytes<T>(Damage<T> damage)
    {
        byte[] bytes;
        try
        {
            bytes = FastSerializer.FromJson<T>(damage.Bytes.AsSpan());
        }
        catch (Exception exception) when (exception is JsonException or FastSerException { Code: not FastSerErrorCode.NoSerializer })
        {
            return;
        }

        OperationException.ThrowIfDifferent(bytes, FastSerializer.FromJson<T>(FastSerializer.ToJson<T>(bytes)));
    }
}
