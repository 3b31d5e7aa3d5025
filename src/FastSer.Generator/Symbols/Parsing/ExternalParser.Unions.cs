using System.Globalization;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Parsing;

// Unions of F#. Keys names the cases in the order of their tags; a union of a single case with fields has members instead, and is made by a method.
internal sealed partial class ExternalParser
{
    private TypeModel? ParseUnion()
    {
        var cases = FSharpUnions.CasesOf(_type);
        var nullCase = FSharpUnions.NullCaseOf(_type);
        CheckUnion(cases, hasNoUnknown: _type.IsValueType || nullCase is not null);
        var nulls = NullRules.OfExternal(_type, _declaration.RejectsNull);
        var models = cases.ConvertAll(item => ParseCase(item, nulls));
        if (_diagnostics.Count > 0 || models.Contains(null))
        {
            return null;
        }

        var symbols = cases.SelectMany(static item => item.Fields).ToList();
        return MakeHolder(symbols, hasVersions: false, constructor: null) with
        {
            IsSealed = true,
            FSharpUnion = new FSharpUnionModel(
                models.OfType<FSharpCaseModel>().Where(item => item.Number != nullCase?.Number).OrderBy(static item => item.Tag).ToEquatableArray(),
                _declaration.IsTolerant)
            {
                HasTagsOfOrder = _declaration.Keys.Count == 0,
                NullCase = models.Find(item => item!.Number == nullCase?.Number),
            },
        };
    }

    private FSharpCaseModel? ParseCase(FSharpCase item, NullRules nulls)
    {
        var types = ResolveMemberTypes(item.Fields);
        if (types.Count < item.Fields.Count)
        {
            return null;
        }

        var tag = _declaration.Keys.Count == 0 ? item.Number : _declaration.Keys.ToList().IndexOf(item.Name);
        var maker = $"{TypeNames.Full(_type)}.{LocalNames.Escape(item.Maker.Name)}";
        if (types.Count == 0)
        {
            return new FSharpCaseModel(tag, item.Number, item.Name, Fields: null, maker);
        }

        var method = (IMethodSymbol)item.Maker;
        var selected = new SelectedConstructor(method, [.. method.Parameters.Select(static (parameter, i) => (parameter, i))]);
        var fields = new TupleType
        {
            FullName = TypeNames.Full(_type),
            Name = TypeNames.ForHelper(_type) + item.Name,
            AllocatesFromCount = types.Exists(static type => type.AllocatesFromCount),
            Items = types.ToEquatableArray(),
            ItemNames = item.Fields.Select(static field => LocalNames.Escape(field.Name)).ToEquatableArray(),
            Case = new CaseFields(
                maker, SymbolEqualityComparer.Default.Equals(item.Fields[0].DeclaringType, _type) ? null : TypeNames.Full(item.Fields[0].DeclaringType),
                $"{TypeNames.Display(_type)}.{item.Name}", item.Fields.Select(static field => field.Name).ToEquatableArray(),
                item.Fields.Select((field, i) => types[i].IsReference && nulls.Rejects(field, i, selected)).ToEquatableArray()),
        };
        return new FSharpCaseModel(tag, item.Number, item.Name, _declaration.IsCompact ? (TupleType)fields.ToCompact() : fields, maker)
        {
            IsRecursive = item.Fields.Exists(field => _facts.Graph.Reached(field.Type).Contains(_type, SymbolEqualityComparer.Default)),
        };
    }

    private void CheckUnion(List<FSharpCase> cases, bool hasNoUnknown)
    {
        CheckUnionArguments();
        if (_declaration.IsTolerant && hasNoUnknown)
        {
            Report(Descriptors.ExternalMustBePossible, "it is an F# union in which null is a case or not possible, so a Tolerant reader has no "
                + "value for a case that it does not know; use the Fast or Compact format");
        }

        foreach (var name in _declaration.Keys.Where(name => !cases.Exists(item => item.Name == name)))
        {
            Report(Descriptors.ExternalNameMustFit, $"it has no case '{name}', which is listed in Keys");
        }

        foreach (var same in _declaration.Keys.GroupBy(static name => name).Where(static same => same.Count() > 1))
        {
            Report(Descriptors.ExternalNameMustFit, $"Keys lists '{same.Key}' twice");
        }

        foreach (var item in _declaration.Keys.Count == 0 ? [] : cases.Where(item => !_declaration.Keys.Contains(item.Name)))
        {
            Report(Descriptors.ExternalNameMustFit, $"the case '{item.Name}' has no tag; add it at the end of Keys");
        }

        if (_declaration.IsTolerant && _facts.Graph.FindTracked(_type) is { } tracked)
        {
            Report(Descriptors.TolerantTypeMustNotKeepIdentity, $"contains '{tracked.Name}', which has References = true");
        }
    }

    private void CheckUnionArguments()
    {
        if (_declaration.Ignored.Count > 0 || _declaration.Constructor is not null)
        {
            Report(Descriptors.ExternalNameMustFit,
                "it is an F# union, which needs all fields of its cases and has no constructors; remove Ignore and Constructor");
        }
    }

    /// <summary>The method that makes a value of the only case of a union.</summary>
    private SelectedConstructor? SelectCase(List<MemberSymbol> symbols)
    {
        CheckUnionArguments();
        var item = FSharpUnions.CasesOf(_type)[0];
        var maker = (IMethodSymbol)item.Maker;
        return new SelectedConstructor(maker, [.. maker.Parameters.Select((parameter, i) =>
            (parameter, symbols.FindIndex(symbol => SymbolEqualityComparer.Default.Equals(symbol.Symbol, item.Fields[i].Symbol))))]);
    }

    private IEnumerable<DiagnosticInfo> NotesOfUnion(TypeModel model) => _declaration.Keys.Count > 0 ? []
        : [DiagnosticInfo.Create(
            Descriptors.UnionTagsFollowDeclaration, _declaration.Location, TypeNames.Short(_type),
            string.Join(", ", FSharpUnions.CasesOf(_type).Select(static item => $"{item.Number.ToString(CultureInfo.InvariantCulture)} {item.Name}")),
            "Keys of the [FastSerExternal]")];
}
