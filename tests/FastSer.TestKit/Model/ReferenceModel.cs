using System.Collections.Concurrent;
using FastSer.ReferenceCodec;

namespace FastSer.TestKit;

/// <summary>
/// A type by docs/wire-format.md: a second encoder and decoder of its values, which share no code with the library.
/// </summary>
public sealed class ReferenceModel
{
    private static readonly ConcurrentDictionary<Type, ReferenceModel> s_models = new();

    private ReferenceModel(Schema schema) => Schema = schema;

    public Schema Schema { get; }

    /// <summary>The model of a declared type.</summary>
    public static ReferenceModel Of(Type type) =>
        s_models.GetOrAdd(type, static t => new ReferenceModel(SchemaBuilder.Build(t)));

    public byte[] Encode(object? value) => Codec.Encode(Schema, ToValue(value));

    /// <param name="value">The value.</param>
    /// <param name="structure">Where presence bytes, lengths, tags and control bits begin.</param>
    public byte[] Encode(object? value, out IReadOnlyList<int> structure) =>
        Codec.Encode(Schema, ToValue(value), out structure);

    public DecodeResult Decode(byte[] bytes) => Codec.Decode(Schema, bytes);

    public Value ToValue(object? value) => new ValueBuilder().Build(Schema, value);

    /// <summary>A text that is equal for equal values.</summary>
    public string Print(object? value) => ValueText.Of(Schema, ToValue(value));

    /// <summary>
    /// Describes how what the library made of some bytes differs from what the document says, or returns null.
    /// </summary>
    /// <param name="bytes">The input.</param>
    /// <param name="value">The value, if the library accepted the input.</param>
    /// <param name="code">Its error; <see cref="FastSerErrorCode.None"/> if it accepted the input.</param>
    public string? Difference(byte[] bytes, object? value, FastSerErrorCode code)
    {
        var expected = Decode(bytes);
        if (expected.IsAccepted != (code == FastSerErrorCode.None))
        {
            return expected.IsAccepted
                ? $"rejected as {code}, but it is {ValueText.Of(Schema, expected.Value!)}"
                : $"accepted as {Print(value)}, but it is {expected.Error} at {expected.Offset}";
        }

        if (!expected.IsAccepted)
        {
            return IsSame(expected.Error!.Value, code)
                ? null
                : $"rejected as {code}, but it is {expected.Error} at {expected.Offset}";
        }

        var (left, right) = (ValueText.Of(Schema, expected.Value!), Print(value));
        return left == right ? null : $"read as {right}, but it is {left}";
    }

    /// <summary>
    /// Input that is cut off, or has a key twice, may break another rule too: which one is found first is the reader's choice
    /// (section 11). A text that is too long is not looked at further.
    /// </summary>
    public static bool IsSame(ErrorCode expected, FastSerErrorCode actual) => expected.ToString() == actual.ToString()
        || expected is ErrorCode.Truncated or ErrorCode.DuplicateKey
        || actual is FastSerErrorCode.Truncated or FastSerErrorCode.DuplicateKey
        || (expected is ErrorCode.InvalidString or ErrorCode.InvalidLength && actual == FastSerErrorCode.LengthExceeded);
}
