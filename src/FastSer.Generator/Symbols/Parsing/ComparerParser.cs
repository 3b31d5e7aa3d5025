using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Parsing;

/// <summary>Reads the comparer that a member states, and checks that its collection can be built with it.</summary>
internal sealed class ComparerParser(INamedTypeSymbol type, MemberSymbol member, Action<DiagnosticInfo> report)
{
    private static readonly string[] s_comparisons =
        ["CurrentCulture", "CurrentCultureIgnoreCase", "InvariantCulture", "InvariantCultureIgnoreCase", "Ordinal", "OrdinalIgnoreCase"];

    /// <summary>The collection and its comparer; null once something is reported.</summary>
    public (CollectionType Collection, ComparerModel Comparer)? Parse(AttributeData attribute)
    {
        if (member.Type is not INamedTypeSymbol named
            || CollectionTypes.Find(named) is not { Row.Comparer: not ComparerUse.None } collection)
        {
            report(DiagnosticInfo.Create(
                Descriptors.ComparerMustApply, KnownTypes.LocationOf(member.Symbol), type.Name, member.Name,
                TypeNames.Short(member.Type)));
            return null;
        }

        // A priority queue orders its last argument; everything else compares its first.
        var compared = collection.Items[collection.Row.HasPairs ? 1 : 0];
        var comparer = attribute.ConstructorArguments switch
        {
            [{ Value: int comparison }] => OfStrings(comparison, compared),
            [{ Value: INamedTypeSymbol stated }] => OfType(stated, compared, collection.Row.Comparer),
            _ => null,
        };
        return comparer is null ? null : (collection, comparer);
    }

    private ComparerModel? OfStrings(int comparison, ITypeSymbol compared)
    {
        if (compared.SpecialType != SpecialType.System_String || comparison < 0 || comparison >= s_comparisons.Length)
        {
            return Refuse("a StringComparison compares strings; name a comparer class with typeof(...)");
        }

        var name = s_comparisons[comparison];
        return ComparerModel.OfStrings(name);
    }

    private ComparerModel? OfType(INamedTypeSymbol stated, ITypeSymbol compared, ComparerUse use)
    {
        var contract = use == ComparerUse.Order ? "IComparer" : "IEqualityComparer";
        if (!stated.Implements("System.Collections.Generic." + contract, compared))
        {
            return Refuse($"'{stated.Name}' does not implement "
                + $"{contract}<{TypeNames.Short(compared)}>");
        }

        if (TypeAccess.FindFileLocal(stated) is { } local)
        {
            return Refuse(TypeFault.FileLocal(local).FormatForPlace());
        }

        var isUsable = stated is { TypeKind: TypeKind.Class, IsAbstract: false } && stated.InstanceConstructors.Any(
            static constructor => constructor is { Parameters.IsEmpty: true, DeclaredAccessibility: Accessibility.Public });
        return isUsable
            ? ComparerModel.OfType(TypeNames.Full(stated), TypeNames.ForHelper(stated)) with
            {
                IsPrivate = !TypeAccess.IsNameable(stated, type.ContainingAssembly),
            }
            : Refuse($"'{stated.Name}' must be a class with a public constructor without parameters");
    }

    private ComparerModel? Refuse(string reason)
    {
        report(DiagnosticInfo.Create(
            Descriptors.ComparerMustFit, KnownTypes.LocationOf(member.Symbol), type.Name, member.Name, reason));
        return null;
    }
}
