using System.Buffers.Binary;
using System.Globalization;
using System.Security.Cryptography;
using System.Text;

namespace FastSer.CompilerServices;

/// <summary>
/// Four bytes that tell one shape from another: the first of the SHA-256 of the shape as text (docs/wire-format.md,
/// Fingerprint). Made from the shapes that the running assemblies really have, once for each root type, so that it is
/// right even where an assembly was replaced without rebuilding the ones that use it.
/// </summary>
internal static class ShapeFingerprint
{
    public static uint Of(WireShape shape, bool withNames) => BinaryPrimitives.ReadUInt32LittleEndian(
        SHA256.HashData(Encoding.UTF8.GetBytes(Describe(shape, withNames))));

    /// <summary>Everything that the bytes depend on; with the names of members and of the types of unions, or without any.</summary>
    public static string Describe(WireShape shape, bool withNames)
    {
        var text = new StringBuilder();
        Append(text, shape.Resolved, withNames, []);
        return text.ToString();
    }

    private static void Append(StringBuilder text, WireShape shape, bool withNames, Dictionary<WireShape, int> seen)
    {
        switch (shape.Kind)
        {
            case WireShapeKind.Scalar:
                text.Append(shape.ScalarKind);
                return;
            case WireShapeKind.CompactScalar:
                text.Append("Compact").Append(shape.ScalarKind);
                return;
            case WireShapeKind.Uri:
                // Another name for the bytes of a string, but not every string is one.
                text.Append("Uri");
                return;
            case WireShapeKind.Union when shape.SkipsUnknownCases:
            case WireShapeKind.Tolerant:
                // Versions of it may differ.
            case WireShapeKind.Append:
                text.Append(shape.Kind == WireShapeKind.Append ? "Append" : "Tolerant");
                return;
        }

        if (shape.CustomCode is { } code)
        {
            // Its bytes are its own affair: a formatter of another name is another form.
            text.Append("Custom(").Append(code.FormatterName).Append(')');
            return;
        }

        if (shape.Members.IsEmpty && shape.Kind != WireShapeKind.Object)
        {
            text.Append(shape.Kind);
            return;
        }

        // An annotated type is told once: it may contain itself.
        if (shape.TypeName is not null && !seen.TryAdd(shape, seen.Count))
        {
            text.Append('^').Append(seen[shape]);
            return;
        }

        text.Append(shape.Kind).Append(RankOf(shape)).Append(shape.IsTracked ? "#(" : shape.HasPresence ? "?(" : shape.RejectsNull ? "!(" : "(");
        AppendMembers(text, shape, withNames, seen);
        text.Append(')');
    }

    private static void AppendMembers(StringBuilder text, WireShape shape, bool withNames, Dictionary<WireShape, int> seen)
    {
        for (var i = 0; i < shape.Members.Length; i++)
        {
            if (shape.Kind == WireShapeKind.Union)
            {
                text.Append(CultureInfo.InvariantCulture, $"{shape.Tags[i]}:");
            }

            if (withNames && NameOf(shape, i) is { } name)
            {
                text.Append(name).Append('=');
            }

            if (shape.Members[i].ControlBit >= 0)
            {
                text.Append(CultureInfo.InvariantCulture, $"@{shape.Members[i].ControlBit}:");
            }

            Append(text, shape.Members[i].Shape.Resolved, withNames, seen);
            text.Append(',');
        }
    }

    /// <summary>The name of a member of an annotated type, or of a type in a union; null where neither is one.</summary>
    private static string? NameOf(WireShape shape, int member) =>
        shape.Kind == WireShapeKind.Union ? shape.Members[member].Shape.Resolved.SchemaName
        : shape.TypeName is null ? null
        : shape.Members[member].SchemaName;

    private static string RankOf(WireShape shape) =>
        shape.Rank == 0 ? "" : shape.Rank.ToString(CultureInfo.InvariantCulture);
}
