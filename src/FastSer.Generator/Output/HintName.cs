namespace FastSer.Generator.Output;

/// <summary>File names of generated sources.</summary>
internal static class HintName
{
    /// <summary>The resolver's file. No type's is called so, in any case.</summary>
    public const string OfResolver = Resolver + Suffix;

    private const string Resolver = "Resolver";
    private const string Suffix = ".FastSer.g.cs";

    /// <summary>With suffix and hash below the 255 bytes that file systems allow, and the 143 of encrypted ones.</summary>
    private const int MaximumBytes = 120;

    /// <summary>The file of an annotated type.</summary>
    /// <param name="name">The full name.</param>
    /// <param name="identity">What the hash is of that tells it apart from others of the same name; null where there are none.</param>
    public static string ForType(string name, string? identity) => ShortName.Of(name, MaximumBytes, identity) + Suffix;

    /// <summary>The file of a root type's formatter, by its class name, which is unique in any case.</summary>
    public static string ForRoot(string className) => className + Suffix;

    /// <summary>A file of the class with the shared helpers. No type is named by a number.</summary>
    public static string ForHelpers(int number) => FormattableString.Invariant($"{HelperFile.ClassName}.{number}{Suffix}");

    /// <summary>The name of a file of another kind, or of the form that a hash gives.</summary>
    public static bool LooksTaken(string name) =>
        string.Equals(name, Resolver, StringComparison.OrdinalIgnoreCase) || ShortName.EndsWithHash(name);
}
