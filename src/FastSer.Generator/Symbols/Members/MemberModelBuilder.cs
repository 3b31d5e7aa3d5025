using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Symbols.Members;

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
            var isHidden = access.IsHidden(symbol);
            var isTaken = IsTaken(symbol, i, selected, isHidden);
            // An initializer that names it would set the member that hides it.
            var isOutOfReach = !isTaken
                && ((isHidden && symbol.Setter is { IsInitOnly: true }) || access.NeedsInitAccessor(symbol, selected.IsFactory));
            var needsAccessor = isOutOfReach || !access.IsDirect(symbol);
            if (needsAccessor && symbol.DeclaringType.IsGenericType)
            {
                report(DiagnosticInfo.Create(
                    Descriptors.BaseMemberMustBeReachable, KnownTypes.LocationOf(symbol.Symbol, type),
                    symbol.DeclaringType.Name, symbol.Name,
                    access.IsDirect(symbol) ? "is hidden by another member and has an init accessor; give it a setter"
                        : isHidden ? "is hidden by another member; make it and its accessors public"
                        : "is private; make it protected"));
            }

            var restoration = RestorationOf(symbol, selected, isTaken, needsAccessor, isHidden);
            var rejectsNull = types[i].IsReference && nulls.Rejects(symbol, i, selected);
            members.Add(new MemberModel
            {
                Name = LocalNames.Escape(symbol.Symbol.Name),
                DisplayName = symbol.Name,
                FormerName = TypeNames.Former(symbol.Symbol),
                IsSensitive = symbol.Symbol.HasAttribute(KnownTypes.SensitiveAttribute),
                Local = _locals.Allocate(symbol.Name),
                PresenceLocal = types[i] is NullableType { IsCompact: true } ? _locals.Allocate("Has" + symbol.Name) : null,
                Type = types[i],
                Restoration = restoration,
                DeclaringType = needsAccessor || isHidden ? TypeNames.Full(symbol.DeclaringType) : null,
                AccessorName = needsAccessor ? NameAccessor(symbol, members) : null,
                IsField = symbol.IsField,
                Missing = !hasVersions ? null
                    : types[i] is UnknownType ? new MissingMember(MissingRule.Value, "default")
                    : _missing.Of(symbol, i, selected, restoration, rejectsNull),
                MaxLength = LengthLimits.Of(symbol),
                RejectsNull = rejectsNull,
                IsAssignable = MemberAccess.CanReassign(symbol),
                HasSetterCode = !AccessorCode.IsPlain(symbol.Symbol, type, SyntaxKind.SetAccessorDeclaration),
            });
        }

        return members.ToEquatableArray();
    }

    /// <summary>Names that differ in case or in a prefix give the same one.</summary>
    private static string NameAccessor(MemberSymbol symbol, List<MemberModel> others)
    {
        var first = symbol.DeclaringType.Name + LocalNames.ToPascalCase(symbol.Name);
        var name = first;
        for (var number = 2; others.Exists(other => other.AccessorName == name); number++)
        {
            name = first + number.ToString(System.Globalization.CultureInfo.InvariantCulture);
        }

        return name;
    }

    /// <summary>
    /// A constructor parameter alone gives it its value: it must not, or cannot, be set as well. A constructor may do something to its
    /// argument, so what can be set is set, unless its code shows that it stores the argument.
    /// </summary>
    private bool IsTaken(MemberSymbol symbol, int index, SelectedConstructor selected, bool isHidden)
    {
        if (!selected.Takes(index) || (symbol.IsRequired && !selected.SetsRequiredMembers && !selected.IsFactory))
        {
            return false;
        }

        var canSet = selected.IsFactory ? MemberAccess.CanReassign(symbol)
            : access.CanAssign(symbol) && !(isHidden && symbol.Setter is { IsInitOnly: true } && symbol.DeclaringType.IsGenericType);
        return !canSet || selected.Arguments.Any(argument => argument.Member == index && StoredParameters.Stores(argument.Parameter, symbol));
    }

    private Restoration RestorationOf(MemberSymbol symbol, SelectedConstructor selected, bool isTaken, bool needsAccessor, bool isHidden) =>
        isTaken ? Restoration.Constructor
        : access.MustFill(symbol, selected.IsFactory) ? Restoration.Fill
        : needsAccessor ? Restoration.Accessor
        : selected.IsFactory || isHidden ? Restoration.Assignment
        : Restoration.Initializer;
}
