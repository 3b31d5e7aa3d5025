using System.Globalization;
using System.Text;
using FastSer.TestKit.Operations;

namespace FastSer.TestKit;

/// <summary>Formats the values that a view shows as text. Failures must be whole: they have a place in the bytes, and a type.</summary>
internal static class ViewText
{
    public static string Of(object? shown, int length)
    {
        var text = new StringBuilder();
        Append(text, shown, length);
        return text.ToString();
    }

    private static void Append(StringBuilder text, object? shown, int length)
    {
        switch (shown)
        {
            case ViewFailure failure:
                AppendFailure(text, failure, length);
                break;
            case ViewItemsNode items:
                text.Append('[');
                items.Items.ForEach(item => Append(text, item, length));
                text.Append(']');
                break;
            case ViewNode node:
                AppendNode(text, node, length);
                break;
            case KeyValuePair<object?, object?> entry:
                Append(text, entry.Key, length);
                Append(text, entry.Value, length);
                break;
            default:
                text.Append(ValueDump.Inline(shown)).Append(' ');
                break;
        }
    }

    private static void AppendNode(StringBuilder text, ViewNode node, int length)
    {
        text.Append('{');
        foreach (var (name, value) in node.Members)
        {
            text.Append(name).Append('=');
            Append(text, value, length);
        }

        if (node.IsBuilt)
        {
            // What is built is read: its faults are those of the reader, which knows a type only within an object.
            text.Append("builds ").Append(node.Built is ViewFailure failure ? failure.ToString() : ValueDump.Inline(node.Built));
        }

        text.Append('}');
    }

    private static void AppendFailure(StringBuilder text, ViewFailure failure, int length)
    {
        var exception = failure.Exception;
        if (exception.Offset < 0 || exception.Offset > length || exception.TypeName is null || exception.Code == FastSerErrorCode.None)
        {
            throw new OperationException($"of {length} bytes, the failure has no place: {failure}", exception);
        }

        text.Append(CultureInfo.InvariantCulture, $"!{failure} ");
    }
}
