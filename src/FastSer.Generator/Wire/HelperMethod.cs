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
            source.Guard(nullTest ?? $"{parameter} is null", "writer.WriteNull();", "return;");
        }
    }

    /// <summary>Opens the method that reads.</summary>
    public static void OpenRead(SourceWriter source, WireType type, string parameters = "") =>
        source.Open($"internal static {Nullable(type)} Read{Helper.Self}(ref {Names.Reader} reader{parameters})");

    private static string Nullable(WireType type) => type.IsReference ? type.FullName + "?" : type.FullName;
}
