using System.Globalization;
using System.Runtime.InteropServices;
using FastSer.CompilerServices;
using FastSer.Explaining;
using FastSer.Walking;

namespace FastSer.Json;

// Values without parts, or with parts of one byte, and the members that a Tolerant object does not have.
internal sealed partial class JsonEmitter
{
    private void WriteValue(WireShape shape, in ShapeStep step, ReadOnlySpan<byte> bytes)
    {
        switch (shape.Prefix)
        {
            case ValuePrefix.Scalar when JsonScalars.ComponentsOf(shape) is { Count: > 0 } components:
                WriteComponents(components.Kind, bytes);
                break;
            case var _ when LeafValue.IsLeaf(shape) || step.IsControlled:
                JsonScalars.Write(writer, LeafValue.Read(shape, step, bytes), options);
                break;
            case ValuePrefix.Custom:
                JsonScalars.WriteBytes(writer, bytes);
                break;
            case ValuePrefix.Lengths or ValuePrefix.CompactIntegerArray when bytes is not [0]:
                WriteGrid(shape, bytes);
                break;
            case ValuePrefix.Count when bytes is not [0]:
                WriteItems(shape, bytes);
                break;
            case ValuePrefix.Count when shape.RejectsNull:
            case var _ when bytes is [0]:
                writer.WriteNullValue();
                break;
            case ValuePrefix.Reference:
                LengthCode.Get(bytes[1..], out var index);
                writer.WriteStartObject();
                writer.WriteString(JsonNames.Reference, (index + 1L).ToString(CultureInfo.InvariantCulture));
                writer.WriteEndObject();
                break;
            case ValuePrefix.Tag:
                var size = LengthCode.Get(bytes, out var tag);
                writer.WriteStartObject();
                writer.WriteString(JsonNames.Case, (tag - 1L).ToString(CultureInfo.InvariantCulture));
                writer.WriteBase64String(JsonNames.Unknown, bytes[size..]);
                writer.WriteEndObject();
                break;
            default:
                // A retired member that readers step over.
                JsonScalars.WriteBytes(writer, bytes);
                break;
        }
    }

    private void WriteComponents(WireScalar kind, ReadOnlySpan<byte> bytes)
    {
        var (type, size) = (WireScalarFacts.TypeOf(kind), WireScalarFacts.SizeOf(kind));
        writer.WriteStartArray();
        for (; !bytes.IsEmpty; bytes = bytes[size..])
        {
            JsonScalars.Write(writer, LeafValue.Read(type, bytes[..size]), options);
        }

        writer.WriteEndArray();
    }

    /// <summary>Writes a collection of bytes, the text of a JsonDocument, or a collection without elements.</summary>
    private void WriteItems(WireShape shape, ReadOnlySpan<byte> bytes)
    {
        var items = bytes[LengthCode.Get(bytes, out _)..];
        if (JsonText.IsText(shape))
        {
            WriteText(items);
        }
        else if (ShapeWalker<EmittingVisitor>.IsOfBytes(shape))
        {
            writer.WriteBase64StringValue(items);
        }
        else if (shape.Kind == WireShapeKind.Map && JsonNames.AreKeys(shape.Members[0].Shape.Resolved))
        {
            writer.WriteStartObject();
            writer.WriteEndObject();
        }
        else
        {
            writer.WriteStartArray();
            writer.WriteEndArray();
        }
    }

    /// <summary>Writes the JSON of a JsonElement, JsonDocument or JsonNode as it is.</summary>
    private void WriteText(ReadOnlySpan<byte> text)
    {
        if (!text.IsEmpty && !JsonCode.IsText(text))
        {
            Stop(FastSerErrorCode.InvalidValue, _end - text.Length);
        }
        else if (JsonText.IsOwn(text))
        {
            JsonScalars.WriteBytes(writer, text);
        }
        else
        {
            writer.WriteRawValue(text, skipInputValidation: true);
        }
    }

    /// <summary>Writes a multi-dimensional array of bytes or of packed integers, or one without elements.</summary>
    private void WriteGrid(WireShape shape, ReadOnlySpan<byte> bytes)
    {
        var isOfBytes = ShapeWalker<EmittingVisitor>.IsOfBytes(shape);
        var items = bytes[BeginGrid(bytes, shape.Rank, out var count)..];
        if (isOfBytes)
        {
            writer.WriteBase64String(JsonNames.Items, items);
            writer.WriteEndObject();
            return;
        }

        writer.WriteStartArray(JsonNames.Items);
        if (shape.Kind == WireShapeKind.CompactMultiDimArray)
        {
            Span<byte> header = stackalloc byte[LengthCode.MaxSize];
            header = header[..(int)Unaligned.Distance(ref header[0], ref LengthCode.Put(ref header[0], (uint)count + 1))];
            foreach (var item in CompactIntegers.Of(shape.ScalarKind).ReadArray([.. header, .. items])!)
            {
                JsonScalars.Write(writer, item, options);
            }
        }

        writer.WriteEndArray();
        writer.WriteEndObject();
    }

    /// <summary>Writes the lengths of a multi-dimensional array. Returns the number of their bytes.</summary>
    private int BeginGrid(ReadOnlySpan<byte> bytes, int rank, out long count)
    {
        writer.WriteStartObject();
        writer.WriteStartArray(JsonNames.Lengths);
        count = 1;
        var position = 0;
        for (var i = 0; i < rank; i++)
        {
            position += LengthCode.Get(bytes[position..], out var length);
            length -= i == 0 ? 1u : 0;
            count *= length;
            writer.WriteNumberValue(length);
        }

        writer.WriteEndArray();
        return position;
    }

    /// <summary>Writes the members that are null by the mask of a Tolerant object, and those that the program does not know.</summary>
    private void WriteAbsentMembers(in JsonFrame frame, int end)
    {
        if (frame.Mask.Size == 0)
        {
            return;
        }

        var mask = new MemberMask(ref MemoryMarshal.GetReference(data.AsSpan(frame.Mask.Start)), frame.Mask.Size);
        var members = frame.Shape.Members;
        var shown = 0;
        for (var key = 0; key < members.Length && mask.Knows(key); key++)
        {
            if (!mask.Has(key) && !members[key].IsRetired)
            {
                writer.WriteNull(ShapeNames.Of(frame.Shape).Members[key]);
            }

            shown = mask.Has(key) || !members[key].IsRetired ? key + 1 : shown;
        }

        if (mask.Count != frame.Shape.WithRetired(shown))
        {
            writer.WriteStartObject(JsonNames.Unknown);
            writer.WriteNumber(JsonNames.KeyCount, mask.Count);
            writer.WriteStartArray(JsonNames.Keys);
            for (var key = members.Length; key < mask.Count; key++)
            {
                if (mask.Has(key))
                {
                    writer.WriteNumberValue(key);
                }
            }

            writer.WriteEndArray();
            writer.WriteBase64String(JsonNames.Bytes, data.AsSpan(_end, end - _end));
            writer.WriteEndObject();
        }
    }
}
