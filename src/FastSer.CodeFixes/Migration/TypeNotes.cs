using Microsoft.CodeAnalysis;

namespace FastSer.CodeFixes.Migration;

/// <summary>Notes on the annotations of a type that FastSer has no form of: they are left to the user.</summary>
internal static class TypeNotes
{
    public static List<string> Of(PeerType peer)
    {
        var notes = new List<string>();
        var others = OtherMarks(peer);
        if (others.Length > 0)
        {
            notes.Add($"[{others}] was not looked at");
        }

        if (peer.FormatterOf(peer.Symbol) is { } formatter)
        {
            notes.Add($"[{formatter}]: a formatter of this type implements IFastSerFormatter<{peer.Symbol.Name}>, and [FastSerFormatter(typeof(...))] "
                + "takes the place of [FastSerType]");
        }

        if (peer.FormatNote is { } format)
        {
            notes.Add(format);
        }

        if (peer is { HasIdentity: true, KeepsReferences: false })
        {
            notes.Add("shared objects are written once for each reference: make the class abstract, and References = true keeps their identity");
        }

        AddTo(notes, peer);
        return notes;
    }

    private static void AddTo(List<string> notes, PeerType peer)
    {
        switch (peer.Kind)
        {
            case PeerKind.MemoryPack when peer.GenerateType == "CircularReference":
                notes.Add("GenerateType.CircularReference was tolerant of versions too; objects with References are not");
                break;
            case PeerKind.MemoryPack when peer.GenerateType == "NoGenerate":
                notes.Add("GenerateType.NoGenerate: a formatter of this type implements IFastSerFormatter<T>, and [FastSerFormatter(typeof(...))] "
                    + "takes the place of [FastSerType]");
                break;
            case PeerKind.ProtoBuf when peer.Named("Surrogate") is ITypeSymbol surrogate:
                notes.Add($"Surrogate = typeof({surrogate.Name}): [assembly: FastSerSurrogate(typeof({peer.Symbol.Name}), typeof({surrogate.Name}))] "
                    + "takes the place of [FastSerType]; see docs/extending.md");
                break;
            case PeerKind.ProtoBuf when HasReferences(peer):
                notes.Add("AsReference: a Tolerant type cannot keep references; use the Fast format with References = true");
                break;
            case PeerKind.Serializable or PeerKind.DataContract when IsCustom(peer.Symbol):
                notes.Add("ISerializable is not called: the members below are written instead, or those of a surrogate or formatter");
                break;
            case PeerKind.Serializable when RefersToItself(peer.Symbol):
                notes.Add("shared objects are written once for each reference; References = true keeps their identity");
                break;
        }

        if (peer.Kind == PeerKind.Serializable && peer.Symbol.AllInterfaces.Any(
            static type => type.Is("System.Runtime.Serialization.IDeserializationCallback")))
        {
            notes.Add("IDeserializationCallback is not called: mark a method [FastSerDeserialized]");
        }

        if (peer.Kind == PeerKind.Serializable && peer.Symbol.GetMembers().Any(static member =>
            member.HasAttribute("System.Runtime.Serialization.OptionalFieldAttribute")))
        {
            notes.Add("[OptionalField]: only the Tolerant format reads bytes that lack a member");
        }
    }

    private static string OtherMarks(PeerType peer) => string.Join(", ", peer.Symbol.GetAttributes()
        .Select(static attribute => attribute.AttributeClass!.Name.WithoutSuffix())
        .Where(name => name is "MemoryPackable" or "MessagePackObject" or "NinoType" or "ProtoContract" or "DataContract" && name != NameOf(peer.Kind))
        .Distinct());

    private static string NameOf(PeerKind kind) => kind switch
    {
        PeerKind.MemoryPack => "MemoryPackable",
        PeerKind.MessagePack => "MessagePackObject",
        PeerKind.Nino => "NinoType",
        PeerKind.ProtoBuf => "ProtoContract",
        _ => "DataContract",
    };

    private static bool HasReferences(PeerType peer) => peer.Named("AsReferenceDefault") is true
        || peer.Symbol.GetMembers().Any(static member => member.FindAttribute("ProtoBuf.ProtoMemberAttribute")?.Named("AsReference") is true);

    private static bool IsCustom(INamedTypeSymbol type) =>
        type.AllInterfaces.Any(static implemented => implemented.Is("System.Runtime.Serialization.ISerializable"));

    private static bool RefersToItself(INamedTypeSymbol type) => type.TypeKind == TypeKind.Class && type.GetMembers().OfType<IFieldSymbol>()
        .Any(field => !field.IsStatic && Names(field.Type, type));

    private static bool Names(ITypeSymbol used, INamedTypeSymbol type) => used switch
    {
        IArrayTypeSymbol array => Names(array.ElementType, type),
        INamedTypeSymbol named => SymbolEqualityComparer.Default.Equals(named, type) || named.TypeArguments.Any(argument => Names(argument, type)),
        _ => false,
    };
}
