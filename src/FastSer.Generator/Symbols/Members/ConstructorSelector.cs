using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.Generator.Symbols.Members;

/// <summary>
/// Chooses the constructor that emitted code calls: the marked one; a record's primary one; the parameterless one where
/// it restores everything; else the one that restores everything with the most members.
/// </summary>
internal sealed class ConstructorSelector(
    INamedTypeSymbol type, IReadOnlyList<MemberSymbol> members, Func<MemberSymbol, bool> canAssign, Action<DiagnosticInfo> report)
{
    public SelectedConstructor? Select() => CheckNames(SelectOwn());

    /// <summary>Of constructors that others have looked out.</summary>
    public SelectedConstructor? SelectAmong(List<IMethodSymbol> constructors) => CheckNames(SelectBest(constructors) ?? ReportNone(constructors));

    private SelectedConstructor? SelectOwn()
    {
        var all = type.InstanceConstructors.Where(constructor => !IsCopyConstructor(constructor)).ToList();
        var marked = all.Concat(type.GetMembers().OfType<IMethodSymbol>().Where(static method => method.MethodKind == MethodKind.Ordinary))
            .Where(static constructor => constructor.HasAttribute(KnownTypes.ConstructorAttribute)).ToList();
        if (marked.Count > 0)
        {
            return SelectMarked(marked);
        }

        // Where a required member is not stored, only a constructor that sets it can be called.
        var setters = RequiredMembers.NotIn(type, members).Any()
            ? all.FindAll(static constructor => constructor.HasAttribute(KnownTypes.SetsRequiredMembersAttribute))
            : [];
        return SelectBest(setters) ?? SelectBest(all) ?? ReportNone(all);
    }

    private SelectedConstructor? SelectBest(List<IMethodSymbol> constructors)
    {
        var publicOnes = constructors.FindAll(static constructor => constructor.DeclaredAccessibility == Accessibility.Public);
        var others = constructors.FindAll(static constructor => constructor.DeclaredAccessibility != Accessibility.Public);
        return SelectFrom(publicOnes, CanAssign) ?? SelectFrom(others, CanAssign)
            ?? SelectFrom(publicOnes, CanRestore) ?? SelectFrom(others, CanRestore);
    }

    /// <summary>Collections without a setter are filled where no constructor takes them.</summary>
    private bool CanRestore(MemberSymbol member, SelectedConstructor selected) => canAssign(member) || FilledCollections.CanFill(member, selected, members);

    private bool CanAssign(MemberSymbol member, SelectedConstructor selected) => canAssign(member);

    private SelectedConstructor? SelectMarked(List<IMethodSymbol> marked)
    {
        if (marked.Count > 1)
        {
            Report(Descriptors.OnlyOneConstructorMayBeMarked, marked[1]);
            return null;
        }

        if (marked[0].MethodKind == MethodKind.Ordinary && !IsFactory(marked[0]))
        {
            Report(Descriptors.FactoryMustReturnType, marked[0], marked[0].Name);
            return null;
        }

        if (ParameterNames.GetSurplus(marked[0]) is { } surplus)
        {
            Report(Descriptors.ConstructorParameterMustMatch, marked[0], surplus,
                "is named by the attribute, but the constructor has fewer parameters; name one member per parameter");
            return null;
        }

        if (Match(marked[0]) is not { } selected)
        {
            var stranger = marked[0].Parameters.First(IsUnmatched);
            Report(Descriptors.ConstructorParameterMustMatch, stranger, stranger.Name,
                FormatMismatch(stranger, "give it a default value, or name its member: [FastSerConstructor(nameof(...))]"));
            return null;
        }

        ReportUnrestored(selected);
        return selected;
    }

    private SelectedConstructor? SelectFrom(List<IMethodSymbol> constructors, Func<MemberSymbol, SelectedConstructor, bool> canRestore)
    {
        var complete = constructors.Select(Match).OfType<SelectedConstructor>()
            .Where(selected => RestoresAll(selected, canRestore)).ToList();
        if (complete.Find(selected => SelectedConstructor.IsPrimary(selected.Symbol)) is { } primary)
        {
            return primary;
        }

        if (complete.Find(static selected => selected.Symbol.Parameters.IsEmpty) is { } parameterless)
        {
            return parameterless;
        }

        var best = complete.OrderByDescending(static selected => selected.Arguments.Count).Take(2).ToList();
        if (best.Count == 2 && best[0].Arguments.Count == best[1].Arguments.Count)
        {
            Report(Descriptors.ConstructorMustBeUnambiguous, type);
        }

        return best.FirstOrDefault();
    }

    private SelectedConstructor? ReportNone(List<IMethodSymbol> all)
    {
        var candidates = all.Select(Match).OfType<SelectedConstructor>()
            .OrderByDescending(static selected => selected.Arguments.Count).ToList();
        if (candidates.Count > 0)
        {
            ReportUnrestored(candidates[0]);
            return candidates[0];
        }

        var parameters = all.FirstOrDefault()?.Parameters.FirstOrDefault(parameter => FindMember(parameter) < 0);
        Report(Descriptors.TypeMustBeConstructible, type,
            parameters is null
                ? "add one"
                : $"the parameter '{parameters.Name}' {FormatMismatch(parameters, "add a parameterless constructor, or name its member: [FastSerConstructor(nameof(...))]")}");
        return null;
    }

    private string FormatMismatch(IParameterSymbol parameter, string alternative) => parameter switch
    {
        { RefKind: RefKind.Out } => "is an 'out' parameter and cannot take a member's value; pass it by value",
        { RefKind: RefKind.Ref } => "is passed by reference, so the constructor could change it; pass it by value",
        _ when members.FirstOrDefault(member => ParameterNames.Takes(parameter, member.Name, member.Type)) is { } lost =>
            $"is not stored in '{lost.Name}' by the constructor; store it there, or {alternative}",
        _ when members.FirstOrDefault(member => ParameterNames.Names(parameter, member.Name)) is { } namesake =>
            $"is of the type '{TypeNames.Short(parameter.Type)}', but '{namesake.Name}' is stored as '{TypeNames.Short(namesake.Type)}'"
            + (SymbolEqualityComparer.Default.Equals(namesake.DeclaringType, type) ? "" : $", as '{namesake.DeclaringType.Name}' declares it")
            + "; give the parameter this type",
        _ when ParameterNames.Of(parameter) is { } name =>
            $"is mapped to '{name}', which is not a serialized member of its type; name one with nameof(...)",
        _ => $"matches no serialized member by name and type; rename it, serialize the member, or {alternative}",
    };

    private void ReportUnrestored(SelectedConstructor selected)
    {
        for (var i = 0; i < members.Count; i++)
        {
            var isRestored = selected.IsFactory
                ? MemberAccess.CanReassign(members[i]) || FilledCollections.CanFill(members[i], selected, members)
                : CanRestore(members[i], selected);
            if (!selected.Takes(i) && !isRestored)
            {
                Report(Descriptors.MemberMustBeRestorable, members[i].Symbol, members[i].Name, NameParameterFor(members[i].Name, selected),
                    TypeNames.Short(members[i].Type),
                    FormatStore(members[i], selected) + FormatSetter(members[i].Symbol, selected.IsFactory), selected.IsFactory ? "factory" : "constructor",
                    KnownTypes.LocationOf(members[i].Symbol) is null
                        ? $"do not derive from '{members[i].DeclaringType.Name}' of another assembly, but have a member of this type"
                        : "mark it [FastSerIgnore]");
            }
        }
    }

    /// <summary>The name of a parameter that would take the member: its exact name where another member has the usual one.</summary>
    private static string NameParameterFor(string member, SelectedConstructor selected) =>
        selected.Symbol.Parameters.Any(parameter => ParameterNames.HaveSameName(member, parameter.Name)) ? member : LocalNames.ToCamelCase(member);

    private string FormatStore(MemberSymbol member, SelectedConstructor selected) =>
        selected.Symbol.Parameters.FirstOrDefault(parameter =>
            ParameterNames.Takes(parameter, member.Name, member.Type) && StoresElsewhere(parameter, member)) is { } lost
            ? $"store the parameter '{lost.Name}' in it, "
            : "";

    /// <summary>Returns the advice how the member itself could be made assignable.</summary>
    private static string FormatSetter(ISymbol member, bool isFactory) => member switch
    {
        _ when KnownTypes.LocationOf(member) is null => "",
        IFieldSymbol => "remove 'readonly', ",
        IPropertySymbol { IsAbstract: true } or IPropertySymbol { IsOverride: true } => "",
        _ => isFactory ? "give it a setter that is not init, " : "give it a setter or init accessor, ",
    };

    private bool RestoresAll(SelectedConstructor selected, Func<MemberSymbol, SelectedConstructor, bool> canRestore) =>
        Enumerable.Range(0, members.Count).All(i => selected.Takes(i) || canRestore(members[i], selected));

    private SelectedConstructor? Match(IMethodSymbol constructor)
    {
        var arguments = new List<(IParameterSymbol, int)>();
        foreach (var parameter in constructor.Parameters)
        {
            var member = FindMember(parameter);
            if (member >= 0)
            {
                arguments.Add((parameter, member));
            }
            else if (IsUnmatched(parameter))
            {
                return null;
            }
        }

        return new SelectedConstructor(constructor, arguments);
    }

    private bool IsUnmatched(IParameterSymbol parameter) =>
        FindMember(parameter) < 0 && (!parameter.IsOptional || ParameterNames.Of(parameter) is not null);

    /// <summary>
    /// By the name that the attribute gives it, or by its own (see <see cref="ParameterNames.RankOf"/>), and by type; of members of one name
    /// the most derived.
    /// </summary>
    private int FindMember(IParameterSymbol parameter) => MatchesOf(parameter) is [.., var last] ? last : -1;

    /// <summary>The members that fit a parameter best. A member that fits another parameter better comes behind all others.</summary>
    private List<int> MatchesOf(IParameterSymbol parameter)
    {
        var best = int.MaxValue;
        var matches = new List<int>();
        for (var i = 0; i < members.Count; i++)
        {
            if (RankOf(parameter, i) is not { } rank || StoresElsewhere(parameter, members[i]))
            {
                continue;
            }

            rank += ((IMethodSymbol)parameter.ContainingSymbol).Parameters.Any(other => RankOf(other, i) < rank) ? ParameterNames.Ranks : 0;
            if (rank < best)
            {
                best = rank;
                matches.Clear();
            }

            if (rank == best)
            {
                matches.Add(i);
            }
        }

        return matches;
    }

    /// <summary>The constructor would lose the value: only its argument could restore the member, and it stores the argument elsewhere.</summary>
    private bool StoresElsewhere(IParameterSymbol parameter, MemberSymbol member) =>
        !canAssign(member) && StoredParameters.StoresElsewhere(parameter, member);

    private int? RankOf(IParameterSymbol parameter, int member) => ParameterNames.RankOf(parameter, members[member].Name, members[member].Type);

    /// <summary>A parameter must not fit several members equally well: which one its argument means, nothing says.</summary>
    private SelectedConstructor? CheckNames(SelectedConstructor? selected)
    {
        foreach (var (parameter, member) in selected?.Arguments ?? [])
        {
            if (MatchesOf(parameter).FindIndex(other => members[other].Name != members[member].Name) is >= 0 and var first)
            {
                Report(Descriptors.ParameterMustMatchOneMember, parameter, parameter.Name, members[MatchesOf(parameter)[first]].Name, members[member].Name);
            }
        }

        return selected;
    }

    private bool IsFactory(IMethodSymbol method) => method is { IsStatic: true, IsGenericMethod: false }
        && SymbolEqualityComparer.Default.Equals(method.ReturnType, type);

    private void Report(DiagnosticDescriptor rule, ISymbol place, params string[] details) =>
        report(DiagnosticInfo.Create(rule, KnownTypes.LocationOf(place, type), [type.Name, .. details]));

    private bool IsCopyConstructor(IMethodSymbol constructor) =>
        type.IsRecord && constructor.Parameters is [var only]
            && SymbolEqualityComparer.Default.Equals(only.Type, type);
}
