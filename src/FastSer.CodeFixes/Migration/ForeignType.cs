using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes.Migration;

/// <summary>A type that is annotated for another serializer: what the annotations say.</summary>
internal sealed class ForeignType
{
    private readonly AttributeData _mark;
    private readonly ForeignVocabulary _vocabulary;
    private readonly Lazy<(MoveFormat Format, string? Note)> _format;
    private readonly Func<INamedTypeSymbol, ForeignType?> _find;

    public ForeignType(INamedTypeSymbol symbol, AttributeData mark, ForeignKind kind, FormatPlanner formats, Func<INamedTypeSymbol, ForeignType?> find)
    {
        _find = find;
        Symbol = symbol;
        Kind = kind;
        _mark = mark;
        _vocabulary = ForeignVocabulary.Of(kind);
        _format = new(() => formats.Plan(this));
    }

    public INamedTypeSymbol Symbol { get; }

    public ForeignKind Kind { get; }

    public MoveFormat Format => _format.Value.Format;

    /// <summary>Why it is another format than the one that fits.</summary>
    public string? FormatNote => _format.Value.Note;

    public bool IsTolerant => Format == MoveFormat.Tolerant;

    /// <summary>Its bytes have keys, so that versions of it read each other's bytes.</summary>
    public bool IsVersioned => Kind is ForeignKind.ProtoBuf or ForeignKind.Orleans || (Kind == ForeignKind.MemoryPack && GenerateType == "VersionTolerant");

    /// <summary>Objects keep their identity.</summary>
    public bool KeepsReferences => HasIdentity && (Symbol.IsAbstract || !NamedCases().Any(one => DerivesFrom(one.Case)));

    /// <summary>The annotations say that objects keep their identity.</summary>
    public bool HasIdentity => Symbol.TypeKind == TypeKind.Class
        && ((Kind == ForeignKind.MemoryPack && GenerateType == "CircularReference") || (Kind == ForeignKind.DataContract && Named("IsReference") is true));

    /// <summary>Gets the kind of the type for the source generator of MemoryPack: an enum member's name.</summary>
    public string? GenerateType => Kind == ForeignKind.MemoryPack
        ? _mark.ConstructorArguments.Where(static argument => argument.Type?.Name == "GenerateType").Select(NameOf).FirstOrDefault()
        : null;

    public bool IsJson => Kind is ForeignKind.TextJson or ForeignKind.Newtonsoft;

    /// <summary>The serializer finds derived types by itself, without a list.</summary>
    public bool FindsDerivedTypes => Kind is ForeignKind.Nino or ForeignKind.Orleans;

    /// <summary>Computed properties, which readers of JSON pass over, are left out by the rule of the type.</summary>
    public bool IsStateOnly => IsJson && !IncludesAll && MemberPlanner.LevelsOf(Symbol).Any(TypeMarker.HasComputed);

    /// <summary>Members without an annotation do not take part.</summary>
    public bool IsOptIn => Kind switch
    {
        ForeignKind.DataContract or ForeignKind.Orleans => true,
        ForeignKind.Newtonsoft => JsonMembers is 1,
        ForeignKind.MessagePack => _mark.AttributeClass?.Name == "MessagePackObjectAttribute" && Argument(0) is not true && Named("keyAsPropertyName") is not true,
        ForeignKind.Nino => Argument(0) is false,
        ForeignKind.ProtoBuf => Named("ImplicitFields") is null or 0,
        _ => false,
    };

    /// <summary>Members that are not public take part like others.</summary>
    public bool IncludesAll => Kind switch
    {
        ForeignKind.Serializable => true,
        ForeignKind.Newtonsoft => JsonMembers is 2,
        ForeignKind.Nino => Argument(0) is not false && Argument(1) is true,
        ForeignKind.ProtoBuf => Named("ImplicitFields") is 2,
        _ => false,
    };

    public bool IsIgnored(ISymbol member) =>
        (IsMarkedBy(member, _vocabulary.Ignores) && !(Kind == ForeignKind.TextJson && JsonModels.IsWrittenSometimes(member)))
        || member.ContainingType.GetMembers().Any(field => field is IFieldSymbol { AssociatedSymbol: { } owner }
            && SymbolEqualityComparer.Default.Equals(owner, member) && IsMarkedBy(field, _vocabulary.Ignores))
        || (Kind == ForeignKind.PolyType && KeyAttributeOf(member) is { } shape && shape.Named("Ignore") is true)
        || IsNamedBy("ProtoBuf.ProtoPartialIgnoreAttribute", 0, member) is not null;

    /// <summary>An annotation says that the member takes part.</summary>
    public bool IsIncluded(ISymbol member) =>
        KeyAttributeOf(member) is not null
        || IsMarkedBy(member, _vocabulary.Includes)
        || (Kind == ForeignKind.Orleans && HasImplicitId(member))
        || IsNamedBy("ProtoBuf.ProtoPartialMemberAttribute", 1, member) is not null;

    /// <summary>The number that an annotation gives the member.</summary>
    public int? KeyOf(ISymbol member) => KeyAttributeOf(member) is { } attribute
        ? attribute.Number(0) ?? attribute.Named("Order") as int?
        : IsNamedBy("ProtoBuf.ProtoPartialMemberAttribute", 1, member)?.Number(0);

    public bool HasTextKey(ISymbol member) => Kind == ForeignKind.MessagePack && KeyAttributeOf(member)?.Argument(0) is string;

    /// <summary>The attribute that names code of the user, which writes the member or type.</summary>
    public string? FormatterOf(ISymbol symbol)
    {
        foreach (var attribute in symbol.GetAttributes())
        {
            for (var level = attribute.AttributeClass; level is not null; level = level.BaseType)
            {
                if (_vocabulary.Formatters.Any(level.Is))
                {
                    var name = attribute.AttributeClass!.Name.WithoutSuffix();
                    return !IsJson ? name
                        : attribute.Argument(0) is ITypeSymbol converter
                            ? IsOfEnums(converter) ? null : $"{name}(typeof({converter.Name}))"
                        : name;
                }
            }
        }

        return null;
    }

    public bool IsConstructor(IMethodSymbol method) => IsMarkedBy(method, _vocabulary.Constructors);

    /// <summary>Serializing, Serialized, Deserializing or Deserialized.</summary>
    public IEnumerable<string> MomentsOf(IMethodSymbol method)
    {
        string[] moments = ["Serializing", "Serialized", "Deserializing", "Deserialized"];
        var found = _vocabulary.Callbacks.Select((name, i) => (name, i)).Where(callback => method.HasAttribute(callback.name))
            .Select(callback => moments[callback.i % 4]);
        return found.Concat(MessagePackMoments(method)).Distinct();
    }

    /// <summary>The attributes that name the types of a union, with their numbers.</summary>
    public IEnumerable<(int? Tag, ITypeSymbol? Case, string Text)> NamedCases()
    {
        foreach (var attribute in Symbol.GetAttributes().Where(attribute => _vocabulary.Unions.Any(attribute.AttributeClass!.Is)))
        {
            var named = attribute.ConstructorArguments.Where(static argument => argument.Kind == TypedConstantKind.Type)
                .Select(static argument => argument.Value).OfType<ITypeSymbol>().FirstOrDefault();
            var tag = attribute.Number(0) ?? attribute.Number(1) ?? attribute.Named("Tag") as int?;
            yield return (tag < 0 ? null : tag, named, attribute.ApplicationSyntaxReference?.GetSyntax().ToString() ?? "");
        }
    }

    /// <summary>Gets the value of a named argument of the annotation for which FastSer has no form.</summary>
    public object? Named(string name) => _mark.Named(name);

    /// <summary>The source of the decision about members that a base class declares: its own annotations, or those of this type.</summary>
    public ForeignType? DeciderOf(INamedTypeSymbol level) => _find(level)
        ?? (level.IsAnnotated() || level.DeclaringSyntaxReferences.IsEmpty ? null : this);

    /// <summary>Returns whether the member keeps what no other member takes.</summary>
    public bool KeepsUnknown(ISymbol member) => IsJson
        && (member.HasAttribute(JsonModels.Text + "JsonExtensionDataAttribute") || member.HasAttribute(JsonModels.Newtonsoft + "JsonExtensionDataAttribute"));

    /// <summary>Returns whether a public field does not take part unless the options of JSON say so.</summary>
    public bool IsOptionalField(ISymbol member) => Kind == ForeignKind.TextJson && member is IFieldSymbol && !IsIncluded(member);

    /// <summary>The value of MemberSerialization: 0 for all public members, 1 for those with an annotation, 2 for all fields.</summary>
    private object? JsonMembers => Symbol.FindAttribute(JsonModels.Newtonsoft + "JsonObjectAttribute") is { } attribute
        ? attribute.Named("MemberSerialization") ?? attribute.Number(0)
        : null;

    /// <summary>Texts stand for the members of enums in JSON only.</summary>
    private static bool IsOfEnums(ITypeSymbol converter) => converter.Name is "JsonStringEnumConverter" or "StringEnumConverter";

    /// <summary>Returns whether Orleans numbers the member itself: a parameter of a record, or a property of a type that asks for it.</summary>
    private bool HasImplicitId(ISymbol member) => member is IPropertySymbol property
        && (property.DeclaringSyntaxReferences.Any(static reference => reference.GetSyntax() is ParameterSyntax)
            ? Named("IncludePrimaryConstructorParameters") is not false
            : Named("GenerateFieldIds") is 1 && property is { DeclaredAccessibility: Accessibility.Public, SetMethod: not null });

    private bool DerivesFrom(ITypeSymbol? type)
    {
        for (var level = type?.BaseType; level is not null; level = level.BaseType)
        {
            if (SymbolEqualityComparer.Default.Equals(level.OriginalDefinition, Symbol))
            {
                return true;
            }
        }

        return false;
    }

    private object? Argument(int position) => _mark.Argument(position);

    private static string? NameOf(TypedConstant constant) => constant.Type?.GetMembers().OfType<IFieldSymbol>()
        .FirstOrDefault(field => field.HasConstantValue && Equals(field.ConstantValue, constant.Value))?.Name;

    private AttributeData? KeyAttributeOf(ISymbol member) =>
        _vocabulary.Keys.Select(member.FindAttribute).FirstOrDefault(static found => found is not null);

    private static bool IsMarkedBy(ISymbol symbol, string[] names) => names.Any(symbol.HasAttribute);

    /// <summary>An attribute of the type that names the member by a text.</summary>
    private AttributeData? IsNamedBy(string name, int position, ISymbol member) => Kind == ForeignKind.ProtoBuf
        ? Symbol.GetAttributes().FirstOrDefault(attribute =>
            attribute.AttributeClass!.Is(name) && attribute.Argument(position) is string named && named == member.Name)
        : null;

    private IEnumerable<string> MessagePackMoments(IMethodSymbol method)
    {
        const string Receiver = "MessagePack.IMessagePackSerializationCallbackReceiver";
        if (Kind == ForeignKind.MessagePack && method.Parameters.IsEmpty && method.ContainingType.AllInterfaces.Any(static type => type.Is(Receiver)))
        {
            switch (method.Name.Substring(method.Name.LastIndexOf('.') + 1))
            {
                case "OnBeforeSerialize":
                    yield return "Serializing";
                    break;
                case "OnAfterDeserialize":
                    yield return "Deserialized";
                    break;
            }
        }
    }
}
