using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols;

/// <summary>Decides for every member how emitted code reads it and gives it back.</summary>
internal sealed class MemberModelBuilder(INamedTypeSymbol type, bool hasVersions, MemberAccess access, NullRules nulls, Action<DiagnosticInfo> report)
{
    private readonly LocalNames _locals = new(hasVersions, type.IsAppendable());
    private readonly MissingValues _missing = new(type);

    public EquatableArray<MemberModel> Build(
        List<MemberSymbol> symbols, List<WireType> types, SelectedConstructor selected)
    {
        var members = new List<MemberModel>();
        for (var i = 0; i < symbols.Count; i++)
        {
            var symbol = symbols[i];
