using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Graph;

/// <summary>Finds the hash collections whose keys FastSer cannot guard against chosen hash codes; only where that is asked for.</summary>
internal sealed class UnguardedKeys(Compilation compilation, KeyRules rules, CancellationToken cancellation)
{
    private const string Id = "FSER086";

    public IEnumerable<DiagnosticInfo> In(INamedTypeSymbol type, List<MemberSymbol> symbols, EquatableArray<MemberModel> members)
    {
        for (var i = 0; i < symbols.Count; i++)
        {
            var location = KnownTypes.LocationOf(symbols[i].Symbol, type);
            if (IsAsked(location) && FindReason(symbols[i], members[i].Restoration == Restoration.Fill) is { } reason)
            {
                yield return DiagnosticInfo.Create(Descriptors.KeysMustBeGuarded, location, $"{type.Name}.{symbols[i].Name}", reason);
            }
        }
    }

    public IEnumerable<DiagnosticInfo> In(ITypeSymbol root, Location call) => IsAsked(call) && FindReason(root) is { } reason
        ? [DiagnosticInfo.Create(Descriptors.KeysMustBeGuarded, call, TypeNames.Short(root), reason)]
        : [];

    /// <summary>Nobody waits for the answer where the diagnostic is off, as it is by default.</summary>
    private bool IsAsked(Location? location)
    {
        var options = compilation.Options;
        if (location?.SourceTree is not { } tree)
        {
            return false;
        }

        var isSet = options.SyntaxTreeOptionsProvider is { } provider
            && (provider.TryGetDiagnosticValue(tree, Id, cancellation, out var severity)
                || provider.TryGetGlobalDiagnosticValue(Id, cancellation, out severity))
            ? severity
            : options.SpecificDiagnosticOptions.TryGetValue(Id, out var stated) ? stated : ReportDiagnostic.Default;
        return isSet is not (ReportDiagnostic.Default or ReportDiagnostic.Suppress);
    }

    private string? FindReason(MemberSymbol member, bool isFilled)
    {
        if (member.Symbol.FindFormatter() is not null || member.Type is not INamedTypeSymbol type)
        {
            return FindReason(member.Type);
        }

        var isHashed = CollectionTypes.Find(type) is { Row: { HasKeys: true, Comparer: ComparerUse.Equality } };
        if (isHashed && member.Symbol.FindAttribute(KnownTypes.ComparerAttribute)?.ConstructorArguments is [{ Value: INamedTypeSymbol comparer }])
        {
            return $"the comparer '{comparer.Name}' computes the hash codes";
        }

        return FindReason(type) ?? (isHashed && isFilled && TraitsOf(type) != KeyTraits.None
            ? "it has no setter, so FastSer cannot replace the collection; add an init accessor or a setter (which may be private)"
            : null);
    }

    private string? FindReason(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => FindReason(array.ElementType),
        INamedTypeSymbol named when !named.IsAnnotated() && named.FindFormatter() is null =>
            FindOwnReason(named) ?? named.TypeArguments.Select(FindReason).FirstOrDefault(static reason => reason is not null),
        _ => null,
    };

    private string? FindOwnReason(INamedTypeSymbol type)
    {
        if (CollectionTypes.Find(type) is not { Row: { HasKeys: true, Comparer: not ComparerUse.Order } row, Items: [var key, ..] }
            || rules.Of(key) is var traits && traits == KeyTraits.None)
        {
            return null;
        }

        return row.Comparer == ComparerUse.None
            ? $"'{type.Name}' is a custom collection, for which FastSer cannot use other hash codes"
            : traits.HasFlag(KeyTraits.Own)
                ? $"'{TypeNames.Short(key)}' has custom equality code"
                : null;
    }

    private KeyTraits TraitsOf(INamedTypeSymbol collection) => rules.Of(CollectionTypes.Find(collection)!.Items[0]);
}
