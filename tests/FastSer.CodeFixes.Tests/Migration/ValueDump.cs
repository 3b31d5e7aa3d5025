using System.Collections;
using System.Globalization;
using System.Reflection;
using System.Text;

namespace FastSer.CodeFixes.Tests.Migration;

/// <summary>Says all that an object holds, field by field; an object that was met before is a number.</summary>
internal static class ValueDump
{
    public static string Of(object? value)
    {
        var text = new StringBuilder();
        Append(text, value, new Dictionary<object, int>(ReferenceEqualityComparer.Instance));
        return text.ToString();
    }

    private static void Append(StringBuilder text, object? value, Dictionary<object, int> met)
    {
        switch (value)
        {
            case null:
                text.Append("null");
                return;
            case string or Enum or decimal or DateTime or Guid or TimeSpan:
            case { } when value.GetType().IsPrimitive:
                text.Append(CultureInfo.InvariantCulture, $"{value}");
                return;
        }

        if (!value.GetType().IsValueType && !met.TryAdd(value, met.Count))
        {
            text.Append(CultureInfo.InvariantCulture, $"#{met[value]}");
            return;
        }

        text.Append(value.GetType().Name).Append('{');
        if (value is IEnumerable items)
        {
            foreach (var item in items)
            {
                Append(text, item, met);
                text.Append(';');
            }
        }
        else
        {
            AppendFields(text, value, met);
        }

        text.Append('}');
    }

    private static void AppendFields(StringBuilder text, object value, Dictionary<object, int> met)
    {
        for (var level = value.GetType(); level is not null && level != typeof(object); level = level.BaseType)
        {
            foreach (var field in level.GetFields(
                BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly))
            {
                text.Append(field.Name).Append('=');
                Append(text, field.GetValue(value), met);
                text.Append(';');
            }
        }
    }
}
