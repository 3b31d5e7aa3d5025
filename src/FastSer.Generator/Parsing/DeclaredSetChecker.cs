using System.Globalization;
using FastSer.Generator.Diagnostics;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Parsing;

/// <summary>Says what is wrong with the types that a member may hold.</summary>
internal sealed class DeclaredSetChecker(MemberSymbol member, WireKindResolver resolver, Action<DiagnosticInfo> report)
{
    /// <summary>Whether code can be made for the set.</summary>
    public bool Check(DeclaredSet set)
    {
        var seen = new List<UnionAttribute>();
        foreach (var item in set.Types)
        {
            if (WhyNot(item, seen) is not { } fault)
            {
                seen.Add(item);
                continue;
            }

            // A type without code has errors of its own.
            if (fault.Rule.Equals(Descriptors.UnionCaseMustBeSerializable) && fault.Detail.Length == 0)
            {
                continue;
            }

            report(DiagnosticInfo.Create(
                fault.Rule, item.Location ?? KnownTypes.LocationOf(member.Symbol),
                $"{member.DeclaringType.Name}.{member.Name}",
                item.Type?.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat) ?? "null",
                item.Tag.ToString(CultureInfo.InvariantCulture), fault.Detail));
        }

        return seen.Count == set.Types.Count;
    }

    private (DiagnosticDescriptor Rule, string Detail)? WhyNot(UnionAttribute item, List<UnionAttribute> seen)
    {
        if (item.Type is null or IErrorTypeSymbol or INamedTypeSymbol { IsUnboundGenericType: true })
        {
            return (Descriptors.UnionCaseMustBeClosed, "");
        }

        if (item.Tag is < 0 or > UnionParser.MaximumTag)
        {
            return (Descriptors.UnionTagMustBeInRange, "");
        }

        if (item.Type.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T)
        {
            return (Descriptors.UnionCaseMustBeSerializable, "in an object it is its value or null; name the type without '?'");
        }

        if (resolver.Resolve(item.Type) is null)
        {
            return (Descriptors.UnionCaseMustBeSerializable, resolver.Reason);
        }

        if (seen.Find(other => other.Tag == item.Tag) is { } sameTag)
        {
            return (Descriptors.UnionTagMustBeUnique, sameTag.Type!.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat));
        }

        return seen.Exists(other => Overlap(other.Type!, item.Type))
            ? (Descriptors.UnionCaseMustBeUnique, item.Type.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat))
            : null;
    }

    /// <summary>Unions in a set hold all that derives from them.</summary>
    private static bool Overlap(ITypeSymbol first, ITypeSymbol second) =>
        SymbolEqualityComparer.Default.Equals(first, second)
        || (first is INamedTypeSymbol one && one.IsUnion() && Derives(second, one))
        || (second is INamedTypeSymbol two && two.IsUnion() && Derives(first, two));

    private static bool Derives(ITypeSymbol type, INamedTypeSymbol union) =>
        type.AllInterfaces.Contains(union, SymbolEqualityComparer.Default)
        || (type.BaseType is { } parent && (SymbolEqualityComparer.Default.Equals(parent, union) || Derives(parent, union)));
}
