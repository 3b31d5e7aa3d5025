using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

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
            var isHidden = symbols.FindLastIndex(other => other.Name == symbol.Name) > i;
            // An initializer that names it would set the member that hides it.
            var isOutOfReach = isHidden && symbol.Setter is { IsInitOnly: true } && !selected.Takes(i);
            var needsAccessor = isOutOfReach || !access.IsDirect(symbol);
            if (needsAccessor && symbol.DeclaringType.IsGenericType)
            {
                report(DiagnosticInfo.Create(
                    Descriptors.BaseMemberMustBeReachable, KnownTypes.LocationOf(symbol.Symbol) ?? KnownTypes.LocationOf(type),
                    symbol.DeclaringType.Name, symbol.Name,
                    access.IsDirect(symbol) ? "is hidden by another member and has an init accessor; give it a setter" : "is private; make it protected"));
            }

            var restoration = RestorationOf(symbol, i, selected, needsAccessor, isHidden);
            members.Add(new MemberModel
            {
                Name = LocalNames.Escape(symbol.Name),
                DisplayName = symbol.Name,
                Local = _locals.Allocate(symbol.Name),
                PresenceLocal = types[i] is NullableType { IsCompact: true } ? _locals.Allocate("Has" + symbol.Name) : null,
                Type = types[i],
                Restoration = restoration,
                DeclaringType = needsAccessor || isHidden ? TypeNames.Full(symbol.DeclaringType) : null,
                AccessorName = needsAccessor ? symbol.DeclaringType.Name + LocalNames.ToPascalCase(symbol.Name) : null,
                IsField = symbol.IsField,
                Missing = !hasVersions ? null
                    : types[i] is UnknownType ? new MissingMember(MissingRule.Value, "default")
                    : _missing.Of(symbol, i, selected, restoration),
                MaxLength = LengthLimits.Of(symbol),
                RejectsNull = types[i].IsReference && nulls.Rejects(symbol, i, selected),
                IsAssignable = MemberAccess.CanReassign(symbol),
                HasSetterCode = !AccessorCode.IsPlain(symbol.Symbol, type, SyntaxKind.SetAccessorDeclaration),
            });
        }

        return members.ToEquatableArray();
    }

    private Restoration RestorationOf(
        MemberSymbol symbol, int index, SelectedConstructor selected, bool needsAccessor, bool isHidden)
    {
        var mustInitialize = symbol.IsRequired && !selected.SetsRequiredMembers && !selected.IsFactory;
        if (selected.Takes(index) && !mustInitialize)
        {
            return Restoration.Constructor;
        }

        if (access.MustFill(symbol, selected.IsFactory))
        {
            return Restoration.Fill;
        }

        if (selected.IsFactory && !needsAccessor)
        {
            return Restoration.Assignment;
        }

        return needsAccessor ? Restoration.Accessor : isHidden ? Restoration.Assignment : Restoration.Initializer;
    }
}
