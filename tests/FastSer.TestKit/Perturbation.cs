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
            case BitArray bits:
                value = new BitArray(bits) { Length = bits.Length + 1 };
                return true;
            case StringBuilder builder:
                value = new StringBuilder(builder.ToString()).Append('x');
                return true;
        }

        if (value.GetType().IsPrimitive || value.GetType().IsEnum)
        {
            value = FlipBit(value);
            return true;
        }

        return value switch
        {
            Array array => TryChangeElement(array),
            IList list => TryChangeElement(list) || TryShorten(list),
            IDictionary dictionary => TryShorten(dictionary),
            IEnumerable set => TryShorten(set),
            _ => TryChangeField(value),
        };
    }

    private bool TryChangeElement(IList list)
    {
        for (var attempt = 0; attempt < 2 * list.Count; attempt++)
        {
            var index = _random.Next(list.Count);
            var element = list[index];
            if (TryApply(ref element))
            {
                list[index] = element;
                return true;
            }
        }

        return false;
    }

    private static bool TryShorten(IEnumerable items)
    {
        switch (items)
        {
            case IDictionary dictionary:
                var keys = dictionary.Keys.Cast<object>().Take(1).ToArray();
                Array.ForEach(keys, dictionary.Remove);
                return keys.Length > 0;
            case IList { Count: > 0 } list:
                list.RemoveAt(0);
                return true;
            case IList:
                return false;
            default:
                var first = items.Cast<object?>().FirstOrDefault();
                return items.GetType().GetMethod("Remove")!.Invoke(items, [first]) is true;
        }
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
