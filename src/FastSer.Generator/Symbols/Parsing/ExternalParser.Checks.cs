using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Parsing;

// What the attribute names, and the constructor. All is reported at the attribute, in words for those who cannot change the type.
internal sealed partial class ExternalParser
{
    private void CheckNames(List<MemberSymbol> symbols)
    {
        ReportUnknown(_declaration.Ignored, "Ignore");
        ReportUnknown(_declaration.Keys, "Keys");
        if (!_declaration.IsTolerant)
        {
            if (_declaration.Keys.Count > 0)
            {
                Report(Descriptors.ExternalNameMustFit, "Keys is only for Tolerant types; remove it, or set "
                    + "Format = WireFormat.Tolerant");
            }

            return;
        }

        foreach (var key in _declaration.Keys.Where(_declaration.Ignores))
        {
            Report(Descriptors.ExternalNameMustFit, $"'{key}' is in Keys and in Ignore; remove one of them");
        }

        foreach (var same in symbols.GroupBy(static symbol => symbol.Name).Where(static same => same.Count() > 1))
        {
            Report(Descriptors.ExternalNameMustFit, $"two members have the name '{same.Key}', so the name does not identify a key; use the Fast format");
        }

        if (_facts.Graph.FindTracked(_type) is { } tracked)
        {
            Report(Descriptors.TolerantTypeMustNotKeepIdentity, $"contains '{tracked.Name}', which has References = true");
        }
    }

    /// <summary>Which members have no key. One that has a fault of its own may yet be left out.</summary>
    private void CheckKeys(List<MemberSymbol> symbols)
    {
        if (!_declaration.IsTolerant)
        {
            return;
        }

        var faulty = _diagnostics.Where(static diagnostic => diagnostic.Descriptor.Equals(Descriptors.MemberTypeMustBeSupported)
            || diagnostic.Descriptor.Equals(Descriptors.ExternalMemberMustBeRestorable)).Select(static diagnostic => diagnostic.Arguments[1]).ToList();
        foreach (var symbol in symbols.Where(symbol => !_declaration.Keys.Contains(symbol.Name) && !faulty.Contains(symbol.Name)))
        {
            Report(Descriptors.ExternalNameMustFit, $"'{symbol.Name}' has no key; add it at the end of Keys, or to Ignore");
        }
    }

    private void ReportUnknown(IReadOnlyList<string> names, string argument)
    {
        foreach (var name in names.Where(name => !ExternalMembers.Has(_type, name)).Distinct())
        {
            Report(Descriptors.ExternalNameMustFit, $"it has no public field or property '{name}', which is listed in {argument}");
        }

        foreach (var same in names.GroupBy(static name => name).Where(static same => same.Count() > 1))
        {
            Report(Descriptors.ExternalNameMustFit, $"{argument} lists '{same.Key}' twice");
        }
    }

    private SelectedConstructor? SelectConstructor(List<MemberSymbol> symbols)
    {
        if (FSharpUnions.Is(_type))
        {
            return SelectCase(symbols);
        }

        var candidates = _type.InstanceConstructors
            .Where(static constructor => constructor.DeclaredAccessibility == Accessibility.Public).ToList();
        if (_declaration.Constructor is { } parameters)
        {
            candidates = candidates.FindAll(constructor => TakesExactly(constructor, parameters));
        }

        if (candidates.Count == 0)
        {
            Report(Descriptors.ExternalMustBeConstructible,
                _declaration.Constructor is null ? "it has no public constructor; declare a [FastSerSurrogate]" : "it has no public constructor with the parameter types that Constructor names");
            return null;
        }

        // Where a required member is not stored, only a constructor that sets it can be called.
        var missing = RequiredMembers.NotIn(_type, symbols).ToList();
        if (missing.Count > 0)
        {
            candidates = candidates.FindAll(static constructor => constructor.HasAttribute(KnownTypes.SetsRequiredMembersAttribute));
            if (candidates.Count == 0)
            {
                missing.ForEach(member => Report(Descriptors.ExternalNameMustFit, $"'{member.Name}' is required, so no object can be created without it; serialize it"));
                return null;
            }
        }

        var access = new MemberAccess(_type, _compilation);
        return new ConstructorSelector(_type, symbols, access.CanAssign, ReportTranslated).SelectAmong(candidates);
    }

    private static bool TakesExactly(IMethodSymbol constructor, IReadOnlyList<ITypeSymbol?> parameters) =>
        constructor.Parameters.Length == parameters.Count
        && constructor.Parameters.Zip(parameters, static (parameter, type) =>
            SymbolEqualityComparer.Default.Equals(parameter.Type, type)).All(static isSame => isSame);

    /// <summary>Reports a fault with advice for a type of another assembly: the advice for types of this assembly is not possible there.</summary>
    private void ReportTranslated(DiagnosticInfo diagnostic)
    {
        var arguments = diagnostic.Arguments;
        var (rule, text) = diagnostic.Descriptor switch
        {
            var found when found.Equals(Descriptors.MemberMustBeRestorable) || found.Equals(Descriptors.BaseMemberMustBeReachable) =>
                (Descriptors.ExternalMemberMustBeRestorable, arguments[1]),
            var found when found.Equals(Descriptors.TypeMustBeConstructible) => (Descriptors.ExternalMustBeConstructible,
                "each public constructor has a parameter without a serialized member of its name and type; declare a [FastSerSurrogate]"),
            var found when found.Equals(Descriptors.ConstructorMustBeUnambiguous) => (Descriptors.ExternalMustBeConstructible,
                "several constructors restore all members equally well; set Constructor to the parameter types of one of them"),
            var found when found.Equals(Descriptors.ParameterMustMatchOneMember) => (Descriptors.ExternalMustBeConstructible,
                $"the constructor parameter '{arguments[1]}' matches '{arguments[2]}' and '{arguments[3]}' equally well; "
                    + "set Constructor to the parameter types of another constructor, or declare a [FastSerSurrogate]"),
            var found => (found, null),
        };
        _diagnostics.Add(DiagnosticInfo.Create(rule, _declaration.Location, text is null ? [.. arguments] : [_type.Name, text]));
    }
}
