using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Symbols.WireTypes;

/// <summary>Gets whether an annotated type has a view, and what its names are.</summary>
internal static class ViewNames
{
    private const string Default = "View";

    /// <summary>Names that the view has itself, or from <c>object</c>.</summary>
    private static readonly string[] s_taken =
    [
        "IsNull", "ToObject", "Equals", "GetHashCode", "GetType", "ToString", "ReferenceEquals", "MemberwiseClone", "Finalize",
    ];

    /// <summary>The prefix of emitted names, which nobody else uses.</summary>
    private const string Prefix = "FastSer";

    /// <summary>The type asks for a view.</summary>
    public static bool Asks(ITypeSymbol type) => KnownTypes.ArgumentOf(type, "View") is true;

    /// <summary>The word that its names end with.</summary>
    public static string WordOf(ITypeSymbol type) => KnownTypes.ArgumentOf(type, "ViewName") as string ?? Default;

    public static bool HasOwnWord(ITypeSymbol type) => KnownTypes.ArgumentOf(type, "ViewName") is string;

    public static string NameOf(ITypeSymbol type) => type.Name + WordOf(type);

    /// <summary>The view of a type as emitted code names it; null where it has none.</summary>
    public static string? FullNameOf(INamedTypeSymbol type) =>
        !Asks(type) || GetReason(type) is not null || GetNameFault(type) is not null ? null
        : TypeNames.Full(type) + WordOf(type);

    /// <summary>Why a type cannot have a view; null where it can.</summary>
    public static string? GetReason(INamedTypeSymbol type) => type switch
    {
        _ when type.HasParameters() => "it is generic, so the sizes of its members are not known at build time",
        _ when type.IsCompact() => "members in the Compact format do not begin at byte boundaries of their own; use the Fast or the Tolerant format",
        _ when type.TracksReferences() => "it has References = true, so its data may refer to other objects; remove References",
        _ when type.IsAppendable() => "it has Append = true, so the number of its members is in the data; use the Tolerant format",
        _ when LanguageUnions.Is(type) => "it is a C# union; an abstract class or interface with [FastSerUnion] can have a view",
        { IsAbstract: true } when !type.IsUnion() => "it is abstract and not a union, so it has no values of its own; set View on the derived types",
        { IsAbstract: false } when type.IsUnion() => "it is a non-abstract class and a union, so its data has two forms; make it abstract",
        _ => null,
    };

    /// <summary>Which of its names is not free; null where all are.</summary>
    public static string? GetNameFault(INamedTypeSymbol type)
    {
        var word = WordOf(type);
        if (!SyntaxFacts.IsValidIdentifier(word) || SyntaxFacts.GetKeywordKind(word) != SyntaxKind.None)
        {
            return $"'{word}' is not a valid method name";
        }

        var container = (INamespaceOrTypeSymbol?)type.ContainingType ?? type.ContainingNamespace;
        foreach (var name in new[] { NameOf(type), NameOf(type) + Names.ViewListSuffix })
        {
            if (type.DeclaringSyntaxReferences.Length > 0 && ((container.Name == name && container is ITypeSymbol)
                || container.GetMembers(name).Any(static member => member is not INamedTypeSymbol { Arity: > 0 })))
            {
                return $"'{name}' is already declared";
            }
        }

        for (var level = type; level is { SpecialType: SpecialType.None }; level = level.BaseType)
        {
            // In source, the generated method is not seen.
            var isGenerated = level.DeclaringSyntaxReferences.IsEmpty && Asks(level) && WordOf(level) == word;
            if (!isGenerated && !level.GetMembers(word).IsEmpty)
            {
                return $"'{level.Name}' has a member '{word}'";
            }
        }

        return type.Name == word ? $"a method of '{word}' cannot have its name" : null;
    }

    /// <summary>The name of a member of the view, which is taken then.</summary>
    public static string ForMember(string name, string view, HashSet<string> taken)
    {
        if (taken.Count == 0)
        {
            taken.UnionWith(s_taken);
            taken.Add(view);
        }

        name = name.StartsWith(Prefix, StringComparison.Ordinal) ? "_" + name : name;
        while (!taken.Add(name))
        {
            name += "_";
        }

        return LocalNames.Escape(name);
    }

    public static string AccessibilityOf(ISymbol symbol) => symbol.DeclaredAccessibility switch
    {
        Accessibility.Public => "public",
        Accessibility.Private => "private",
        Accessibility.Protected => "protected",
        Accessibility.ProtectedOrInternal => "protected internal",
        Accessibility.ProtectedAndInternal => "private protected",
        _ => "internal",
    };

    /// <summary>A method of the view of a type may name a type: how it is declared, or null where it may not.</summary>
    public static string? AccessibilityFor(INamedTypeSymbol named, INamedTypeSymbol owner) =>
        IsPublic(named) || (SymbolEqualityComparer.Default.Equals(named.ContainingType, owner.ContainingType)
                && named.DeclaredAccessibility == owner.DeclaredAccessibility)
            ? "public"
        : IsInternal(named) ? "internal"
        : null;

    private static bool IsPublic(INamedTypeSymbol type) =>
        type.DeclaredAccessibility == Accessibility.Public && (type.ContainingType is not { } containing || IsPublic(containing));

    private static bool IsInternal(INamedTypeSymbol type) =>
        type.DeclaredAccessibility is Accessibility.Public or Accessibility.Internal or Accessibility.ProtectedOrInternal
        && (type.ContainingType is not { } containing || IsInternal(containing));
}
