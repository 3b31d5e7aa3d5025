using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.Generator.Symbols.Parsing;

// What must hold for a type before its members are looked at, and of its construction.
internal sealed partial class TypeParser
{
    private bool CheckDeclaration()
    {
        if (GetUnsupportedReason() is { } reason)
        {
            Report(Descriptors.TypeKindMustBeSupported, reason);
            return false;
        }

        if (_type.IsInlineArray())
        {
            Report(Descriptors.InlineArrayMustNotBeAnnotated);
            return false;
        }

        if (AnnotatedCollections.CollectionOf(_type) is { } collection)
        {
            Report(Descriptors.CollectionMustNotBeAnnotated, TypeNames.Short(collection), AnnotatedCollections.WayOut(_type));
            return false;
        }

        CheckUnionDeclaration();
        CheckView();
        CheckReferences();
        if (_type.TypeKind == TypeKind.Interface)
        {
            CheckAppend([]);
            CheckAutoKeys([]);
        }

        if (!Extendability.IsPartial(_type))
        {
            Report(Descriptors.TypeMustBePartial);
        }

        foreach (var containing in ContainingTypes().Where(containing => !Extendability.IsPartial(containing)))
        {
            Report(Descriptors.ContainingTypeMustBePartial, containing.Name);
        }

        CheckAttributes(_graph.MembersOf(_type));
        return true;
    }

    private string? GetUnsupportedReason() => _type switch
    {
        { IsStatic: true } => "it is static",
        { IsRefLikeType: true } => "a ref struct cannot be stored or returned as a value",
        { IsFileLocal: true } => "a file-local type cannot be extended in another file",
        _ when UnknownTypes.FindStateful(_type) is { } stateful => $"it derives from '{stateful.Name}', which has state that its "
            + "public members do not restore; store the values that you need of it in a type of your own",
        _ when LanguageUnions.Is(_type) && LanguageUnions.GetFault(_type) is { } fault => fault,
        _ when LanguageUnions.BaseOf(_type) is { } union =>
            $"it derives from the C# union '{union.Name}', whose content its own members do not restore; put the attribute on '{union.Name}' alone",
        _ when _type.FindFormatter() is not null => "it has a [FastSerFormatter], which replaces the generated code; keep only one of the attributes",
        { TypeKind: TypeKind.Interface } when !_type.IsUnion() =>
            "an interface has no values of its own; name the types that implement it with [FastSerUnion(tag, typeof(...))]",
        _ => null,
    };

    /// <summary>Says what the rule of the type leaves out: at the property; for base types that say nothing themselves, at the type.</summary>
    private void NoteLeftOut()
    {
        foreach (var symbol in _graph.LeftOutOf(_type))
        {
            var level = symbol.ContainingType;
            var isOwn = SymbolEqualityComparer.Default.Equals(level, _type);
            if (isOwn || !level.IsAnnotated())
            {
                _notes.Add(DiagnosticInfo.Create(
                    Descriptors.ComputedMemberIsLeftOut, KnownTypes.LocationOf(isOwn ? symbol : _type), level.Name, symbol.Name, _type.Name));
            }
        }
    }

    private void CheckAttributes(List<MemberSymbol> symbols) => _diagnostics.AddRange(AttributePlaces.Find(
        _type, _compilation, symbol => symbols.Exists(member => SymbolEqualityComparer.Default.Equals(member.Symbol, symbol))));

    /// <summary>Checks that are asked for on the type itself, and that no member can have.</summary>
    private void CheckNullHandling(List<MemberSymbol> symbols)
    {
        var own = symbols.Where(symbol => symbol.Type.IsReferenceType && SymbolEqualityComparer.Default.Equals(symbol.DeclaringType, _type)).ToList();
        if (own.Count > 0 && own.TrueForAll(NullRules.IsOblivious) && NullRules.Find(_type.FindAttribute(KnownTypes.TypeAttribute)!) == true)
        {
            Report(Descriptors.NullHandlingNeedsAnnotations);
        }
    }

    private void CheckKeysHaveEffect(bool isTolerant)
    {
        foreach (var name in new[] { KnownTypes.RetiredAttribute, KnownTypes.ReservedKeysAttribute }.Where(name => !isTolerant && _type.HasAttribute(name)))
        {
            var attribute = name.Substring("FastSer.".Length, name.Length - "FastSer.Attribute".Length);
            Report(Descriptors.RetiredKeyNeedsTolerantType, attribute);
        }
    }

    /// <summary>The lock of this assembly knows the members of its own types, by their names.</summary>
    private void CheckAutoKeys(List<MemberSymbol> symbols)
    {
        if (!_type.HasAutoKeys())
        {
            return;
        }

        var open = symbols.FindAll(static member => member.Order is null && !UnknownMembers.Is(member));
        var foreign = open.Find(member => !SymbolEqualityComparer.Default.Equals(member.DeclaringType.ContainingAssembly, _compilation.Assembly));
        var hidden = open.Find(member => open.Exists(other => other != member && other.Name == member.Name));
        var reason = _type switch
        {
            _ when !_type.IsTolerant() => _type.AsksForAutoKeys() ? "only Tolerant types have keys; remove it, or set Format = WireFormat.Tolerant" : null,
            { TypeKind: TypeKind.Interface } => "an interface has no members of its own; put it on the types that implement the interface",
            _ when LanguageUnions.Is(_type) => "a C# union has no members; give its cases tags with [FastSerUnion(tag, typeof(...))]",
            _ when foreign is not null => $"its base class '{foreign.DeclaringType.Name}' belongs to another assembly, whose schema lock is not available here; "
                + $"give '{foreign.DeclaringType.Name}.{foreign.Name}' a key with [FastSerMember(key)]",
            _ when hidden is not null => $"it has two members of the name '{hidden.Name}', which the schema lock cannot distinguish; "
                + "give one of them a key with [FastSerMember(key)]",
            _ => null,
        };
        ReportIf(reason, Descriptors.AutoKeysMustBePossible);
    }

    private void CheckRequiredMembers(List<MemberSymbol> symbols, SelectedConstructor selected)
    {
        if (selected.SetsRequiredMembers || selected.IsFactory)
        {
            return;
        }

        foreach (var member in RequiredMembers.NotIn(_type, symbols))
        {
            Report(DiagnosticInfo.Create(
                Descriptors.RequiredMemberMustBeSerialized, KnownTypes.LocationOf(member), _type.Name, member.Name));
        }
    }
}
