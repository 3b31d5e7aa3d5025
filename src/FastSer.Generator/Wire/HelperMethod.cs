namespace FastSer.Generator.Wire;

/// <summary>The heads of the methods that are emitted beside a type's own, one pair for each composite type.</summary>
internal static class HelperMethod
{
    /// <summary>Opens the method that writes; where null is possible, it is written and the method left.</summary>
    public static void OpenWrite(SourceWriter source, WireType type, string parameter, string? nullTest = null)
    {
        source.Open($"internal static void Write{Helper.Self}(ref {Names.Writer} writer, {Nullable(type)} {parameter})");
        if (type.IsReference || nullTest is not null)
        {
            source.If(nullTest ?? $"{parameter} is null", "writer.WriteNull();", "return;");
        }
    }

    /// <summary>Opens the method that reads.</summary>
    public static void OpenRead(SourceWriter source, WireType type, string parameters = "") =>
        source.Open($"internal static {Nullable(type)} Read{Helper.Self}(ref {Names.Reader} reader{parameters})");

    /// <summary>Emits the method that reads one of several types, by its tag.</summary>
    /// <param name="source">Where to emit.</param>
    /// <param name="type">The type of the method's result.</param>
    /// <param name="cases">The statements for each tag.</param>
    public static void EmitReadTagged(SourceWriter source, WireType type, IEnumerable<(int Tag, string[] Statements)> cases)
    {
        OpenRead(source, type);
        source.Line("""
            var tag = reader.ReadTag();
            switch (tag)
            {
                case -1:
                    return null;
            """);
        foreach (var (tag, statements) in cases)
        {
            source.Line(FormattableString.Invariant($"    case {tag}:"));
            foreach (var statement in statements)
            {
                source.Line("        " + statement);
            }
        }

        source.Line($$"""
                default:
                    return reader.ThrowUnknownTag<{{type.FullName}}>(tag);
            }
            """);
        source.Close();
    }

    private static string Nullable(WireType type) => type.IsReference ? type.FullName + "?" : type.FullName;
}
