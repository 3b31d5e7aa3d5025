using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Facts;

/// <summary>The metadata names that the generator looks for.</summary>
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

    /// <summary>The contract, a generic interface, is implemented for the argument. A half-typed one has no arguments.</summary>
    public static bool Implements(this INamedTypeSymbol type, string contract, ITypeSymbol argument) =>
        type.AllInterfaces.Any(implemented => implemented.Is(contract)
            && implemented.TypeArguments is [var first, ..]
            && SymbolEqualityComparer.Default.Equals(first, argument));

    public static bool IsAnnotated(this ITypeSymbol type) => type.HasAttribute(TypeAttribute);

    /// <summary>A struct of one field that stands for many.</summary>
    public static bool IsInlineArray(this ITypeSymbol type) => type.IsValueType && type.HasAttribute(InlineArrayAttribute);

    /// <summary>Returns whether it is written in the Compact format.</summary>
    public static bool IsCompact(this ITypeSymbol type)
    {
        foreach (var argument in type.FindAttribute(TypeAttribute)?.NamedArguments ?? [])
        {
            if (argument.Key == "Format")
            {
                return argument.Value.Value is 1;
            }
        }

        return false;
    }

    /// <summary>Type parameters belong to it or to a type around it: its code is generated once, for arguments of any size.</summary>
    public static bool HasParameters(this INamedTypeSymbol type) =>
        type.IsGenericType || (type.ContainingType is { } containing && containing.HasParameters());

    /// <summary>The class, a class or interface that it derives from asks for it.</summary>
    public static bool TracksReferences(this INamedTypeSymbol type)
    {
        if (!type.IsReferenceType)
        {
            return false;
        }

        for (var level = type; level is not null; level = level.BaseType)
        {
            if (AsksForReferences(level))
            {
                return true;
            }
        }

        return type.AllInterfaces.Any(AsksForReferences);
    }

    /// <summary>The attribute of the type itself asks for it.</summary>
    public static bool AsksForReferences(INamedTypeSymbol type)
    {
        foreach (var argument in type.FindAttribute(TypeAttribute)?.NamedArguments ?? [])
        {
            if (argument.Key == "References")
            {
                return argument.Value.Value is true;
            }
        }

        return false;
    }

    /// <summary>Its members have keys, and versions of it read each other's bytes.</summary>
    public static bool IsTolerant(this ITypeSymbol type)
    {
        foreach (var argument in type.FindAttribute(TypeAttribute)?.NamedArguments ?? [])
        {
            if (argument.Key == "Format")
            {
                return argument.Value.Value is 2;
            }
        }

        return false;
    }

    /// <summary>Members may be appended to it: it says so, or a class that it derives from does.</summary>
    public static bool IsAppendable(this ITypeSymbol type)
    {
        for (var level = type; level is not null; level = level.BaseType)
        {
            foreach (var argument in level.FindAttribute(TypeAttribute)?.NamedArguments ?? [])
            {
                if (argument is { Key: "Append", Value.Value: true })
                {
                    return true;
                }
            }
        }

        return false;
    }

    /// <summary>The schema lock gives keys to its members: it says so, or a class that it derives from does.</summary>
    public static bool HasAutoKeys(this ITypeSymbol type)
    {
        for (var level = type; level is not null; level = level.BaseType)
        {
            if (level.AsksForAutoKeys())
            {
                return true;
            }
        }

        return false;
    }

    public static bool AsksForAutoKeys(this ITypeSymbol type) => type.FindAttribute(TypeAttribute) is { } attribute
        && attribute.NamedArguments.Any(static argument => argument is { Key: "Keys", Value.Value: 1 });

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
}
