using System.Text;
using FastSer.ReferenceCodec;
using FastSer.TestKit;

namespace FastSer.Docs.Tests;

/// <summary>The examples, written and read by the reference codec.</summary>
internal sealed partial class FormatExampleValues
{
    private const uint MaxContent = 64 * 1024 * 1024;

    private readonly Dictionary<string, Func<byte[], byte[]>> _referenceWrites = new(StringComparer.Ordinal);
    private readonly Dictionary<string, Func<byte[], string?>> _referenceReads = new(StringComparer.Ordinal);

    /// <summary>The bytes that the reference codec writes. It is checked that it reads the given bytes as the value, too.</summary>
    public byte[] WriteByReference(string value, byte[] bytes) => _referenceWrites[value](bytes);

    /// <summary>The error of the reference codec, or null.</summary>
    public string? ReadByReference(string type, byte[] bytes) => _referenceReads[type](bytes);

    private void AddReference<T>(string text, T value) => _referenceWrites.Add(text, bytes =>
    {
        var (schema, tree) = TreeOf(value);
        var decoded = Codec.Decode(schema, bytes);
        Assert.True(decoded.IsAccepted, $"{decoded.Error} at {decoded.Offset}");
        Assert.Equal(ValueText.Of(schema, tree), ValueText.Of(schema, decoded.Value!));
        return Codec.Encode(schema, tree);
    });

    private void AddReferenceReader<T>(string text) =>
        _referenceReads.Add(text, static bytes => ReferenceModel.Of(typeof(T)).Decode(bytes).Error?.ToString());

    private void AddReferenceStreams()
    {
        _referenceReads.Add(
            "items of string", static bytes => MessageCodec.DecodeItem(new TextSchema(TextKind.Text), bytes).Error?.ToString());
        _referenceReads.Add("compressed content", static bytes => ErrorOf(() => CompressedCodec.Decode(bytes, MaxContent)));
        _referenceReads.Add("checked int", static bytes => ErrorOf(() => ChecksumCodec.Decode(bytes)));
    }

    private static string? ErrorOf(Action decode)
    {
        try
        {
            decode();
            return null;
        }
        catch (RejectedException rejected)
        {
            return rejected.Code.ToString();
        }
    }

    private void AddReferenceChecked<T>(string text, T value) => _referenceWrites.Add(text, bytes =>
    {
        var model = ReferenceModel.Of(typeof(T));
        var decoded = Codec.Decode(model.Schema, ChecksumCodec.Decode(bytes));
        Assert.Equal(model.Print(value), ValueText.Of(model.Schema, decoded.Value!));
        return ChecksumCodec.Encode(model.Encode(value));
    });

    private void AddReferenceContent(string text, int algorithm, string content) => _referenceWrites.Add(text, bytes =>
    {
        var expected = Encoding.ASCII.GetBytes(content);
        Assert.Equal(expected, CompressedCodec.Decode(bytes, MaxContent));
        return algorithm == 0 ? CompressedCodec.Stored(expected) : bytes;
    });

    /// <summary>Gets schema and tree of a value; the members that formatters write are stated here.</summary>
    private static (Schema Schema, Value Tree) TreeOf<T>(T value)
    {
        if (value is not Reading reading)
        {
            var model = ReferenceModel.Of(typeof(T));
            return (model.Schema, model.ToValue(value));
        }

        var schema = new ObjectSchema("Reading", isClass: true)
        {
            Members =
            [
                new Member("Humidity", new ParameterSchema(new ScalarSchema(ScalarKind.Byte))),
                new Member("Station", new NullableSchema(new ScalarSchema(ScalarKind.Char))),
                new Member("Id", new ScalarSchema(ScalarKind.Int32)),
            ],
        };
        var tree = new ObjectValue(schema);
        tree.Members[0] = new ScalarValue((byte)(reading.Humidity * 100));
        tree.Members[1] = reading.Station is { } station ? new ScalarValue(station[0]) : NullValue.Instance;
        tree.Members[2] = new ScalarValue((uint)reading.Id);
        return (schema, tree);
    }
}
