using Microsoft.CodeAnalysis;

namespace FastSer.CodeFixes.Migration;

/// <summary>Notes on the annotations of a type that FastSer has no form of: they are left to the user.</summary>
internal static class TypeNotes
{
    public static List<string> Of(ForeignType foreign)
    {
        var notes = new List<string>();
        var others = OtherMarks(foreign);
        if (others.Length > 0)
        {
            notes.Add($"[{others}] was not looked at");
        }

        if (foreign.FormatterOf(foreign.Symbol) is { } formatter)
        {
            notes.Add($"[{formatter}]: a formatter of this type implements IFastSerFormatter<{foreign.Symbol.Name}>, and [FastSerFormatter(typeof(...))] "
                + "takes the place of [FastSerType]");
        }

        if (foreign.FormatNote is { } format)
        {
            notes.Add(format);
        }

        if (foreign is { HasIdentity: true, KeepsReferences: false })
        {
            notes.Add("shared objects are written once for each reference: make the class abstract, and References = true keeps their identity");
        }

        AddTo(notes, foreign);
        return notes;
    }

    private static void AddTo(List<string> notes, ForeignType foreign)
    {
        switch (foreign.Kind)
        {
            case ForeignKind.MemoryPack when foreign.GenerateType == "CircularReference":
                notes.Add("GenerateType.CircularReference was tolerant of versions too; objects with References are not");
                break;
            case ForeignKind.MemoryPack when foreign.GenerateType == "NoGenerate":
                notes.Add("GenerateType.NoGenerate: a formatter of this type implements IFastSerFormatter<T>, and [FastSerFormatter(typeof(...))] "
                    + "takes the place of [FastSerType]");
                break;
            case ForeignKind.ProtoBuf when foreign.Named("Surrogate") is ITypeSymbol surrogate:
                notes.Add($"Surrogate = typeof({surrogate.Name}): [assembly: FastSerSurrogate(typeof({foreign.Symbol.Name}), typeof({surrogate.Name}))] "
                    + "takes the place of [FastSerType]; see docs/extending.md");
                break;
            case ForeignKind.ProtoBuf when HasReferences(foreign):
                notes.Add("AsReference: a Tolerant type cannot keep references; use the Fast format with References = true");
                break;
            case ForeignKind.Serializable or ForeignKind.DataContract when IsCustom(foreign.Symbol):
                notes.Add("ISerializable is not called: the members below are written instead, or those of a surrogate or formatter");
                break;
            case ForeignKind.Serializable when RefersToItself(foreign.Symbol):
                notes.Add("shared objects are written once for each reference; References = true keeps their identity");
                break;
        }

        if (foreign.Kind == ForeignKind.Serializable && foreign.Symbol.AllInterfaces.Any(
            static type => type.Is("System.Runtime.Serialization.IDeserializationCallback")))
        {
            notes.Add("IDeserializationCallback is not called: mark a method [FastSerDeserialized]");
        }

        if (foreign.Kind == ForeignKind.Serializable && foreign.Symbol.GetMembers().Any(static member =>
            member.HasAttribute("System.Runtime.Serialization.OptionalFieldAttribute")))
        {
            notes.Add("[OptionalField]: only the Tolerant format reads bytes that lack a member");
        }
    }

    private static string OtherMarks(ForeignType foreign) => string.Join(", ", foreign.Symbol.GetAttributes()
        .Select(static attribute => attribute.AttributeClass!.Name.WithoutSuffix())
        .Where(name => name is "MemoryPackable" or "MessagePackObject" or "NinoType" or "ProtoContract" or "DataContract" && name != NameOf(foreign.Kind))
        .Distinct());

    private static string NameOf(ForeignKind kind) => kind switch
    {
        ForeignKind.MemoryPack => "MemoryPackable",
        ForeignKind.MessagePack => "MessagePackObject",
        ForeignKind.Nino => "NinoType",
        ForeignKind.ProtoBuf => "ProtoContract",
        _ => "DataContract",
    };

    private static bool HasReferences(ForeignType foreign) => foreign.Named("AsReferenceDefault") is true
        || foreign.Symbol.GetMembers().Any(static member => member.FindAttribute("ProtoBuf.ProtoMemberAttribute")?.Named("AsReference") is true);

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
