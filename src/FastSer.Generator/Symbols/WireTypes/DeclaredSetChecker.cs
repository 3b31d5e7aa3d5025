using System.Globalization;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.WireTypes;

/// <summary>Says what is wrong with the types that a member may hold.</summary>
internal sealed class DeclaredSetChecker(
    string name, Location? place, INamedTypeSymbol? declared, ITypeSymbol? member, ITypeResolver resolver, Action<DiagnosticInfo>? report)
{
    /// <summary>The set of a member.</summary>
    public DeclaredSetChecker(MemberSymbol member, ITypeResolver resolver, Action<DiagnosticInfo> report)
        : this($"{member.DeclaringType.Name}.{member.Name}", KnownTypes.LocationOf(member.Symbol), declared: null, member.Type, resolver, report)
    {
    }

    /// <summary>The set of an assembly for a type, which its types derive from.</summary>
    public DeclaredSetChecker(INamedTypeSymbol declared, ITypeResolver resolver, Action<DiagnosticInfo>? report)
        : this(declared.Name, place: null, declared, member: null, resolver, report)
    {
    }

    /// <summary>Returns whether code can be made for the set.</summary>
    public bool Check(DeclaredSet set)
    {
        var seen = new List<UnionAttribute>();
        var areMeant = member is not null && set.IsOfTypesAlone(member);
        foreach (var item in set.Types)
        {
            if ((GetFault(item) ?? (areMeant ? null : GetUnsupportedReason(item)) ?? GetRepetition(item, seen, areMeant)) is not { } fault)
            {
                seen.Add(item);
                continue;
            }

            // A type without code has errors of its own.
            if (fault.Rule.Equals(Descriptors.UnionCaseMustBeSerializable) && fault.Detail.Length == 0)
            {
                continue;
            }

            report?.Invoke(DiagnosticInfo.Create(
                fault.Rule, item.Location ?? place, name,
                item.Type is null ? "null" : TypeNames.Short(item.Type),
                item.Tag.ToString(CultureInfo.InvariantCulture), fault.Detail));
        }

        return seen.Count == set.Types.Count;
    }

    private static (DiagnosticDescriptor Rule, string Detail)? GetFault(UnionAttribute item)
    {
        if (item.Type is null or IErrorTypeSymbol or INamedTypeSymbol { IsUnboundGenericType: true })
        {
            return (Descriptors.UnionCaseMustBeClosed, "");
        }

        if (TypeAccess.FindFileLocal(item.Type) is { } local)
        {
            return (Descriptors.UnionCaseMustBeSerializable, TypeFault.FileLocal(local).FormatForPlace());
        }

        if (item.IsExact)
        {
            return (Descriptors.ExactTagMustHaveEffect, "");
        }

        if (item.Tag is < 0 or > UnionAttribute.MaximumTag)
        {
            return (Descriptors.UnionTagMustBeInRange, "");
        }

        return null;
    }

    private (DiagnosticDescriptor Rule, string Detail)? GetUnsupportedReason(UnionAttribute item)
    {
        if (item.Type!.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T)
        {
            return (Descriptors.UnionCaseMustBeSerializable, "in an object it is its value or null; name the type without '?'");
        }

        if (declared is not null && (SymbolEqualityComparer.Default.Equals(item.Type, declared) || !item.Type.DerivesFrom(declared)))
        {
            return (Descriptors.UnionCaseMustDerive, "");
        }

        if (resolver.Resolve(item.Type) is null)
        {
            return (Descriptors.UnionCaseMustBeSerializable, resolver.Fault?.FormatForPlace() ?? "");
        }

        if (ClassOf(item.Type) is { } name)
        {
            return (Descriptors.UnionCaseMustBeSerializable, $"no value is of exactly this type; name the classes of the values, such as '{name}'");
        }

        return null;
    }

    /// <param name="item">The type and its tag.</param>
    /// <param name="seen">Those before it.</param>
    /// <param name="areMeant">No values of the types are written: each is told from all others.</param>
    private static (DiagnosticDescriptor Rule, string Detail)? GetRepetition(UnionAttribute item, List<UnionAttribute> seen, bool areMeant)
    {
        if (seen.Find(other => other.Tag == item.Tag) is { } sameTag)
        {
            return (Descriptors.UnionTagMustBeUnique, TypeNames.Short(sameTag.Type!));
        }

        return seen.Select(other => FormatOverlap(other.Type!, item.Type!, areMeant)).FirstOrDefault(static overlap => overlap is not null) is { } found
            ? (Descriptors.UnionCaseMustBeUnique, found)
            : null;
    }

    /// <summary>Returns the overlap of two types of a set: a type with derived types also holds their values.</summary>
    private static string? FormatOverlap(ITypeSymbol first, ITypeSymbol second, bool areMeant) => first switch
    {
        _ when SymbolEqualityComparer.Default.Equals(first, second) => $"'{TypeNames.Short(first)}'",
        _ when areMeant => null,
        _ when DeclaredSet.HoldsDerived(first) && second.DerivesFrom(first) => $"'{TypeNames.Short(first)}', which '{TypeNames.Short(second)}' is,",
        _ when DeclaredSet.HoldsDerived(second) && first.DerivesFrom(second) => $"'{TypeNames.Short(first)}', which is a '{TypeNames.Short(second)}',",
        _ => null,
    };

    /// <summary>The class that an interface of a collection comes back as: values are of classes, which can be named.</summary>
    private static string? ClassOf(ITypeSymbol type) =>
        type is INamedTypeSymbol { TypeKind: TypeKind.Interface } named && CollectionTypes.Find(named)?.Row is { Cases.Length: > 0 } kind
            ? $"{kind.ReadVia}<{string.Join(", ", named.TypeArguments.Select(static argument => TypeNames.Short(argument)))}>"
            : null;
}
