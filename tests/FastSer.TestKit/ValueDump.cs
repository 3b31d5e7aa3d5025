using System.Collections;
using System.Globalization;
using System.Numerics;
using System.Text;

namespace FastSer.TestKit;

/// <summary>Prints a graph as text that a person can read beside its bytes.</summary>
public static class ValueDump
{
    [ThreadStatic]
    private static Dictionary<object, int>? t_known;

    public static string Inline(object? value)
    {
        var text = new StringBuilder();
        t_known = null;
        Append(text, value);
        t_known = null;
        return text.ToString();
    }

    private static void Append(StringBuilder text, object? value)
    {
        switch (value)
        {
            case null:
                text.Append("null");
                break;
            case string s:
                AppendString(text, s);
                break;
            case StringBuilder builder:
                AppendString(text, builder.ToString());
                break;
            case char c:
                text.Append("U+").Append(((int)c).ToString("X4", CultureInfo.InvariantCulture));
                break;
            case Uri uri:
                AppendString(text, uri.OriginalString);
                break;
            case Type or System.Net.IPAddress or System.Net.IPEndPoint:
                text.Append(value);
                break;
            case not null when NamedValues.Plain(value) is { } plain:
                Append(text, plain);
                break;
            case BitArray bits:
                text.Append("bits ").AppendJoin("", bits.Cast<bool>().Select(static b => b ? '1' : '0'));
                break;
            default:
                AppendOther(text, value);
                break;
        }
    }

    private static void AppendOther(StringBuilder text, object value)
    {
        if (Scalar(value) is { } scalar)
        {
            text.Append(scalar);
        }
        else if (value is IDictionary dictionary)
        {
            AppendItems(text, dictionary.Keys.Cast<object>(), (t, key) =>
            {
                Append(t, key);
                t.Append(": ");
                Append(t, dictionary[key]);
            });
        }
        else if (CollectionItems.IsCollection(value.GetType()))
        {
            AppendCollection(text, value);
        }
        else
        {
            AppendFields(text, value);
        }
    }

    private static void AppendCollection(StringBuilder text, object value)
    {
        if (value is Array { Rank: > 1 } grid)
        {
            text.AppendJoin('x', Enumerable.Range(0, grid.Rank).Select(grid.GetLength)).Append(' ');
        }

        AppendItems(text, CollectionItems.Of(value) ?? ["null"], Append);
    }

    private static string? Scalar(object value) => value switch
    {
        double d => $"{d.ToString("R", CultureInfo.InvariantCulture)} ({BitConverter.DoubleToUInt64Bits(d):X16})",
        float f => $"{f.ToString("R", CultureInfo.InvariantCulture)} ({BitConverter.SingleToUInt32Bits(f):X8})",
        Half h => $"{h.ToString("R", CultureInfo.InvariantCulture)} ({BitConverter.HalfToUInt16Bits(h):X4})",
        DateTime t => $"{t.ToString("yyyy-MM-dd HH:mm:ss.fffffff", CultureInfo.InvariantCulture)} {t.Kind}",
        DateTimeOffset t => t.ToString("yyyy-MM-dd HH:mm:ss.fffffff zzz", CultureInfo.InvariantCulture),
        DateOnly d => d.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture),
        TimeOnly t => t.ToString("HH:mm:ss.fffffff", CultureInfo.InvariantCulture),
        Rune r => $"U+{r.Value:X4}",
        Enum e => $"{e.GetType().Name} {e.ToString("D")}",
        Version or Guid or TimeSpan or Index or Range => value.ToString(),
        BigInteger or decimal or Int128 or UInt128 =>
            ((IFormattable)value).ToString(null, CultureInfo.InvariantCulture),
        _ when value.GetType().IsPrimitive => Convert.ToString(value, CultureInfo.InvariantCulture),
        _ => null,
    };

    private static void AppendFields(StringBuilder text, object value)
    {
        if (ReferenceIdentity.IsKept(value.GetType()))
        {
            var known = t_known ??= new Dictionary<object, int>(ReferenceEqualityComparer.Instance);
            if (known.TryGetValue(value, out var number))
            {
                text.Append(CultureInfo.InvariantCulture, $"#{number}");
                return;
            }

            known.Add(value, known.Count);
        }

        text.Append("{ ");
        foreach (var field in MemberFields.Of(value.GetType()))
        {
            text.Append(MemberFields.NameOf(field)).Append(" = ");
            Append(text, field.GetValue(value));
            text.Append(", ");
        }

        text.Append('}');
    }

    private static void AppendItems<T>(StringBuilder text, IEnumerable<T> items, Action<StringBuilder, T> append)
    {
        text.Append('[');
        var count = 0;
        foreach (var item in items)
        {
            text.Append(count++ == 0 ? "" : ", ");
            append(text, item);
        }

        text.Append(']');
    }

    private static void AppendString(StringBuilder text, string value)
    {
        text.Append('"');
        foreach (var c in value)
        {
            if (c is >= ' ' and <= '~' and not '"' and not '\\')
            {
                text.Append(c);
            }
            else
            {
                text.Append("\\u").Append(((int)c).ToString("X4", CultureInfo.InvariantCulture));
            }
        }

        text.Append('"');
    }
}
