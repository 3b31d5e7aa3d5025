using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Parsing;

internal sealed partial class TypeParser
{
    /// <summary>The view of the type without members; null where it asks for none, or can have none.</summary>
    private ViewModel? ParseEmptyView() => ViewNames.FullNameOf(_type) is not { } name ? null : new ViewModel(
        ViewNames.WordOf(_type), ViewNames.NameOf(_type), name, ViewNames.AccessibilityOf(_type),
        EquatableArray<ViewMember>.Empty, EquatableArray<ViewCase>.Empty, EquatableArray<int>.Empty);

    private void CheckView()
    {
        if (!ViewNames.Asks(_type))
        {
            if (ViewNames.HasOwnWord(_type))
            {
                Report(Descriptors.ViewNameMustBeFree, ViewNames.WordOf(_type), "the type has no view; add View = true, or remove ViewName");
            }
        }
        else if (ViewNames.GetReason(_type) is { } reason)
        {
            Report(Descriptors.ViewMustBePossible, reason);
        }
        else if (ViewNames.GetNameFault(_type) is { } fault)
        {
            Report(Descriptors.ViewNameMustBeFree, ViewNames.WordOf(_type), fault + "; set another name with ViewName");
        }
    }

    /// <summary>The view with the public members that have a form in it; the others are told of.</summary>
    private ViewModel? ParseView(List<MemberSymbol> symbols, EquatableArray<MemberModel> members)
    {
        if (ParseEmptyView() is not { } view)
        {
            return null;
        }

        var shown = new List<ViewMember>();
        var taken = new HashSet<string>(StringComparer.Ordinal);
        for (var i = members.Count - 1; i >= 0; i--)
        {
            if (!IsPublic(symbols[i]) || members[i].Type is UnknownType)
            {
                continue;
            }

            if (members[i].Type.ViewType is null)
            {
                _notes.Add(DiagnosticInfo.Create(
                    Descriptors.MemberHasNoView, KnownTypes.LocationOf(symbols[i].Symbol, _type),
                    _type.Name, symbols[i].Name, TypeNames.Short(symbols[i].Symbol.FindFormatter() ?? symbols[i].Type), view.Name));
                continue;
            }

            // From the last, so that a member that hides another one keeps its name.
            shown.Add(new ViewMember(i, ViewNames.ForMember(symbols[i].Name, view.Name, taken), MapName: null));
        }

        // Names of types give way to those of members.
        shown.Reverse();
        var place = (ISymbol?)_type.ContainingType ?? _type.ContainingAssembly;
        return view with
        {
            Hidden = Enumerable.Range(0, members.Count).Where(i => !_compilation.IsSymbolAccessibleWithin(symbols[i].Type, place)).ToEquatableArray(),
            Members = shown.Select(member => members[member.Index].Type.ViewType != MapType.ViewPlaceholder
                ? member
                : member with { MapName = ViewNames.ForMember(symbols[member.Index].Name + "Map", view.Name, taken) }).ToEquatableArray(),
        };
    }

    private ViewModel? ParseUnionView(UnionModel? union)
    {
        if (union is null || ParseEmptyView() is not { } view)
        {
            return null;
        }

        var types = UnionCases.TypesOf(_type).ToLookup(TypeNames.Full, static type => type, StringComparer.Ordinal);
        var cases = new List<ViewCase>();
        for (var i = 0; i < union.Cases.Count; i++)
        {
            if (types[union.Cases[i].FullName].FirstOrDefault() is { } type
                && ViewNames.FullNameOf(type) is { } name && ViewNames.AccessibilityFor(type, _type) is { } accessibility)
            {
                cases.Add(new ViewCase(i, name, accessibility));
            }
        }

        return view with { Cases = cases.ToEquatableArray() };
    }

    private static bool IsPublic(MemberSymbol member) => member.PropertyName is not null
        || (member.Symbol.DeclaredAccessibility == Accessibility.Public && member.Getter is null or { DeclaredAccessibility: Accessibility.Public });
}
