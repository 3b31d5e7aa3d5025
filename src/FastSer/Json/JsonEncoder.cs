using System.Buffers;
using System.Globalization;
using System.Runtime.CompilerServices;
using System.Text;
using System.Text.Json;
using FastSer.CompilerServices;
using FastSer.Explaining;
using FastSer.Walking;

namespace FastSer.Json;

/// <summary>Encodes JSON by the shape of its type: the reverse of <see cref="JsonEmitter"/>.</summary>
internal sealed partial class JsonEncoder
{
    /// <summary>The keys of a Tolerant type end at 999.</summary>
    private const int MaxKeys = 1000;

    private readonly List<string> _path = [];

    /// <summary>The numbers of the objects that keep their identity, by the ids of the JSON.</summary>
    private readonly Dictionary<string, uint> _objects = new(StringComparer.Ordinal);
    private uint _objectCount;
    private ArrayBufferWriter<byte> _output = new();

    /// <summary>Encodes a value.</summary>
    /// <exception cref="JsonException">The JSON is not that of a value of the type.</exception>
    public static ArrayBufferWriter<byte> Encode(WireShape shape, JsonElement json)
    {
        var encoder = new JsonEncoder();
        try
        {
            encoder.Put(shape.Resolved, json);
            return encoder._output;
        }
        catch (InvalidOperationException)
        {
            // JsonElement throws it for half of a surrogate pair, as an escape in a text or a name.
            throw encoder.Fail("A text is not valid Unicode");
        }
    }

    private void Put(WireShape shape, JsonElement json)
    {
        if (!RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            throw Fail("The value is nested too deeply");
        }

        if (JsonScalars.ComponentsOf(shape) is { Count: > 0 } components)
        {
            PutComponents(components.Kind, components.Count, json);
        }
        else if (LeafValue.TypeOf(shape) is { } type)
        {
            PutLeaf(shape, type, json);
        }
        else if (json.ValueKind == JsonValueKind.Null && shape.Prefix is not (ValuePrefix.None or ValuePrefix.Custom))
        {
            PutNull(shape);
        }
        else
        {
            if (!JsonText.IsText(shape))
            {
                RefuseHidden(json);
            }

            PutParts(shape, json);
        }
    }

    private void RefuseHidden(JsonElement json)
    {
        if (json.ValueKind == JsonValueKind.Object && json.TryGetProperty(JsonNames.Hidden, out _))
        {
            throw Fail("The value was hidden when the JSON was written; see FastSerJsonOptions.ShowSensitive");
        }
    }

    private void PutParts(WireShape shape, JsonElement json)
    {
        switch (shape.Prefix)
        {
            case ValuePrefix.Presence when shape.Kind == WireShapeKind.Nullable:
                PutByte(1);
                Put(PartOf(shape), ContentOf(json));
                break;
            case ValuePrefix.Presence:
                PutByte(1);
                PutMembers(shape, json);
                break;
            case ValuePrefix.None when shape.Kind == WireShapeKind.Payload:
                Put(PartOf(shape), json);
                break;
            case ValuePrefix.None:
                PutMembers(shape, json);
                break;
            case ValuePrefix.Custom:
                PutBytes(Property(json, JsonNames.Bytes));
                break;
            case ValuePrefix.Reference:
                PutTracked(shape, json);
                break;
            case ValuePrefix.Count:
                PutCollection(shape, json);
                break;
            case ValuePrefix.Lengths or ValuePrefix.CompactIntegerArray:
                PutGrid(shape, json);
                break;
            case ValuePrefix.CompactBooleans or ValuePrefix.CompactIntegers:
                LeafValue.Write(_output, shape, ItemsOf(shape.ScalarKind, json));
                break;
            case ValuePrefix.Tag:
                PutUnion(shape, json);
                break;
            case ValuePrefix.Size when shape.Kind == WireShapeKind.Enclosed:
                PutSized(() => Put(PartOf(shape), json));
                break;
            case ValuePrefix.Size:
                PutTolerant(shape, json);
                break;
            case ValuePrefix.Members:
                PutFirstMembers(shape, json);
                break;
            default:
                PutCompactObject(shape, json);
                break;
        }
    }

    private void PutNull(WireShape shape)
    {
        if (shape.RejectsNull || (shape.Prefix is ValuePrefix.Members or ValuePrefix.Control && !shape.HasPresence))
        {
            throw Fail("Null is not allowed here");
        }

        PutByte(0);
    }

    private void PutLeaf(WireShape shape, Type type, JsonElement json) =>
        LeafValue.Write(_output, shape, type.IsValueType ? ParseValue(type, json) : Parse(type, json));

    private void PutComponents(WireScalar kind, int count, JsonElement json)
    {
        var items = ArrayOf(json);
        if (items.GetArrayLength() != count)
        {
            throw Fail($"Expected {Invariant(count)} numbers");
        }

        var type = WireScalarFacts.TypeOf(kind);
        foreach (var item in items.EnumerateArray())
        {
            TypeSerializers.Of(type).WriteObject(_output, ParseValue(type, item), FastSerializerOptions.Trusted);
        }
    }

    private void PutCollection(WireShape shape, JsonElement json)
    {
        if (JsonText.IsText(shape))
        {
            PutItems(json.ValueKind == JsonValueKind.Object && json.TryGetProperty(JsonNames.Bytes, out var text)
                ? BytesOf(text)
                : Encoding.UTF8.GetBytes(json.GetRawText()));
        }
        else if (json.ValueKind == JsonValueKind.String && ShapeWalker<EmittingVisitor>.IsOfBytes(shape))
        {
            PutItems(BytesOf(json));
        }
        else if (shape.Kind == WireShapeKind.Map)
        {
            PutMap(shape, json);
        }
        else
        {
            PutList(json, element => Put(PartOf(shape), element));
        }
    }

    private void PutItems(byte[] bytes)
    {
        PutLength((uint)bytes.Length + 1);
        _output.Write(bytes);
    }

    private void PutList(JsonElement json, Action<JsonElement> put)
    {
        PutLength((uint)ArrayOf(json).GetArrayLength() + 1);
        PutElements(json, put);
    }

    private void PutElements(JsonElement items, Action<JsonElement> put)
    {
        var index = 0;
        foreach (var element in items.EnumerateArray())
        {
            _path.Add($"[{Invariant(index++)}]");
            put(element);
            _path.RemoveAt(_path.Count - 1);
        }
    }

    private void PutMap(WireShape shape, JsonElement json)
    {
        var (key, value) = (PartOf(shape), shape.Members[1].Shape.Resolved);
        if (!JsonNames.AreKeys(key))
        {
            PutList(json, entry => PutMembers(shape, entry));
            return;
        }

        Expect(json, JsonValueKind.Object);
        PutLength((uint)json.EnumerateObject().Count() + 1);
        foreach (var entry in json.EnumerateObject())
        {
            _path.Add($"['{entry.Name}']");
            var type = LeafValue.TypeOf(key)!;
            var name = Try(type, () => JsonScalars.ParseName(type, entry.Name));
            LeafValue.Write(_output, key, name is null && type.IsValueType ? throw Fail(NotNull(type)) : name);
            Put(value, entry.Value);
            _path.RemoveAt(_path.Count - 1);
        }
    }

    private void PutGrid(WireShape shape, JsonElement json)
    {
        var lengths = ArrayOf(Property(json, JsonNames.Lengths));
        var items = Property(json, JsonNames.Items);
        if (lengths.GetArrayLength() != shape.Rank)
        {
            throw Fail($"Expected {Invariant(shape.Rank)} lengths");
        }

        var (count, isFirst) = ((Int128)1, true);
        foreach (var length in lengths.EnumerateArray())
        {
            var number = (int)ParseValue(typeof(int), length);
            count *= number >= 0 ? number : throw Fail("A length is negative");
            PutLength((uint)number + (isFirst ? 1u : 0));
            isFirst = false;
        }

        if (items.ValueKind == JsonValueKind.String && ShapeWalker<EmittingVisitor>.IsOfBytes(shape))
        {
            var bytes = BytesOf(items);
            ExpectCount(count, bytes.Length);
            _output.Write(bytes);
            return;
        }

        ExpectCount(count, ArrayOf(items).GetArrayLength());
        if (shape.Kind == WireShapeKind.MultiDimArray)
        {
            PutElements(items, element => Put(PartOf(shape), element));
            return;
        }

        // The packed integers have no count of their own.
        var packed = new ArrayBufferWriter<byte>();
        LeafValue.Write(packed, WireShape.CompactSequence(PartOf(shape)), ItemsOf(shape.ScalarKind, items));
        _output.Write(packed.WrittenSpan[LengthCode.Get(packed.WrittenSpan, out _)..]);
    }

    private void ExpectCount(Int128 expected, int actual)
    {
        if (expected != actual)
        {
            throw Fail($"The lengths are those of {expected.ToString(CultureInfo.InvariantCulture)} elements, not of {Invariant(actual)}");
        }
    }

    private Array ItemsOf(WireScalar kind, JsonElement json)
    {
        var items = ArrayOf(json);
        var type = WireScalarFacts.TypeOf(kind);
        var count = items.GetArrayLength();
        var array = kind == WireScalar.Boolean ? new bool[count] : CompactIntegers.Of(kind).NewArray(count);
        var index = 0;
        foreach (var item in items.EnumerateArray())
        {
            array.SetValue(ParseValue(type, item), index++);
        }

        return array;
    }

    private object? Parse(Type type, JsonElement json)
    {
        RefuseHidden(json);
        return Try(type, () => JsonScalars.Parse(type, json));
    }

    private object ParseValue(Type type, JsonElement json) => Parse(type, json) ?? throw Fail(NotNull(type));

    private static string NotNull(Type type) => $"Expected a value of the type {type.Name}, not null";

    private object? Try(Type type, Func<object?> parse)
    {
        try
        {
            return parse();
        }
        catch (Exception exception) when (
            exception is FormatException or OverflowException or ArgumentException or FastSerException or InvalidOperationException)
        {
            throw Fail($"Expected a value of the type {type.Name}");
        }
    }

    private byte[] BytesOf(JsonElement json) => json.ValueKind == JsonValueKind.String && json.TryGetBytesFromBase64(out var bytes)
        ? bytes
        : throw Fail("Expected bytes in Base64");

    private void PutBytes(JsonElement json) => _output.Write(BytesOf(json));

    private void PutByte(byte value) => _output.Write([value]);

    private void PutLength(uint length)
    {
        Span<byte> bytes = stackalloc byte[LengthCode.MaxSize];
        _output.Write(bytes[..(int)Unaligned.Distance(ref bytes[0], ref LengthCode.Put(ref bytes[0], length))]);
    }

    private JsonElement ArrayOf(JsonElement json)
    {
        RefuseHidden(json);
        Expect(json, JsonValueKind.Array);
        return json;
    }

    private JsonElement Property(JsonElement json, string name)
    {
        Expect(json, JsonValueKind.Object);
        return json.TryGetProperty(name, out var property) ? property : throw Fail($"Expected an object with the property {name}");
    }

    private void Expect(JsonElement json, JsonValueKind kind)
    {
        if (json.ValueKind != kind)
        {
            throw Fail($"Expected {(kind == JsonValueKind.Array ? "an array" : "an object")}, not {json.ValueKind}");
        }
    }

    private static WireShape PartOf(WireShape shape) => shape.Members[0].Shape.Resolved;

    private static string Invariant(int number) => number.ToString(CultureInfo.InvariantCulture);

    private JsonException Fail(string message)
    {
        var path = "$" + string.Concat(_path);
        return new JsonException($"{message} (at {path}).", path, lineNumber: null, bytePositionInLine: null);
    }
}
