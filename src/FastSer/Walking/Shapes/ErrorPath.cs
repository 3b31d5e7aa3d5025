using System.Globalization;
using System.Text;
using FastSer.CompilerServices;

namespace FastSer.Walking;

/// <summary>Names the place of an error: <c>Lines[3].Sku</c>.</summary>
internal static class ErrorPath
{
    /// <summary>Of deeper paths only both ends are named: the text stays bounded whatever the input.</summary>
    private const int MaxShownAtEachEnd = 40;

    public static string? Format(List<OpenValue> frames)
    {
        var builder = new StringBuilder();

        // A fingerprint before the value has a frame without a name, which does not count.
        var first = frames.Count > 0 && IsNameless(frames[0]) ? 1 : 0;
        for (var i = first; i < frames.Count; i++)
        {
            if (i == first + MaxShownAtEachEnd && frames.Count - first > 2 * MaxShownAtEachEnd)
            {
                builder.Append("...");
                i = frames.Count - MaxShownAtEachEnd;
            }

            AppendPart(builder, frames[i]);
        }

        return builder.Length == 0 ? null : builder.ToString();
    }

    /// <summary>The annotated type around the innermost place.</summary>
    public static string? TypeName(List<OpenValue> frames) =>
        frames.FindLastIndex(static frame => frame.Shape.TypeName is not null) is >= 0 and var index ? frames[index].Shape.TypeName : null;

    private static bool IsNameless(in OpenValue frame) =>
        frame.Index < frame.Count && frame.Shape.Parts is not (ValueParts.ForEachItem or ValueParts.None) && frame.Member.Name.Length == 0;

    private static void AppendPart(StringBuilder builder, in OpenValue frame)
    {
        if (frame.Index >= frame.Count)
        {
            return;
        }

        // Integers of the Compact format are elements without a shape of their own.
        var parts = frame.Shape.Parts;
        if (parts is ValueParts.ForEachItem or ValueParts.None)
        {
            builder.Append(CultureInfo.InvariantCulture, $"[{frame.ItemIndex}]");
        }

        if (parts != ValueParts.None && frame.Member.Name is { Length: > 0 } name)
        {
            builder.Append(builder.Length > 0 ? "." : "").Append(name);
        }
    }
}
