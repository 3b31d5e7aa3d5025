using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Forms;

/// <summary>Decides how a type is stored where no member says more: all that depends on it asks here.</summary>
internal sealed class TypeForms(ExtensionTypes extensions, UnmanagedStructs structs)
{
    public TypeForm Of(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol => TypeForm.Parameter,
        IArrayTypeSymbol => extensions.SurrogateOf(type) is null ? TypeForm.Array : TypeForm.Surrogate,
        INamedTypeSymbol named => OfNamed(named),
        _ => TypeForm.None,
    };

    private TypeForm OfNamed(INamedTypeSymbol type) =>
        type.FindFormatter() is not null ? TypeForm.Formatter
        : extensions.SurrogateOf(type) is not null ? TypeForm.Surrogate
        : extensions.ExternalOf(type) is not null ? TypeForm.External
        : extensions.SetOf(type) is not null ? TypeForm.SharedSet
        : UnknownMembers.IsKeeper(type) ? TypeForm.UnknownMembers
        : BuiltInScalars.Find(type) is not null ? TypeForm.Scalar
        : type is { TypeKind: TypeKind.Enum, EnumUnderlyingType: not null } ? TypeForm.Enum
        : CompositeForms.Of(type) != CompositeForm.None ? TypeForm.Composite
        : CollectionTypes.Find(type) is not null ? TypeForm.Collection
        : type.IsInlineArray() ? TypeForm.None
        : structs.Accepts(type) && UnsupportedCollections.FaultOf(type) is null ? TypeForm.Fields
        : type.IsAnnotated() ? TypeForm.Annotated
        : TypeForm.None;
}
