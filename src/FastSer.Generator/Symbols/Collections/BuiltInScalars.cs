using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Collections;

/// <summary>A built-in type that the runtime writes by a method of its own.</summary>
/// <param name="Suffix">What follows Write and Read in that method's name.</param>
/// <param name="FixedSize">Bytes on the wire, or null where they vary.</param>
/// <param name="IsMemoryScalar">Arrays of it are copied as memory (and checked) by the runtime.</param>
internal sealed record BuiltInScalar(string Suffix, int? FixedSize, bool IsMemoryScalar)
{
    /// <summary>Gets whether it can be null.</summary>
    public bool IsReference { get; init; }

    /// <summary>The first bytes of a value of variable size.</summary>
    public ScalarHead Head { get; init; }

    /// <summary>The name in the schema lock.</summary>
    public string LockName { get; init; } = Suffix;

    /// <summary>
    /// No sender can choose the hash codes of its values: .NET makes them with a secret, or values are compared by reference, or there are at
    /// most 65,536 of them.
    /// </summary>
    public bool HasSafeHashCodes { get; init; } = FixedSize <= sizeof(ushort);

    /// <summary>Some values are of classes that derive from it, and that nobody can name.</summary>
    public bool HasHiddenClasses { get; init; }

    /// <summary>Some bit patterns are not valid values.</summary>
    public bool IsChecked { get; init; }
}

/// <summary>The table of built-in types (docs/wire-format.md, scalars).</summary>
internal static partial class BuiltInScalars
{
    private static readonly Dictionary<string, BuiltInScalar> s_byName =
        FixedTypes.Concat(VariableTypes).ToDictionary(static row => row.Name, static row => row.Scalar, StringComparer.Ordinal);

    /// <summary>A cheap look: of most types no longer name has to be made.</summary>
    private static readonly HashSet<string> s_names =
        new(s_byName.Keys.Select(static name => name.Substring(name.LastIndexOf('.') + 1)), StringComparer.Ordinal);

    public static BuiltInScalar? Find(INamedTypeSymbol type) =>
        !type.IsGenericType && (s_names.Contains(type.Name) || type.SpecialType is SpecialType.System_IntPtr or SpecialType.System_UIntPtr)
            && s_byName.TryGetValue(KnownTypes.NameOf(type), out var scalar)
            ? scalar
            : null;

    /// <summary>Scalars of this name are of the type that the namespace System has under it.</summary>
    public static bool AreOfSystem(string name) => s_byName.ContainsKey("System." + name);

    private static BuiltInScalar Memory(string suffix, int size) => new(suffix, size, IsMemoryScalar: true);

    private static BuiltInScalar Fixed(string suffix, int size) => new(suffix, size, IsMemoryScalar: false);

    private static BuiltInScalar Variable(string suffix) => new(suffix, null, IsMemoryScalar: false);
}
