using System.Collections;
using System.Numerics;
using System.Text;

namespace FastSer.TestKit;

/// <summary>
/// A second, slow writer of the formats, made by reflection from docs/wire-format.md alone: what the generated code is
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
        if (ReferenceUnions.Applies(output.Set, type))
        {
            WriteTagged(output, output.Set!, value);
            return;
        }

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
        else if (type.IsGenericType && ReferenceTypes.IsTuple(type))
        {
            WriteTuple(output, type, value);
        }
        else if (CollectionItems.DefinitionOf(type) == typeof(IGrouping<,>))
        {
            WriteGroup(output, type, value);
        }
        else if (CollectionItems.IsCollection(type))
        {
            WriteCollection(output, type, value);
        }
        else if (ReferenceUnions.IsUnion(type))
        {
            WriteUnion(output, type, value);
        }
        else
        {
            WriteObject(output, type, value);
        }
    }

    private static void WriteTagged(ReferenceOutput output, FastSerUnionAttribute[] set, object? value)
    {
        if (value is null)
        {
            output.Length(0);
            return;
        }

        var item = ReferenceUnions.ItemOf(set, value.GetType());
        output.Length((uint)item.Tag + 1);
        output.Set = null;
        Write(output, item.Type, value);
        output.Set = set;
    }

    private static void WriteUnion(ReferenceOutput output, Type union, object? value)
    {
        if (value is null)
        {
            output.Length(0);
            return;
        }

        var (tag, type) = ReferenceUnions.CaseOf(union, value.GetType());
        output.Length((uint)tag + 1);
        if (ReferenceUnions.IsUnion(type) && type != union)
        {
            WriteUnion(output, type, value);
        }
        else if (ReferenceTypes.IsTolerant(type))
        {
            WriteTolerant(output, type, value);
        }
        else if (ReferenceIdentity.IsKept(type))
        {
            WriteObject(output, type, value);
        }
        else
        {
            WriteMembers(output, type, value);
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
        var items = CollectionItems.Of(value);
        output.Length(items is null ? 0 : (uint)(value is Array array ? array.GetLength(0) : items.Length) + 1);
        for (var i = 1; items is not null && type.IsArray && i < type.GetArrayRank(); i++)
        {
            output.Length((uint)((Array)value!).GetLength(i));
        }

        var element = CollectionItems.ElementOf(type);
        foreach (var item in items ?? [])
        {
            if (CollectionItems.DefinitionOf(type) == typeof(ILookup<,>))
            {
                WriteGroupParts(output, element, item!);
            }
            else
            {
                Write(output, element, item);
            }
        }
    }

    private static void WriteGroup(ReferenceOutput output, Type type, object? value)
    {
        output.Presence(value is not null);
        if (value is not null)
        {
            WriteGroupParts(output, type, value);
        }
    }

    private static void WriteGroupParts(ReferenceOutput output, Type type, object group)
    {
        var arguments = type.GetGenericArguments();
        Write(output, arguments[0], type.GetProperty("Key")!.GetValue(group));
        Write(output, arguments[1].MakeArrayType(), ((IEnumerable)group).Cast<object?>().ToArray());
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

    /// <summary>The length + 1, the mask, and the members that it names; what is nullable goes without its presence byte.</summary>
    private static void WriteTolerant(ReferenceOutput output, Type type, object? value)
    {
        if (value is null)
        {
            output.Length(0);
            return;
        }

        var keys = ReferenceTypes.KeysOf(type);
        bool[] bits =
        [
            .. keys.Select(k => k.Field is { } field && !(k.IsNullable && field.GetValue(value) is null)), true,
        ];
        var inner = new ReferenceOutput();
        var groups = bits.Chunk(7).ToArray();
        for (var i = 0; i < groups.Length; i++)
        {
            var set = groups[i].Select(static (isSet, bit) => isSet ? 1 << bit : 0).Sum();
            inner.Byte((byte)(i < groups.Length - 1 ? set | 0x80 : set));
        }

        foreach (var (field, _) in keys.Where((_, i) => bits[i]))
        {
            inner.Set = ReferenceUnions.SetOf(field!);
            Write(inner, Nullable.GetUnderlyingType(field!.FieldType) ?? field.FieldType, field.GetValue(value));
        }

        output.Nested(inner);
    }

    private static void WriteObject(ReferenceOutput output, Type type, object? value)
    {
        if (ReferenceTypes.IsTolerant(type))
        {
            WriteTolerant(output, type, value);
            return;
        }

        if (value is not null && ReferenceIdentity.IsKept(type))
        {
            if (output.Known.TryGetValue(value, out var number))
            {
                output.Byte(2);
                output.Length(number);
                return;
            }

            output.Known.Add(value, (uint)output.Known.Count);
        }

        if (!type.IsValueType)
        {
            output.Presence(value is not null);
        }

        if (value is not null)
        {
            WriteMembers(output, type, value);
        }
    }

    private static void WriteMembers(ReferenceOutput output, Type type, object value)
    {
        // The fixed block first, then the members of variable size, each in member order.
        var members = ReferenceTypes.MembersOf(type);
        foreach (var (field, _) in members.Where(static m => m.IsFixed).Concat(members.Where(static m => !m.IsFixed)))
        {
            var outer = output.Set;
            output.Set = ReferenceUnions.SetOf(field);
            Write(output, field.FieldType, field.GetValue(value));
            output.Set = outer;
        }
    }
}
