namespace FastSer.Generator.Models;

/// <summary>The words of a schema lock, and the names of its files.</summary>
internal static class LockFormat
{
    public const string Tolerant = "tolerant";
    public const string Append = "append";
    public const string AppendReferences = "append references";
    public const string Union = "union";
    public const string TolerantUnion = "tolerant union";
    public const string FixedClass = "fixed class";
    public const string FixedStruct = "fixed struct";
    public const string FixedReferences = "fixed references";
    public const string Enum = "enum";
    public const string FileName = "FastSer.schema.lock";

    /// <summary>The generated file that the build copies the lock from; a comment on every line.</summary>
    public const string HintName = FileName + ".g.cs";

    public static bool IsKnown(string format) => format is Tolerant or Append or AppendReferences or Union or TolerantUnion
        or FixedClass or FixedStruct or FixedReferences or Enum;
}
