using FastSer.Generator.Collections;
using FastSer.Generator.Emission;
using FastSer.Generator.Model;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Parsing;

/// <summary>Tells what a schema lock records of a type.</summary>
internal static class LockSectionParser
{
    public static LockSection Parse(INamedTypeSymbol type, TypeModel model)
    {
        var entries = model.Keys is { } keys
            ? keys.Select((key, number) => new LockEntry(
                number, key.IsRetired ? LockEntry.Retired : model.Members[key.MemberIndex].DisplayName, key.Content.SchemaKind))
            : WireOrder.Of(model.Members).Select(static (member, place) =>
                new LockEntry(place, member.DisplayName, member.Type.SchemaKind));
        var types = model.Keys is { } all ? all.Select(static key => key.Type) : model.Members.Select(static member => member.Type);
        return new LockSection(TypeNames.Schema(type), model.Keys is not null, entries.ToEquatableArray())
        {
            MetadataName = MetadataNameOf(type),
            References = types.SelectMany(static member => member.SchemaReferences).Distinct().ToEquatableArray(),
        };
    }

    private static string MetadataNameOf(INamedTypeSymbol type) => type.ContainingType is { } containing
        ? $"{MetadataNameOf(containing)}+{type.MetadataName}"
        : type.ContainingNamespace.IsGlobalNamespace
            ? type.MetadataName
            : $"{type.ContainingNamespace.ToDisplayString()}.{type.MetadataName}";
}
