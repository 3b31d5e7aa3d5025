using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols;

/// <summary>A built-in type that the runtime writes by a method of its own.</summary>
/// <param name="Suffix">What follows Write and Read in that method's name.</param>
/// <param name="FixedSize">Bytes on the wire, or null where they vary.</param>
/// <param name="IsMemoryScalar">Arrays of it are copied as memory (and checked) by the runtime.</param>
/// <param name="IsReference">It can be null.</param>
internal sealed record BuiltInScalar(string Suffix, int? FixedSize, bool IsMemoryScalar, bool IsReference)
{
    /// <summary>Some bit patterns are not valid values.</summary>
    public bool IsChecked { get; init; }
}

/// <summary>The table of built-in types (docs/wire-format.md, scalars).</summary>
internal static class BuiltInScalars
{
    private static readonly Dictionary<string, BuiltInScalar> s_byName = new(StringComparer.Ordinal)
    {
        ["System.Boolean"] = Memory("Boolean", 1) with { IsChecked = true },
        ["System.Byte"] = Memory("Byte", 1),
        ["System.SByte"] = Memory("SByte", 1),
        ["System.Int16"] = Memory("Int16", 2),
        ["System.UInt16"] = Memory("UInt16", 2),
        ["System.Char"] = Memory("Char", 2),
        ["System.Half"] = Memory("Half", 2),
        ["System.Int32"] = Memory("Int32", 4),
        ["System.UInt32"] = Memory("UInt32", 4),
        ["System.Single"] = Memory("Single", 4),
        ["System.Int64"] = Memory("Int64", 8),
        ["System.UInt64"] = Memory("UInt64", 8),
        ["System.Double"] = Memory("Double", 8),
        ["System.IntPtr"] = Fixed("IntPtr", 8) with { IsChecked = true },
        ["System.UIntPtr"] = Fixed("UIntPtr", 8) with { IsChecked = true },
        ["System.Int128"] = Memory("Int128", 16),
        ["System.UInt128"] = Memory("UInt128", 16),
        ["System.Decimal"] = Memory("Decimal", 16) with { IsChecked = true },
        ["System.Text.Rune"] = Memory("Rune", 4) with { IsChecked = true },
        ["System.Guid"] = Memory("Guid", 16),
        ["System.DateTime"] = Memory("DateTime", 8) with { IsChecked = true },
        ["System.DateTimeOffset"] = Fixed("DateTimeOffset", 10) with { IsChecked = true },
        ["System.DateOnly"] = Memory("DateOnly", 4) with { IsChecked = true },
        ["System.TimeOnly"] = Memory("TimeOnly", 8) with { IsChecked = true },
        ["System.TimeSpan"] = Memory("TimeSpan", 8),
        ["System.Numerics.Complex"] = Memory("Complex", 16),
        ["System.Numerics.Vector2"] = Memory("Vector2", 8),
        ["System.Numerics.Vector3"] = Memory("Vector3", 12),
        ["System.Numerics.Vector4"] = Memory("Vector4", 16),
        ["System.Numerics.Quaternion"] = Memory("Quaternion", 16),
        ["System.Numerics.Plane"] = Memory("Plane", 16),
        ["System.Numerics.Matrix4x4"] = Memory("Matrix4x4", 64),
        ["System.Index"] = Memory("Index", 4),
        ["System.Range"] = Memory("Range", 8),
        ["System.String"] = Variable("String", isReference: true),
        ["System.Version"] = Variable("Version", isReference: true),
        ["System.Uri"] = Variable("Uri", isReference: true),
        ["System.Numerics.BigInteger"] = Variable("BigInteger", isReference: false),
        ["System.Collections.BitArray"] = Variable("BitArray", isReference: true),
        ["System.Text.StringBuilder"] = Variable("StringBuilder", isReference: true),
    };

    /// <summary>A cheap look: of most types no longer name has to be made.</summary>
    private static readonly HashSet<string> s_names = new(s_byName.Keys.Select(static name => name.Substring(name.LastIndexOf('.') + 1)), StringComparer.Ordinal);

    public static BuiltInScalar? Find(INamedTypeSymbol type) =>
        !type.IsGenericType && (s_names.Contains(type.Name) || type.SpecialType is SpecialType.System_IntPtr or SpecialType.System_UIntPtr)
            && s_byName.TryGetValue(KnownTypes.NameOf(type), out var scalar)
            ? scalar
            : null;

    private static BuiltInScalar Memory(string suffix, int size) => new(suffix, size, true, false);

    private static BuiltInScalar Fixed(string suffix, int size) => new(suffix, size, false, false);

    private static BuiltInScalar Variable(string suffix, bool isReference) => new(suffix, null, false, isReference);
}
