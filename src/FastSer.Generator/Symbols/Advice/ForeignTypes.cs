using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Advice;

/// <summary>
/// Recognizes types that are annotated for another serializer, by the names of its attributes: nothing refers to its package.
/// </summary>
internal static class ForeignTypes
{
    /// <summary>The attributes of other serializers. Those that tell most about members stand first: a type may be annotated for several.</summary>
    private static readonly (string Name, ForeignKind Kind)[] s_marks =
    [
        ("MemoryPack.MemoryPackableAttribute", ForeignKind.MemoryPack),
        ("MessagePack.MessagePackObjectAttribute", ForeignKind.MessagePack),
        ("MessagePack.UnionAttribute", ForeignKind.MessagePack),
        ("Nino.Core.NinoTypeAttribute", ForeignKind.Nino),
        ("ProtoBuf.ProtoContractAttribute", ForeignKind.ProtoBuf),
        ("Orleans.GenerateSerializerAttribute", ForeignKind.Orleans),
        ("System.Runtime.Serialization.DataContractAttribute", ForeignKind.DataContract),
        ("PolyType.GenerateShapeAttribute", ForeignKind.PolyType),
    ];

    /// <summary>Attributes that name the types of an interface, which has no values of its own.</summary>
    private static readonly string[] s_unions =
    [
        "MemoryPack.MemoryPackUnionAttribute", "MessagePack.UnionAttribute", "Nino.Core.NinoTypeAttribute", "ProtoBuf.ProtoIncludeAttribute",
        "System.Runtime.Serialization.KnownTypeAttribute", "PolyType.DerivedTypeShapeAttribute",
        "System.Text.Json.Serialization.JsonDerivedTypeAttribute",
    ];

    /// <summary>
    /// Returns the annotation of another serializer, on a type that can have one of FastSer or on another one. For JSON it may be at a member, or at
    /// the context or type by which the type is serialized; for tuples of protobuf-net it is at the type that holds them.
    /// </summary>
    public static (AttributeData Attribute, ForeignKind Kind)? MarkOf(INamedTypeSymbol type)
    {
        var attributes = type.GetAttributes();
        foreach (var (name, kind) in s_marks)
        {
            foreach (var attribute in attributes)
            {
                if (attribute.AttributeClass is { Arity: 0 } found && found.Is(name))
                {
                    return (attribute, kind);
                }
            }
        }

        return JsonModels.MarkOf(type)
            ?? ProtoTuples.MarkOf(type)
            ?? (type.FindAttribute("System.SerializableAttribute") is { } serializable ? (serializable, ForeignKind.Serializable) : null);
    }

    /// <summary>The annotation of another serializer on a type that could have FastSer's and has not.</summary>
    public static (AttributeData Attribute, ForeignKind Kind)? Find(INamedTypeSymbol type) =>
        type.TypeKind is TypeKind.Class or TypeKind.Struct or TypeKind.Interface
        && type is { IsStatic: false, IsRefLikeType: false, IsFileLocal: false }
        && MarkOf(type) is { } mark
        && !type.IsAnnotated()
        && !UnknownTypes.IsStateful(type)
        && !type.HasAttribute(KnownTypes.FormatterAttribute)
        && !type.IsInlineArray()
        && AnnotatedCollections.CollectionOf(type) is null
        && (type.TypeKind != TypeKind.Interface || Array.Exists(s_unions, type.HasAttribute))
        && (mark.Kind != ForeignKind.Serializable || IsData(type))
            ? mark
            : null;

    /// <summary>Attributes and arguments of events are [Serializable] by habit, and types without state need no serializer.</summary>
    private static bool IsData(INamedTypeSymbol type)
    {
        var hasState = false;
        for (var level = type; level is not null; level = level.BaseType)
        {
            if (level.Is("System.Attribute") || level.Is("System.EventArgs") || level.Is("System.MarshalByRefObject"))
            {
                return false;
            }

            hasState |= level.GetMembers().Any(static member => member is IFieldSymbol { IsStatic: false, AssociatedSymbol: not IEventSymbol });
        }

        return hasState;
    }
}
