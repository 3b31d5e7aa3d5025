using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Members;

/// <summary>Finds a type's serialized members in member order: base types first, then order numbers or source order.</summary>
internal static class MemberCollector
{
    /// <param name="type">The type whose members are wanted.</param>
    /// <param name="report">Receives what is wrong; null where only the members are wanted.</param>
    /// <param name="leaveOut">Receives the computed properties that the rule of the type leaves out.</param>
    public static List<MemberSymbol> Collect(INamedTypeSymbol type, Action<DiagnosticInfo>? report, Action<ISymbol>? leaveOut = null)
    {
        var members = new List<MemberSymbol>();
        foreach (var (level, rule) in MemberRules.LevelsOf(type))
        {
            var reportHere = IsParsedItself(level, type) ? null : report;
            var own = CollectLevel(level, rule, members, reportHere, leaveOut);
            CheckOrder(level, own, reportHere);
            members.AddRange(own.OrderBy(static member => member.Order ?? 0));
        }

        return members;
    }

    /// <summary>A base type that reports its own faults: the types that derive from it do not repeat them.</summary>
    public static bool IsParsedItself(INamedTypeSymbol level, INamedTypeSymbol type) => level.IsAnnotated()
        && !SymbolEqualityComparer.Default.Equals(level, type)
        && SymbolEqualityComparer.Default.Equals(level.ContainingAssembly, type.ContainingAssembly);

    private static List<MemberSymbol> CollectLevel(
        INamedTypeSymbol level, MemberRule rule, List<MemberSymbol> inherited, Action<DiagnosticInfo>? report, Action<ISymbol>? leaveOut)
    {
        var includesAll = rule == MemberRule.All;
        var own = new List<MemberSymbol>();
        foreach (var symbol in level.GetMembers())
        {
            if (symbol is not (IPropertySymbol or IFieldSymbol) || symbol.IsImplicitlyDeclared)
            {
                continue;
            }

            var order = ReadOrder(symbol);
            var isMarked = order is not null || symbol.HasAttribute(KnownTypes.IncludeAttribute);
            if (!isMarked && OverridesIgnored(symbol))
            {
                continue;
            }

            if (symbol.HasAttribute(KnownTypes.IgnoreAttribute))
            {
                if (isMarked)
                {
                    report?.Invoke(DiagnosticInfo.Create(
                        Descriptors.AttributesMustAgree, KnownTypes.LocationOf(symbol), level.Name, symbol.Name,
                        order is null ? "FastSerInclude" : "FastSerMember"));
                }

                continue;
            }

            if (GetUnsupportedReason(symbol) is not null)
            {
                continue;
            }

            if ((isMarked || IsIncluded(symbol, includesAll)) && !(symbol is IPropertySymbol { IsOverride: true } property && Overrides(property, inherited)))
            {
                if (!isMarked && rule == MemberRule.PublicState && MemberRules.IsComputed(symbol))
                {
                    if (!symbol.IsAbstract)
                    {
                        // Of an abstract property each override decides.
                        leaveOut?.Invoke(symbol);
                    }

                    continue;
                }

                own.Add(new MemberSymbol(symbol, order));
            }
            else if (HidesItsValue(symbol, isMarked || includesAll) && KnownTypes.LocationOf(symbol) is { } location)
            {
                report?.Invoke(DiagnosticInfo.Create(Descriptors.HiddenGetterMustBeDecided, location, level.Name, symbol.Name));
            }
        }

        return own;
    }

    /// <summary>Why a field or property of this kind cannot be serialized, whatever is said of it.</summary>
    public static string? GetUnsupportedReason(ISymbol symbol) => symbol switch
    {
        { IsStatic: true } => "it is static",
        IPropertySymbol { IsIndexer: true } => "it is an indexer",
        IPropertySymbol { GetMethod: null } => "it has no getter",
        // Also where its interface does not exist yet.
        IPropertySymbol when symbol.Name.Contains('.') => "it is an explicit interface member",
        IPropertySymbol { RefKind: not RefKind.None } or IFieldSymbol { RefKind: not RefKind.None } => "it is returned by reference",
        _ => null,
    };

    /// <summary>Says whether a symbol is a member. One that keeps unknown members has no other use, so it need not be public.</summary>
    public static bool IsIncluded(ISymbol symbol, bool includesAll) => includesAll || UnknownMembers.IsKeeper(MemberSymbol.TypeOf(symbol))
        ? symbol is IFieldSymbol || (symbol is IPropertySymbol property && (AccessorCode.IsAuto(property) || GeneratedProperties.IsHalf(property)))
        : (symbol.DeclaredAccessibility == Accessibility.Public
            && symbol is not IPropertySymbol { GetMethod.DeclaredAccessibility: not Accessibility.Public })
            || GeneratedProperties.NameOf(symbol) is not null;

    /// <summary>A public property that others can only set: nobody has said whether its value belongs to the data.</summary>
    public static bool HidesItsValue(ISymbol symbol, bool isDecided) => !isDecided
        && symbol is IPropertySymbol
        {
            DeclaredAccessibility: Accessibility.Public, IsOverride: false, GetMethod.DeclaredAccessibility: not Accessibility.Public,
        };

    /// <summary>Says whether a symbol overrides one that is ignored: it is ignored too, unless it says otherwise.</summary>
    public static bool OverridesIgnored(ISymbol symbol) =>
        symbol is IPropertySymbol { IsOverride: true } && symbol.Overridden().Any(static overridden => overridden.HasAttribute(KnownTypes.IgnoreAttribute));

    /// <summary>An override stands where the member that it overrides stood: once.</summary>
    private static bool Overrides(IPropertySymbol property, List<MemberSymbol> inherited) => property.Overridden().Any(overridden =>
        inherited.Exists(member => SymbolEqualityComparer.Default.Equals(member.Symbol.OriginalDefinition, overridden.OriginalDefinition)));

    private static void CheckOrder(INamedTypeSymbol level, List<MemberSymbol> own, Action<DiagnosticInfo>? report)
    {
        if (report is null || level.IsTolerant())
        {
            // Keys are checked where all levels are known: KeyParser.
            return;
        }

        if (!own.Exists(static member => member.Order is not null))
        {
            var files = own.SelectMany(static member => member.Symbol.DeclaringSyntaxReferences)
                .Select(static reference => reference.SyntaxTree).Distinct();
            if (files.Count() > 1)
            {
                report(DiagnosticInfo.Create(
                    Descriptors.MemberOrderMustBeExplicit, KnownTypes.LocationOf(level), level.Name));
            }

            return;
        }

        var byOrder = new Dictionary<int, MemberSymbol>();
        foreach (var member in own)
        {
            if (member.Order is not { } order)
            {
                report(DiagnosticInfo.Create(
                    Descriptors.MemberOrderMustBeComplete, KnownTypes.LocationOf(member.Symbol), level.Name, member.Name));
            }
            else if (byOrder.TryGetValue(order, out var other))
            {
                report(DiagnosticInfo.Create(
                    Descriptors.MemberOrderMustBeUnique, KnownTypes.LocationOf(member.Symbol),
                    level.Name, other.Name, member.Name, order.ToString(System.Globalization.CultureInfo.InvariantCulture)));
            }
            else
            {
                byOrder.Add(order, member);
            }
        }
    }

    private static int? ReadOrder(ISymbol symbol) =>
        symbol.FindAttribute(KnownTypes.MemberAttribute) is { ConstructorArguments: [{ Value: int order }] } ? order : null;
}
