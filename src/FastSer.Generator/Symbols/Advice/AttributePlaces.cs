using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.Generator.Symbols.Advice;

/// <summary>Finds attributes of FastSer on members of a type at which they have no effect.</summary>
internal static class AttributePlaces
{
    private const string Prefix = "FastSer";
    private const string Suffix = "Attribute";

    /// <summary>The attributes of fields and properties, apart from those whose own rules look at what is not serialized.</summary>
    private static readonly string[] s_ofMembers = ["Member", "Include", "Ignore", "Comparer", "Formatter", "Union", "FormerName", "Sensitive"];

    /// <summary>Those that say how a serialized member is written; the others say whether it is.</summary>
    private static readonly string[] s_ofSerialized = ["Comparer", "Formatter", "Union", "FormerName", "Sensitive"];

    /// <param name="type">The type that declares the members.</param>
    /// <param name="compilation">Its compilation.</param>
    /// <param name="isSerialized">Whether a member is serialized; null where only types that derive from this one know.</param>
    public static IEnumerable<DiagnosticInfo> Find(INamedTypeSymbol type, Compilation compilation, Func<ISymbol, bool>? isSerialized) =>
        type.GetMembers().Where(static member => member is IFieldSymbol { AssociatedSymbol: null } or IPropertySymbol or IMethodSymbol)
            .Select(member => FindAt(member, isSerialized)).OfType<DiagnosticInfo>()
            .Concat(FindTargets(type, compilation));

    /// <summary>The name that source gives an attribute of FastSer; null for others.</summary>
    public static string? NameOf(INamedTypeSymbol? attribute) =>
        attribute is { Name: var name, ContainingNamespace: { Name: Prefix, ContainingNamespace.IsGlobalNamespace: true } }
        && name.StartsWith(Prefix, StringComparison.Ordinal)
        && name.EndsWith(Suffix, StringComparison.Ordinal)
            ? name.Substring(0, name.Length - Suffix.Length)
            : null;

    /// <summary>Attributes whose target, such as <c>field:</c>, leads them elsewhere: to a field behind a property or event, or nowhere.</summary>
    public static IEnumerable<DiagnosticInfo> FindTargets(INamedTypeSymbol type, Compilation compilation)
    {
        foreach (var declaration in type.DeclaringSyntaxReferences.Select(static reference => reference.GetSyntax()).OfType<MemberDeclarationSyntax>())
        {
            var lists = declaration.DescendantNodes(node => node == declaration || IsLookedInto(node)).OfType<AttributeListSyntax>();
            foreach (var list in lists.Where(static list => list.Target is not null))
            {
                if (AttributeTargetRules.GetFault(list, type) is { } advice)
                {
                    foreach (var attribute in list.Attributes)
                    {
                        if (NameOf(attribute, compilation) is { } name && !IsRepeated(list, name))
                        {
                            yield return DiagnosticInfo.Create(
                                Descriptors.AttributeMustApply, attribute.GetLocation(), type.Name, AttributeTargetRules.OwnerOf(list, type.Name),
                                $"{list.Target!.Identifier.ValueText}: {name}", string.Format(advice, name));
                        }
                    }
                }
            }
        }
    }

    private static bool IsLookedInto(SyntaxNode node) => node is ParameterSyntax or BaseParameterListSyntax or AccessorListSyntax or AccessorDeclarationSyntax
        or TypeParameterListSyntax or TypeParameterSyntax or (MemberDeclarationSyntax and not BaseTypeDeclarationSyntax);

    /// <summary>The toolkit passes [property: ...] of its fields on: what the field itself is marked with too has an effect.</summary>
    private static bool IsRepeated(AttributeListSyntax list, string name) => list.Parent is FieldDeclarationSyntax field
        && field.AttributeLists.Any(other => other.Target is null && other.Attributes.Any(attribute => IsNamed(attribute, name)));

    private static string? NameOf(AttributeSyntax attribute, Compilation compilation)
    {
        var bound = compilation.GetSemanticModel(attribute.SyntaxTree).GetSymbolInfo(attribute);
        return NameOf((bound.Symbol ?? bound.CandidateSymbols.FirstOrDefault())?.ContainingType);
    }

    private static bool IsNamed(AttributeSyntax attribute, string name) =>
        attribute.Name.GetLastToken().ValueText is var text && (text == name || text == name + Suffix);

    private static DiagnosticInfo? FindAt(ISymbol member, Func<ISymbol, bool>? isSerialized)
    {
        foreach (var attribute in member.GetAttributes())
        {
            if (NameOf(attribute.AttributeClass) is { } name
                && GetFault(member, name.Substring(Prefix.Length), isSerialized) is { } reason
                && KnownTypes.LocationOf(member) is { } location)
            {
                return DiagnosticInfo.Create(Descriptors.AttributeMustApply, location, member.ContainingType.Name, NameOf(member), name, reason);
            }
        }

        return null;
    }

    public static string NameOf(ISymbol member) => member is IMethodSymbol { MethodKind: MethodKind.Constructor } ? member.ContainingType.Name : member.Name;

    private static string? GetFault(ISymbol member, string attribute, Func<ISymbol, bool>? isSerialized) => member switch
    {
        { ContainingType.TypeKind: TypeKind.Interface } => "members of an interface are not serialized and not called; mark those of the types that implement it",
        { ContainingType.TypeKind: TypeKind.Enum } => attribute == "FormerName" ? null : "an enum is written as a number, with or without a name for it",
        IMethodSymbol method => attribute == "Constructor" ? GetConstructorFault(method) : null,
        _ when !s_ofMembers.Contains(attribute) => null,
        _ when MemberCollector.GetUnsupportedReason(member) is { } reason => attribute == "Ignore" && LostState.IsPossible(member) ? null : reason,
        _ when isSerialized is null || isSerialized(member) => null,
        IPropertySymbol { OverriddenProperty: { } overridden } when member.Overridden().Any(isSerialized) =>
            $"an override is serialized as declared in '{overridden.ContainingType.Name}'; put the attribute there",
        _ => s_ofSerialized.Contains(attribute) ? "the member is not serialized" : null,
    };

    private static string? GetConstructorFault(IMethodSymbol method) => method switch
    {
        { ContainingType.IsAbstract: true } => "no object of an abstract class is created; mark constructors of the classes that derive from it",
        { MethodKind: MethodKind.Constructor, ContainingType.IsRecord: true, Parameters: [var only] }
            when SymbolEqualityComparer.Default.Equals(only.Type, method.ContainingType) => "the copy constructor of a record creates no object from members",
        { MethodKind: MethodKind.Constructor or MethodKind.Ordinary } => method.ContainingType.IsAnnotated() ? null : "the type has no [FastSerType]",
        _ => "only constructors and static methods create objects",
    };
}
