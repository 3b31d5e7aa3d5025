using System.Collections;
using System.Text;

namespace FastSer.TestKit;

/// <summary>The Compact format, written slowly from docs/wire-format.md alone.</summary>
internal static class CompactReference
{
    private static readonly Dictionary<Type, int> s_integers = new()
    {
        [typeof(short)] = 2, [typeof(ushort)] = 2, [typeof(char)] = 2, [typeof(int)] = 4, [typeof(uint)] = 4,
        [typeof(long)] = 8, [typeof(ulong)] = 8, [typeof(nint)] = 8, [typeof(nuint)] = 8,
    };

    /// <summary>Writes what asks for the Compact format itself: annotated types and the wrapper.</summary>
    public static bool TryWrite(ReferenceOutput output, Type type, object? value)
    {
        if (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(Compact<>))
        {
            WriteLone(output, type.GetGenericArguments()[0], type.GetProperty("Value")!.GetValue(value));
            return true;
        }

        if (!ReferenceTypes.IsCompact(type))
        {
            return false;
        }

        WriteObject(output, type, value);
        return true;
    }

    public static int ControlBitsOf(Type type)
    {
        type = type.IsEnum ? Enum.GetUnderlyingType(type) : type;
        return type == typeof(bool) || Nullable.GetUnderlyingType(type) is not null ? 1
            : type == typeof(decimal) ? 6
            : !s_integers.TryGetValue(type, out var size) ? 0
            : size == 8 ? 4 : 2;
    }

    private static void WriteObject(ReferenceOutput output, Type type, object? value)
    {
        if (value is null)
        {
            output.Control(0);
            return;
        }

        var control = new ReferenceControl();
        control.Add(type.IsValueType ? 0 : 1, type.IsValueType ? 0u : 1u);
        var integers = new ReferenceOutput();
        var members = ReferenceTypes.MembersOf(type)
            .Select(m => (Open: ReferenceTypes.OpenTypeOf(m.Field), m.Field.FieldType, Value: m.Field.GetValue(value), m.IsFixed))
            .ToList();
        foreach (var member in members.Where(static m => ControlBitsOf(m.Open) > 0))
        {
            control.Begin(ControlBitsOf(member.Open));
            WriteControlled(control, integers, member.Open, member.Value);
        }

        control.WriteTo(output);
        output.Bytes(integers.ToArray());
        var others = members.Where(static m => ControlBitsOf(m.Open) == 0 || Nullable.GetUnderlyingType(m.Open) is not null)
            .ToLookup(static m => m.IsFixed && IsFixed(m.Open));
        foreach (var member in others[true])
        {
            ReferenceEncoder.Write(output, member.FieldType, member.Value);
        }

        foreach (var member in others[false])
        {
            var underlying = Nullable.GetUnderlyingType(member.Open);
            if (underlying is null || member.Value is not null)
            {
                WriteLone(output, underlying ?? member.FieldType, member.Value);
            }
        }
    }

    /// <summary>Of what is fixed in the Fast format: what is, lone.</summary>
    private static bool IsFixed(Type type) => type == typeof(bool)
        || (ControlBitsOf(type) == 0
            && (!type.IsGenericType || !ReferenceTypes.IsTuple(type) || type.GetGenericArguments().All(IsFixed)));

    private static void WriteControlled(ReferenceControl control, ReferenceOutput integers, Type type, object? value)
    {
        switch (value)
        {
            case bool flag when type == typeof(bool):
                control.Add(1, flag ? 1u : 0u);
                break;
            case decimal number when type == typeof(decimal):
                WriteDecimal(control, integers, number);
                break;
            case null:
                control.Add(1, 0);
                break;
            default:
                if (Nullable.GetUnderlyingType(type) is not null)
                {
                    control.Add(1, 1);
                    break;
                }

                WriteInteger(control, integers, Bits(value, out var size), size);
                break;
        }
    }

    /// <summary>0, 1, 2 or 4 bytes; of 64 bits 0 to 8.</summary>
    private static void WriteInteger(ReferenceControl control, ReferenceOutput integers, ulong bits, int size)
    {
        var needed = 0;
        while (needed < 8 && bits >> (8 * needed) != 0)
        {
            needed++;
        }

        if (size == 8)
        {
            control.Add(4, (uint)needed);
            integers.Integer(bits, needed);
            return;
        }

        control.Add(2, Math.Min((uint)needed, 3));
        integers.Integer(bits, needed == 3 ? 4 : needed);
    }

    private static void WriteDecimal(ReferenceControl control, ReferenceOutput integers, decimal value)
    {
        var parts = decimal.GetBits(value);
        foreach (var part in parts.Take(3))
        {
            WriteInteger(control, integers, (uint)part, 4);
        }

        integers.Byte((byte)(((parts[3] >> 16) & 0x1F) | (parts[3] < 0 ? 0x80 : 0)));
    }

    private static void WriteLone(ReferenceOutput output, Type type, object? value)
    {
        var scalar = type.IsEnum ? Enum.GetUnderlyingType(type) : type;
        if (s_integers.ContainsKey(scalar))
        {
            WritePrefix(output, Bits(value!, out _));
        }
        else if (value is decimal number && type == typeof(decimal))
        {
            var control = new ReferenceControl();
            var words = new ReferenceOutput();
            WriteDecimal(control, words, number);
            control.WriteTo(output);
            output.Bytes(words.ToArray());
        }
        else if (type == typeof(string))
        {
            WriteText(output, (string?)value);
        }
        else if (Nullable.GetUnderlyingType(type) is { } underlying)
        {
            output.Presence(value is not null);
            if (value is not null)
            {
                WriteLone(output, underlying, value);
            }
        }
        else if (type.IsArray || (type.IsGenericType && type.Namespace!.StartsWith("System", StringComparison.Ordinal)))
        {
            WriteComposite(output, type, value);
        }
        else
        {
            ReferenceEncoder.Write(output, type, value);
        }
    }

    private static void WriteComposite(ReferenceOutput output, Type type, object? value)
    {
        var arguments = type.IsArray ? [type.GetElementType()!] : type.GetGenericArguments();
        if (type.IsGenericType && ReferenceTypes.IsTuple(type))
        {
            if (!type.IsValueType)
            {
                output.Presence(value is not null);
            }

            foreach (var field in value is null ? [] : MemberFields.Of(type))
            {
                WriteLone(output, field.FieldType, field.GetValue(value));
            }
        }
        else if (value is null)
        {
            output.Length(0);
        }
        else if (value is IDictionary map)
        {
            output.Length((uint)map.Count + 1);
            foreach (DictionaryEntry entry in map)
            {
                WriteLone(output, arguments[0], entry.Key);
                WriteLone(output, arguments[1], entry.Value);
            }
        }
        else
        {
            object?[] items = [.. ((IEnumerable)value).Cast<object?>()];
            if (value is Array { Rank: > 1 } grid)
            {
                output.Length((uint)grid.GetLength(0) + 1);
                for (var i = 1; i < grid.Rank; i++)
                {
                    output.Length((uint)grid.GetLength(i));
                }

                WriteItems(output, arguments[0], items, isSequence: arguments[0] != typeof(bool));
                return;
            }

            output.Length((uint)items.Length + 1);
            WriteItems(output, arguments[0], items, isSequence: value is Array || type.GetGenericTypeDefinition() == typeof(List<>));
        }
    }

    private static void WriteItems(ReferenceOutput output, Type type, object?[] items, bool isSequence)
    {
        var scalar = type.IsEnum ? Enum.GetUnderlyingType(type) : type;
        if (isSequence && type == typeof(bool))
        {
            foreach (var eight in items.Chunk(8))
            {
                output.Byte((byte)eight.Select(static (flag, i) => (bool)flag! ? 1 << i : 0).Sum());
            }
        }
        else if (isSequence && scalar != typeof(nint) && scalar != typeof(nuint) && s_integers.TryGetValue(scalar, out var size))
        {
            WriteGroups(output, items, size);
        }
        else
        {
            Array.ForEach(items, item => WriteLone(output, type, item));
        }
    }

    /// <summary>Blocks of 64 control bytes, each of which stands for 16 bytes of elements.</summary>
    private static void WriteGroups(ReferenceOutput output, object?[] items, int size)
    {
        var perGroup = 16 / size;
        foreach (var block in items.Chunk(64 * perGroup))
        {
            var data = new ReferenceOutput();
            foreach (var group in block.Chunk(perGroup))
            {
                var control = 0;
                for (var i = 0; i < group.Length; i++)
                {
                    var bits = Bits(group[i]!, out _);
                    var needed = 1;
                    while (needed < 8 && bits >> (8 * needed) != 0)
                    {
                        needed++;
                    }

                    control |= (needed - 1) << (i * 8 / perGroup);
                    data.Integer(bits, needed);
                }

                output.Control((byte)control);
            }

            output.Bytes(data.ToArray());
        }
    }

    /// <summary>As many zero bits below the lowest set one as bytes follow the first.</summary>
    private static void WritePrefix(ReferenceOutput output, ulong value)
    {
        for (var size = 1; size < 9; size++)
        {
            if (value >> (7 * size) == 0)
            {
                output.Control((byte)((value << size) | (1u << (size - 1))));
                output.Integer((value << size) >> 8, size - 1);
                return;
            }
        }

        output.Control(0);
        output.Integer(value, 8);
    }

    private static void WriteText(ReferenceOutput output, string? value)
    {
        if (value is null || value.All(static c => c <= 0xFF))
        {
            output.Text(value);
            return;
        }

        byte[]? utf8 = null;
        try
        {
            utf8 = new UTF8Encoding(false, throwOnInvalidBytes: true).GetBytes(value);
        }
        catch (EncoderFallbackException)
        {
            // A lone surrogate.
        }

        if (utf8 is not null && utf8.Length < value.Length * 2)
        {
            output.Length(((uint)utf8.Length << 2) | 1);
            output.Bytes(utf8);
            return;
        }

        output.Length(((uint)value.Length << 2) | 3);
        output.Bytes([.. value.SelectMany(static c => new[] { (byte)c, (byte)(c >> 8) })]);
    }

    /// <summary>An integer as unsigned bits, zigzag encoded if it is signed.</summary>
    private static ulong Bits(object value, out int size)
    {
        var integer = value is Enum
            ? Convert.ChangeType(value, Enum.GetUnderlyingType(value.GetType()), System.Globalization.CultureInfo.InvariantCulture)
            : value;
        size = s_integers[integer.GetType()];
        return integer switch
        {
            short v => ZigZag(v),
            int v => ZigZag(v),
            long v => ZigZag(v),
            nint v => ZigZag(v),
            char v => v,
            ushort v => v,
            uint v => v,
            nuint v => v,
            _ => (ulong)integer,
        };
    }

    private static ulong ZigZag(long value) => value < 0 ? ((ulong)~value << 1) | 1 : (ulong)value << 1;
}
