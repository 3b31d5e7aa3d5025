using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Collections;

/// <summary>
/// Finds user-defined types that are made from all of their elements at once: by the method that <c>[CollectionBuilder]</c> names, or
/// by a public constructor that takes the elements.
/// </summary>
internal static class CustomMakers
{
    private const string Generic = "System.Collections.Generic.";
    private const string Builder = "System.Runtime.CompilerServices.CollectionBuilderAttribute";

    private static readonly string[] s_ofArrays = ["IReadOnlyList", "IReadOnlyCollection", "IEnumerable"];
    private static readonly string[] s_ofLists = ["List", "IList", "ICollection"];
    private static readonly string[] s_ofSets = ["HashSet", "ISet", "IReadOnlySet", "ICollection", "IReadOnlyCollection", "IEnumerable"];
    private static readonly string[] s_ofMaps = ["Dictionary", "IDictionary", "IReadOnlyDictionary"];
    private static readonly string[] s_ofPairs = ["ICollection", "IReadOnlyCollection", "IEnumerable"];

    public static CollectionType? Find(INamedTypeSymbol type)
    {
        if (type is not { TypeKind: TypeKind.Class or TypeKind.Struct, IsAbstract: false, IsStatic: false, IsRefLikeType: false }
            || type.SpecialType != SpecialType.None
            || type.AllInterfaces.IsEmpty)
        {
            return null;
        }

        return FindMap(type) ?? FindSequence(type);
    }

    private static CollectionType? FindMap(INamedTypeSymbol type)
    {
        var pairs = type.ArgumentsOf(Generic + "IDictionary", 2)
            ?? type.ArgumentsOf(Generic + "IReadOnlyDictionary", 2);
        if (pairs is null || type.ArgumentsOf(Generic + "IEnumerable", 1) is not [var pair])
        {
            return null;
        }

        var making = Constructed(type, parameter =>
            IsOf(parameter, s_ofMaps, [.. pairs]) || IsOf(parameter, s_ofPairs, [pair]) ? CustomArgument.AsRead : null) ?? Filled(type);
        return making is null ? null : Row(type, pairs, making with { IsUnique = true, HasPairs = true });
    }

    /// <summary>A struct dictionary that its own constructor makes ready to be filled: the default value may have no place for entries.</summary>
    private static CustomMaking? Filled(INamedTypeSymbol type) =>
        type.IsValueType && type.ArgumentsOf(Generic + "IDictionary", 2) is not null && !RequiredMembers.NotIn(type, []).Any()
            && type.InstanceConstructors.Any(static constructor => constructor is
                { Parameters.IsEmpty: true, IsImplicitlyDeclared: false, DeclaredAccessibility: Accessibility.Public })
            ? new CustomMaking()
            : null;

    private static CollectionType? FindSequence(INamedTypeSymbol type)
    {
        if (type.ArgumentsOf(Generic + "IEnumerable", 1) is not [var element] items
            || type.ArgumentsOf(Generic + "IReadOnlyDictionary", 2) is not null
            || type.ArgumentsOf(Generic + "IDictionary", 2) is not null)
        {
            return null;
        }

        var isSet = type.ArgumentsOf(Generic + "ISet", 1) is not null
            || type.ArgumentsOf(Generic + "IReadOnlySet", 1) is not null;
        var making = Built(type, element) is { } builder
            ? new CustomMaking { Builder = builder, Argument = isSet ? CustomArgument.Array : CustomArgument.AsRead }
            : CountInterfaceOf(type) is null ? null
            : Constructed(type, parameter => ArgumentOf(parameter, element, isSet));
        return making is null ? null : Row(type, items, making with { IsUnique = isSet });
    }

    private static CustomArgument? ArgumentOf(ITypeSymbol parameter, ITypeSymbol element, bool isSet) =>
        IsSpanOf(parameter, element) || IsArrayOf(parameter, element) ? (isSet ? CustomArgument.Array : CustomArgument.AsRead)
        : isSet ? (IsOf(parameter, s_ofSets, [element]) ? CustomArgument.AsRead : null)
        : IsOf(parameter, s_ofArrays, [element]) ? CustomArgument.AsRead
        : IsOf(parameter, s_ofLists, [element]) ? CustomArgument.List
        : null;

    private static CollectionType Row(INamedTypeSymbol type, IReadOnlyList<ITypeSymbol> items, CustomMaking making) => new(
        CollectionTable.CustomMade(making with { CountInterface = CountInterfaceOf(type), IsValueType = type.IsValueType }), items);

    private static string? CountInterfaceOf(INamedTypeSymbol type) =>
        type.ArgumentsOf(Generic + "ICollection", 1) is not null ? "ICollection"
        : type.ArgumentsOf(Generic + "IReadOnlyCollection", 1) is not null ? "IReadOnlyCollection"
        : null;

    /// <summary>The method that [CollectionBuilder] names, with its type arguments: it takes a span, and has the type parameters of the collection.</summary>
    private static string? Built(INamedTypeSymbol type, ITypeSymbol element)
    {
        if (type.OriginalDefinition.FindAttribute(Builder) is not { ConstructorArguments: [{ Value: INamedTypeSymbol builder }, { Value: string name }] }
            || builder.IsGenericType
            || builder.Nesting().Any(static level => level.DeclaredAccessibility != Accessibility.Public))
        {
            return null;
        }

        var arguments = type.TypeArguments.ToArray();
        var method = builder.GetMembers(name).OfType<IMethodSymbol>()
            .Where(candidate => candidate is { IsStatic: true, DeclaredAccessibility: Accessibility.Public } && candidate.Arity == arguments.Length
                && candidate.TypeParameters.Zip(type.TypeParameters, AsksNoMore).All(static fits => fits))
            .Select(candidate => arguments.Length == 0 ? candidate : candidate.Construct(arguments))
            .FirstOrDefault(candidate => candidate.Parameters is [var only] && IsSpanOf(only.Type, element)
                && SymbolEqualityComparer.Default.Equals(candidate.ReturnType, type));
        if (method is null)
        {
            return null;
        }

        var list = arguments.Length == 0 ? "" : $"<{string.Join(", ", arguments.Select(TypeNames.Full))}>";
        return $"{TypeNames.Full(builder)}.{name}{list}";
    }

    /// <summary>A type parameter of a method takes every argument that the one of the collection takes.</summary>
    private static bool AsksNoMore(ITypeParameterSymbol asking, ITypeParameterSymbol asked) => asking.ConstraintTypes.IsEmpty
        && (!asking.HasReferenceTypeConstraint || asked.HasReferenceTypeConstraint)
        && (!asking.HasValueTypeConstraint || asked.HasValueTypeConstraint)
        && (!asking.HasUnmanagedTypeConstraint || asked.HasUnmanagedTypeConstraint)
        && (!asking.HasConstructorConstraint || asked.HasConstructorConstraint);

    /// <summary>By the first constructor whose one parameter takes what <paramref name="argumentOf"/> says.</summary>
    private static CustomMaking? Constructed(INamedTypeSymbol type, Func<ITypeSymbol, CustomArgument?> argumentOf)
    {
        if (RequiredMembers.NotIn(type, []).Any())
        {
            return null;
        }

        foreach (var constructor in type.InstanceConstructors)
        {
            if (constructor is { DeclaredAccessibility: Accessibility.Public, Parameters: [{ RefKind: RefKind.None } only] }
                && argumentOf(only.Type) is { } argument)
            {
                return new CustomMaking { Parameter = TypeNames.Full(only.Type), Argument = argument };
            }
        }

        return null;
    }

    private static bool IsSpanOf(ITypeSymbol type, ITypeSymbol element) => type is INamedTypeSymbol { Arity: 1 } named
        && named.Is("System.ReadOnlySpan")
        && SymbolEqualityComparer.Default.Equals(named.TypeArguments[0], element);

    private static bool IsArrayOf(ITypeSymbol type, ITypeSymbol element) =>
        type is IArrayTypeSymbol { Rank: 1 } array && SymbolEqualityComparer.Default.Equals(array.ElementType, element);

    private static bool IsOf(ITypeSymbol type, string[] names, ITypeSymbol[] arguments) => type is INamedTypeSymbol { IsGenericType: true } named
        && names.Any(name => named.Is(Generic + name))
        && ((IEnumerable<ITypeSymbol>)named.TypeArguments).SequenceEqual(arguments, SymbolEqualityComparer.Default);
}
