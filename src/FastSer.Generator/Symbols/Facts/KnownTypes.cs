using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Facts;

/// <summary>The metadata names that the generator looks for, and what attributes of these names say.</summary>
internal static class KnownTypes
{
    public const string TypeAttribute = "FastSer.FastSerTypeAttribute";
    public const string DefaultsAttribute = "FastSer.FastSerDefaultsAttribute";
    public const string MemberAttribute = "FastSer.FastSerMemberAttribute";
    public const string RetiredAttribute = "FastSer.FastSerRetiredAttribute";
    public const string ReservedKeysAttribute = "FastSer.FastSerReservedKeysAttribute";
    public const string IgnoreAttribute = "FastSer.FastSerIgnoreAttribute";
    public const string IncludeAttribute = "FastSer.FastSerIncludeAttribute";
    public const string ConstructorAttribute = "FastSer.FastSerConstructorAttribute";
    public const string ComparerAttribute = "FastSer.FastSerComparerAttribute";
    public const string InternAttribute = "FastSer.FastSerInternAttribute";
    public const string SensitiveAttribute = "FastSer.FastSerSensitiveAttribute";
    public const string FormerNameAttribute = "FastSer.FastSerFormerNameAttribute";
    public const string MaxLengthAttribute = "FastSer.FastSerMaxLengthAttribute";
    public const string FormatterAttribute = "FastSer.FastSerFormatterAttribute";
    public const string FormatterInterface = "FastSer.IFastSerFormatter";
    public const string SurrogateAttribute = "FastSer.FastSerSurrogateAttribute";
    public const string SurrogateInterface = "FastSer.IFastSerSurrogate";
    public const string ExternalAttribute = "FastSer.FastSerExternalAttribute";
    public const string RootAttribute = "FastSer.FastSerRootAttribute";
    public const string Resolver = "FastSer.CompilerServices.FastSerResolver";
    public const string RootParameterAttribute = "FastSer.FastSerRootParameterAttribute";
    public const string Context = "FastSer.FastSerContext";
    public const string UnionAttribute = "FastSer.FastSerUnionAttribute";
    public const string FallbackAttribute = "FastSer.FastSerFallbackAttribute";
    public const string FallbackInterface = "FastSer.IFastSerFallback";
    public const string Unknown = "FastSer.FastSerUnknown";
    public const string Serializable = "FastSer.IFastSerializable";
    public const string SerializableValue = "FastSer.IFastSerializableValue";
    public const string SerializableBounded = "FastSer.IFastSerializableBounded";
    public const string CompactWrapper = "FastSer.Compact";
    public const string SerializableBase = "FastSer.IFastSerializableBase";
    public const string HiddenMembersAttribute = "FastSer.CompilerServices.HiddenMembersAttribute";
    public const string InternalsVisibleToAttribute = "System.Runtime.CompilerServices.InternalsVisibleToAttribute";
    public const string Serializer = "FastSer.FastSerializer";
    public const string StreamWriter = "FastSer.FastSerStreamWriter";
    public const string StreamReader = "FastSer.FastSerStreamReader";
    public const string LanguageUnionAttribute = "System.Runtime.CompilerServices.UnionAttribute";
    public const string ClosedAttribute = "System.Runtime.CompilerServices.IsClosedTypeAttribute";
    public const string SetsRequiredMembersAttribute = "System.Diagnostics.CodeAnalysis.SetsRequiredMembersAttribute";

    private const string InlineArrayAttribute = "System.Runtime.CompilerServices.InlineArrayAttribute";

    /// <summary>
    /// The name with namespaces and containing types, without type arguments. Where one name is asked for, <see cref="Is"/>
    /// is cheaper.
    /// </summary>
    public static string NameOf(ISymbol type) => type switch
    {
        // Their own names may be nint and nuint.
        ITypeSymbol { SpecialType: SpecialType.System_IntPtr } => "System.IntPtr",
        ITypeSymbol { SpecialType: SpecialType.System_UIntPtr } => "System.UIntPtr",
        { ContainingSymbol: ITypeSymbol or INamespaceSymbol { IsGlobalNamespace: false } } =>
            $"{NameOf(type.ContainingSymbol)}.{type.Name}",
        _ => type.Name,
    };

    /// <summary>Returns whether a type has a name as <see cref="NameOf"/> gives it; nothing is allocated.</summary>
    public static bool Is(this ISymbol type, string name)
    {
        var end = name.Length;
        for (var part = type; part is not (null or INamespaceSymbol { IsGlobalNamespace: true } or IModuleSymbol); part = part.ContainingSymbol)
        {
            var start = end - part.Name.Length;
            if (start < 0
                || string.CompareOrdinal(name, start, part.Name, 0, part.Name.Length) != 0
                || (start > 0 && name[start - 1] != '.'))
            {
                return false;
            }

            end = start - 1;
        }

        return end == -1;
    }

    public static AttributeData? FindAttribute(this ISymbol symbol, string name)
    {
        foreach (var attribute in symbol.GetAttributes())
        {
            if (attribute.AttributeClass is { } type && type.Is(name))
            {
                return attribute;
            }
        }

        return null;
    }

    public static bool HasAttribute(this ISymbol symbol, string name) => symbol.FindAttribute(name) is not null;

    /// <summary>Returns the arguments of an attribute, null for arrays; none where it is another attribute.</summary>
    public static object?[] ValuesOf(this AttributeData attribute, string name) => attribute.AttributeClass is { } type && type.Is(name)
        ? [.. attribute.ConstructorArguments.Select(static argument => argument.Kind == TypedConstantKind.Array ? null : argument.Value)]
        : [];

    /// <summary>Returns the value of a named argument; null where the attribute does not have it.</summary>
    public static TypedConstant? FindArgument(this AttributeData attribute, string name)
    {
        foreach (var argument in attribute.NamedArguments)
        {
            if (argument.Key == name)
            {
                return argument.Value;
            }
        }

        return null;
    }

    /// <summary>Returns the value of a named argument of the annotation; null without it.</summary>
    public static object? ArgumentOf(ITypeSymbol type, string name) => type.FindAttribute(TypeAttribute)?.FindArgument(name)?.Value;

    /// <summary>The formatter that a member or a type is marked with.</summary>
    public static INamedTypeSymbol? FindFormatter(this ISymbol symbol) =>
        symbol.FindAttribute(FormatterAttribute) is { ConstructorArguments: [{ Value: INamedTypeSymbol formatter }] }
            ? formatter
            : null;

    /// <summary>The contract, a generic interface, is implemented for the argument. A half-typed one has no arguments.</summary>
    public static bool Implements(this INamedTypeSymbol type, string contract, ITypeSymbol argument) =>
        type.AllInterfaces.Any(implemented => implemented.Is(contract)
            && implemented.TypeArguments is [var first, ..]
            && SymbolEqualityComparer.Default.Equals(first, argument));

    /// <summary>Returns the type arguments of an interface that is implemented for exactly one set of arguments.</summary>
    public static IReadOnlyList<ITypeSymbol>? ArgumentsOf(this INamedTypeSymbol type, string contract, int arity)
    {
        var found = type.AllInterfaces.Where(candidate => candidate.Arity == arity && candidate.Is(contract)).ToList();
        return found.Count == 1 ? found[0].TypeArguments : null;
    }

    public static bool IsAnnotated(this ITypeSymbol type) => type.HasAttribute(TypeAttribute);

    /// <summary>A struct of one field that stands for many.</summary>
    public static bool IsInlineArray(this ITypeSymbol type) => type.IsValueType && type.HasAttribute(InlineArrayAttribute);

    /// <summary>Returns whether it is written in the Compact format.</summary>
    public static bool IsCompact(this ITypeSymbol type) => ArgumentOf(type, "Format") is 1;

    /// <summary>Type parameters belong to it or to a type around it: its code is generated once, for arguments of any size.</summary>
    public static bool HasParameters(this INamedTypeSymbol type) =>
        type.IsGenericType || (type.ContainingType is { } containing && containing.HasParameters());

    /// <summary>Returns whether it, or a type round it, is named without type arguments.</summary>
    public static bool IsOpen(this INamedTypeSymbol type) => type.IsUnboundGenericType || (type.ContainingType is { } containing && containing.IsOpen());

    /// <summary>The class, a class or interface that it derives from asks for it.</summary>
    public static bool TracksReferences(this INamedTypeSymbol type) =>
        type.IsReferenceType && (type.HasLevel(AsksForReferences) || type.AllInterfaces.Any(AsksForReferences));

    /// <summary>The attribute of the type itself asks for it.</summary>
    public static bool AsksForReferences(ITypeSymbol type) => ArgumentOf(type, "References") is true;

    /// <summary>Its members have keys, and versions of it read each other's bytes.</summary>
    public static bool IsTolerant(this ITypeSymbol type) => ArgumentOf(type, "Format") is 2;

    /// <summary>Members may be appended to it: it says so, or a class that it derives from does.</summary>
    public static bool IsAppendable(this ITypeSymbol type) => type.HasLevel(static level => ArgumentOf(level, "Append") is true);

    /// <summary>The schema lock gives keys to its members: it says so, or a class that it derives from does.</summary>
    public static bool HasAutoKeys(this ITypeSymbol type) => type.HasLevel(AsksForAutoKeys);

    public static bool AsksForAutoKeys(this ITypeSymbol type) => ArgumentOf(type, "Keys") is 1;

    public static Location? LocationOf(ISymbol symbol)
    {
        foreach (var location in symbol.Locations)
        {
            if (location.IsInSource)
            {
                return location;
            }
        }

        return null;
    }

    /// <summary>Returns the place of a symbol, or of another one where the first is not in source.</summary>
    public static Location? LocationOf(ISymbol symbol, ISymbol other) => LocationOf(symbol) ?? LocationOf(other);

    /// <summary>Returns the place of an attribute; null where it is not in source.</summary>
    public static Location? FindLocation(this AttributeData attribute) =>
        attribute.ApplicationSyntaxReference is { } syntax ? syntax.SyntaxTree.GetLocation(syntax.Span) : null;
}
