using System.Buffers;
using System.Buffers.Binary;
using System.Text.Json;
using FastSer.CompilerServices;
using FastSer.Explaining;
using FastSer.Walking;

namespace FastSer.Json;

// Objects and unions.
internal sealed partial class JsonEncoder
{
    /// <summary>Writes all members in wire order.</summary>
    private void PutMembers(WireShape shape, JsonElement json)
    {
        var values = ValuesOf(shape, json);
        for (var i = 0; i < values.Length; i++)
        {
            PutMember(shape, i, values[i] ?? throw Missing(shape, i));
        }
    }

    private void PutMember(WireShape shape, int index, JsonElement value)
    {
        var member = shape.Members[index];
        _path.Add("." + member.Name);
        if (member.IsSteppedOver)
        {
            PutBytes(Property(value, JsonNames.Bytes));
        }
        else
        {
            Put(member.Shape.Resolved, value);
        }

        _path.RemoveAt(_path.Count - 1);
    }

    private void PutTracked(WireShape shape, JsonElement json)
    {
        Expect(json, JsonValueKind.Object);
        if (json.TryGetProperty(JsonNames.Reference, out var reference))
        {
            PutByte(FastWriter.KnownObject);
            PutLength(_objects.TryGetValue(IdOf(reference), out var known) ? known : throw Fail("The reference is to no object before it"));
            return;
        }

        if (json.TryGetProperty(JsonNames.Id, out var id) && !_objects.TryAdd(IdOf(id), _objectCount))
        {
            throw Fail("Two objects have the same id");
        }

        _objectCount++;
        PutByte(1);
        if (shape.Members is [{ Name: "" } inner])
        {
            Put(inner.Shape.Resolved, json);
        }
        else
        {
            PutMembers(shape, json);
        }
    }

    private string IdOf(JsonElement json) => json.ValueKind == JsonValueKind.String ? json.GetString()! : throw Fail("Expected a string as id");

    private void PutUnion(WireShape shape, JsonElement json)
    {
        var name = Property(json, JsonNames.Case);
        var tag = ShapeNames.Of(shape).TagOf(name.ValueKind == JsonValueKind.Number ? name.GetRawText() : IdOf(name));
        var found = shape.FindCase(tag);
        if (found is null && !(shape.SkipsUnknownCases && tag >= 0 && json.TryGetProperty(JsonNames.Unknown, out _)))
        {
            throw Fail($"The union has no case '{name}'");
        }

        PutLength((uint)tag + 1);
        if (found is null)
        {
            PutBytes(json.GetProperty(JsonNames.Unknown));
        }
        else if (found.Kind is WireShapeKind.Payload or WireShapeKind.Enclosed)
        {
            var value = Property(json, JsonNames.Value);
            _path.Add("." + JsonNames.Value);
            PutParts(found, value.ValueKind == JsonValueKind.Null && !found.HoldsNull ? throw Fail("Null is not allowed here") : value);
            _path.RemoveAt(_path.Count - 1);
        }
        else if (found.PrefixBehindTag == ValuePrefix.Size)
        {
            PutTolerant(found, json);
        }
        else
        {
            PutMembers(found, json);
        }
    }

    private void PutFirstMembers(WireShape shape, JsonElement json)
    {
        var values = ValuesOf(shape, json);
        var count = Array.FindLastIndex(values, static value => value is not null) + 1;
        PutByte((byte)(count + 1));
        for (var i = 0; i < count; i++)
        {
            PutMember(shape, i, values[i] ?? throw Missing(shape, i));
        }
    }

    /// <summary>Writes the members that are there. The writer knew the keys up to the last of them.</summary>
    private void PutTolerant(WireShape shape, JsonElement json)
    {
        var values = ValuesOf(shape, json);
        var isUnknown = json.TryGetProperty(JsonNames.Unknown, out var unknown);
        var shown = Array.FindLastIndex(values, static value => value is not null) + 1;
        var count = shape.WithRetired(shown);
        var mask = new List<byte>();
        var keys = isUnknown ? KeysOf(shape, unknown, shown, out count) : [];
        for (var key = 0; key <= count; key++)
        {
            // Seven keys a byte; the bit behind the last key ends the mask.
            if (key % 7 == 0)
            {
                mask.Add(0);
            }

            var isSet = key == count || (key < values.Length ? values[key] is { ValueKind: not JsonValueKind.Null } : keys.Contains(key));
            mask[^1] |= (byte)((isSet ? 1 : 0) << (key % 7));
        }

        for (var i = 0; i < mask.Count - 1; i++)
        {
            mask[i] |= 0x80;
        }

        PutSized(() =>
        {
            _output.Write(mask.ToArray());
            for (var key = 0; key < values.Length; key++)
            {
                if (values[key] is { ValueKind: not JsonValueKind.Null } value)
                {
                    PutMember(shape, key, ContentOf(value));
                }
            }

            if (isUnknown)
            {
                PutBytes(Property(unknown, JsonNames.Bytes));
            }
        });
    }

    /// <summary>Returns null for a value that is there and is null by its own bytes.</summary>
    private static JsonElement ContentOf(JsonElement json) => json.ValueKind == JsonValueKind.Object
        && json.TryGetProperty(JsonNames.Value, out var found) && found.ValueKind == JsonValueKind.Null
        && !json.TryGetProperty(JsonNames.Case, out _) ? found : json;

    private HashSet<int> KeysOf(WireShape shape, JsonElement unknown, int shown, out int count)
    {
        count = (int)ParseValue(typeof(int), Property(unknown, JsonNames.KeyCount));
        var keys = new HashSet<int>();
        foreach (var key in ArrayOf(Property(unknown, JsonNames.Keys)).EnumerateArray())
        {
            keys.Add((int)ParseValue(typeof(int), key));
        }

        var limit = count;
        return count >= shown && count <= MaxKeys && keys.All(key => key >= shape.Members.Length && key < limit)
            ? keys
            : throw Fail("The unknown keys are not valid");
    }

    /// <summary>Writes the length + 1 of what is written, then that.</summary>
    private void PutSized(Action put)
    {
        var inner = PutApart(put);
        PutLength((uint)inner.WrittenCount + 1);
        _output.Write(inner.WrittenSpan);
    }

    /// <summary>Returns what an action puts, which goes behind something that is not known before.</summary>
    private ArrayBufferWriter<byte> PutApart(Action put)
    {
        var outer = _output;
        var inner = _output = new ArrayBufferWriter<byte>();
        put();
        _output = outer;
        return inner;
    }

    private void PutCompactObject(WireShape shape, JsonElement json)
    {
        var values = ValuesOf(shape, json);
        var control = new byte[shape.ControlSize];
        control[0] = shape.HasPresence ? (byte)1 : (byte)0;
        var members = PutApart(() =>
        {
            for (var i = 0; i < values.Length; i++)
            {
                PutControlled(shape, i, values[i] ?? throw Missing(shape, i), control);
            }
        });
        _output.Write(control);
        _output.Write(members.WrittenSpan);
    }

    private void PutControlled(WireShape shape, int index, JsonElement json, byte[] control)
    {
        var member = shape.Members[index];
        var part = member.Shape.Resolved;
        if (member.Form == MemberForm.Value)
        {
            PutMember(shape, index, json);
            return;
        }

        _path.Add("." + member.Name);
        switch (member.Form)
        {
            case MemberForm.ValueIfBit when json.ValueKind == JsonValueKind.Null:
                break;
            case MemberForm.ValueIfBit:
                SetBits(control, member.ControlBit, 1);
                Put(PartOf(part), ContentOf(json));
                break;
            case MemberForm.Bits:
                SetBits(control, member.ControlBit, (bool)ParseValue(typeof(bool), json) ? 1u : 0);
                break;
            default:
                var value = ParseValue(WireScalarFacts.TypeOf(part.ScalarKind), json);
                PutInteger(part.ScalarKind, value, member.ControlBit, control);
                break;
        }

        _path.RemoveAt(_path.Count - 1);
    }

    /// <summary>Writes an integer, or the three words of a Decimal and its flags, with their sizes in the control bits.</summary>
    private void PutInteger(WireScalar kind, object value, int bit, byte[] control)
    {
        if (value is decimal number)
        {
            var low = DecimalCode.Low(in number);
            PutWord((uint)low, bit, control);
            PutWord((uint)(low >> 32), bit + 2, control);
            PutWord(DecimalCode.High(in number), bit + 4, control);
            PutByte(DecimalCode.Flags(in number));
        }
        else if (CompactScalarFacts.ControlBits(kind) == 2)
        {
            PutWord((uint)CompactIntegers.Of(kind).ToStored(value), bit, control);
        }
        else
        {
            var stored = CompactIntegers.Of(kind).ToStored(value);
            var size = ControlCode.Of(stored);
            SetBits(control, bit, size);
            PutLowest(stored, (int)size);
        }
    }

    private void PutWord(uint value, int bit, byte[] control)
    {
        var code = ControlCode.Of(value);
        SetBits(control, bit, code);
        PutLowest(value, ControlCode.SizeOf(code));
    }

    private void PutLowest(ulong value, int size)
    {
        Span<byte> bytes = stackalloc byte[sizeof(ulong)];
        BinaryPrimitives.WriteUInt64LittleEndian(bytes, value);
        _output.Write(bytes[..size]);
    }

    private static void SetBits(byte[] control, int bit, uint bits)
    {
        for (; bits != 0; bits >>= 1, bit++)
        {
            control[bit / 8] |= (byte)((bits & 1) << (bit % 8));
        }
    }

    /// <summary>Returns the JSON of each member; null for those that are not there.</summary>
    private JsonElement?[] ValuesOf(WireShape shape, JsonElement json)
    {
        Expect(json, JsonValueKind.Object);
        var names = ShapeNames.Of(shape);
        var values = new JsonElement?[names.Members.Length];
        foreach (var property in json.EnumerateObject())
        {
            if (names.FindMember(property.Name) is var index and >= 0)
            {
                values[index] = values[index] is null ? property.Value : throw Fail($"The member {property.Name} stands there twice");
            }
            else if (!(property.Name is JsonNames.Case or JsonNames.Id || (property.Name == JsonNames.Unknown && shape.Kind == WireShapeKind.Tolerant)))
            {
                throw Fail($"{shape.TypeName ?? "The type"} has no member {property.Name}");
            }
        }

        return values;
    }

    private JsonException Missing(WireShape shape, int index) => Fail($"The member {ShapeNames.Of(shape).Members[index]} is missing");
}
