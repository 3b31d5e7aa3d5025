using System.Collections;
using System.Numerics;
using System.Text;

namespace FastSer.TestKit;

/// <summary>
/// A second, slow writer of the Fast format, made by reflection from docs/format.md alone: what the generated code is
/// compared with.
/// </summary>
public static class ReferenceEncoder
{
    public static byte[] Encode(Type type, object? value) => Encode(type, value, out _);

    /// <param name="type">The declared type.</param>
    /// <param name="value">The value.</param>
    /// <param name="structure">Where presence bytes and length headers begin.</param>
    public static byte[] Encode(Type type, object? value, out IReadOnlyList<int> structure)
    {
        var output = new ReferenceOutput();
        Write(output, type, value);
        structure = output.Structure;
        return output.ToArray();
    }

    internal static void Write(ReferenceOutput output, Type type, object? value)
    {
        if (CompactReference.TryWrite(output, type, value))
        {
            return;
        }

        if (ReferenceScalars.TryWrite(output, type, value))
        {
            return;
        }

        if (Nullable.GetUnderlyingType(type) is { } underlying)
        {
            WritePresent(output, underlying, value);
        }
        else if (type.IsArray)
        {
            WriteItems(output, type.GetElementType()!, (ICollection?)value);
        }
        else if (type.IsGenericType && ReferenceTypes.IsTuple(type))
        {
            WriteTuple(output, type, value);
        }
        else if (type.IsGenericType && typeof(IEnumerable).IsAssignableFrom(type))
        {
            WriteCollection(output, type, value);
        }
        else
        {
            WriteObject(output, type, value);
        }
    }

    private static void WritePresent(ReferenceOutput output, Type type, object? value)
    {
        output.Presence(value is not null);
        if (value is not null)
        {
            Write(output, type, value);
        }
    }

    private static void WriteCollection(ReferenceOutput output, Type type, object? value)
    {
        var arguments = type.GetGenericArguments();
        if (value is not IDictionary dictionary)
        {
            WriteItems(output, arguments[0], ((IEnumerable?)value)?.Cast<object?>().ToArray());
            return;
        }

        output.Length((uint)dictionary.Count + 1);
        foreach (var key in dictionary.Keys)
        {
            Write(output, arguments[0], key);
            Write(output, arguments[1], dictionary[key]);
        }
    }

    private static void WriteItems(ReferenceOutput output, Type type, ICollection? items)
    {
        output.Length(items is null ? 0 : (uint)items.Count + 1);
        foreach (var item in items ?? Array.Empty<object>())
        {
            Write(output, type, item);
        }
    }

    private static void WriteTuple(ReferenceOutput output, Type type, object? value)
    {
        if (!type.IsValueType)
        {
            output.Presence(value is not null);
        }

        foreach (var field in value is null ? [] : MemberFields.Of(type))
        {
            Write(output, field.FieldType, field.GetValue(value));
        }
    }

    private static void WriteObject(ReferenceOutput output, Type type, object? value)
    {
        if (!type.IsValueType)
        {
            output.Presence(value is not null);
        }

        if (value is null)
        {
            return;
        }

        // The fixed block first, then the members of variable size, each in member order.
        var members = ReferenceTypes.MembersOf(type);
        foreach (var (field, _) in members.Where(static m => m.IsFixed).Concat(members.Where(static m => !m.IsFixed)))
        {
            Write(output, field.FieldType, field.GetValue(value));
        }
    }
}
