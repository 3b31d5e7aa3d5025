using System.Collections;
using System.Numerics;
using System.Reflection;
using System.Text;

namespace FastSer.TestKit;

/// <summary>Changes one place of a graph: what the comparer must notice.</summary>
public sealed class Perturbation(int seed)
{
    private readonly Random _random = new(seed);

    /// <summary>
    /// Changes one leaf, count or null of <paramref name="value"/> and returns it, or says that it cannot.
    /// </summary>
    public bool TryApply(ref object? value)
    {
        if (value is null)
        {
            return false;
        }

        switch (value)
        {
            case string s:
                value = s.Length > 0 && _random.Next(2) == 0 ? s[..^1] : s + "\u0100";
                return true;
            case Uri uri:
                value = new Uri(uri.OriginalString + "x", UriKind.RelativeOrAbsolute);
                return true;
            case BigInteger number:
                value = number + 1;
                return true;
            case Version version:
                value = new Version(version.Major ^ 1, version.Minor);
                return true;
            case System.Net.IPAddress address:
                var bytes = address.GetAddressBytes();
                bytes[^1] ^= 1;
                value = new System.Net.IPAddress(bytes);
                return true;
            case System.Net.IPEndPoint point:
                value = new System.Net.IPEndPoint(point.Address, point.Port ^ 1);
                return true;
            case BitArray bits:
                value = new BitArray(bits) { Length = bits.Length + 1 };
                return true;
            case Type type:
                // All sets of the tests name both.
                value = type == typeof(int) ? typeof(string) : typeof(int);
                return true;
            case StringBuilder builder:
                value = new StringBuilder(builder.ToString()).Append('x');
                return true;
        }

        if (NamedValues.Other(value) is { } other)
        {
            value = other;
            return true;
        }

        if (value.GetType().IsPrimitive || value.GetType().IsEnum)
        {
            value = FlipBit(value);
            return true;
        }

        return value switch
        {
            _ when CollectionItems.IsCollection(value.GetType()) => TryChangeCollection(ref value),
            _ => TryChangeField(value),
        };
    }

    private bool TryChangeCollection(ref object value)
    {
        if (CollectionItems.Of(value) is not { Length: > 0 } items)
        {
            return false;
        }

        // Elements of maps and groups are what their collection has made of them.
        var type = value.GetType();
        var isPlain = type.IsArray || CollectionItems.DefinitionOf(type) == typeof(List<>);
        if (!isPlain || !TryChangeElement(items))
        {
            items = items[1..];
        }

        // A group without elements is not made by anyone.
        if (items.Length == 0 && type.GetInterfaces().Any(static t => CollectionItems.DefinitionOf(t) == typeof(IGrouping<,>)))
        {
            return false;
        }

        if (type.IsArray && type.GetArrayRank() == 1 && items.Length < ((Array)value).Length)
        {
            return false;
        }

        value = CollectionMaker.Make(type, items);
        return true;
    }

    private bool TryChangeElement(object?[] list)
    {
        for (var attempt = 0; attempt < 2 * list.Length; attempt++)
        {
            var index = _random.Next(list.Length);
            var element = list[index];
            if (TryApply(ref element))
            {
                list[index] = element;
                return true;
            }
        }

        return false;
    }

    private bool TryChangeField(object value)
    {
        var fields = MemberFields.Of(value.GetType());
        var order = Enumerable.Range(0, fields.Length).ToArray();
        _random.Shuffle(order);
        foreach (var index in order)
        {
            if (TryChange(value, fields[index]))
            {
                return true;
            }
        }

        return false;
    }

    private bool TryChange(object value, FieldInfo field)
    {
        var current = field.GetValue(value);
        if (!TryApply(ref current))
        {
            return false;
        }

        field.SetValue(value, current);
        return true;
    }

    private static object FlipBit(object value)
    {
        var type = value.GetType();
        return value switch
        {
            bool b => !b,
            char c => (char)(c ^ 1),
            float f => BitConverter.UInt32BitsToSingle(BitConverter.SingleToUInt32Bits(f) ^ 1),
            double d => BitConverter.UInt64BitsToDouble(BitConverter.DoubleToUInt64Bits(d) ^ 1),
            nint n => n ^ 1,
            nuint n => n ^ 1,
            ulong n => n ^ 1,
            Enum when Enum.GetUnderlyingType(type) == typeof(ulong) => Enum.ToObject(type, Convert.ToUInt64(value) ^ 1),
            Enum => Enum.ToObject(type, Convert.ToInt64(value) ^ 1),
            _ => Convert.ChangeType(Convert.ToInt64(value) ^ 1, type),
        };
    }
}
