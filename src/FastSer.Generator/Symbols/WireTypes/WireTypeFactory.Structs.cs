using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.WireTypes;

internal sealed partial class WireTypeFactory
{
    /// <summary>A struct without an attribute, in an assembly that accepts those.</summary>
    private UnmanagedStructType? ResolveUnmanaged(INamedTypeSymbol type)
    {
        var fields = _graph.MembersOf(type);
        var items = new List<WireType>();
        foreach (var field in fields)
        {
            if (Resolve(field.Type) is not { } item)
            {
                return null;
            }

            if (item.FixedSize is null)
            {
                RefuseStruct(type, $"its field '{field.Name}' is of the type "
                    + $"'{TypeNames.Short(field.Type)}', which has no fixed size");
                return null;
            }

            items.Add(item);
        }

        // Candidates that only code of the type can call are none.
        var constructors = type.InstanceConstructors.Where(static constructor =>
            constructor.DeclaredAccessibility is Accessibility.Public or Accessibility.Internal
            && constructor.Parameters.All(static parameter => parameter.RefKind is RefKind.None or RefKind.In)).ToList();
        var hasFault = false;
        var selected = new ConstructorSelector(type, fields, static field => field.Symbol is IFieldSymbol { IsReadOnly: false }, _ => hasFault = true)
            .SelectAmong(constructors);
        if (selected is null || hasFault)
        {
            RefuseStruct(type, "it needs exactly one constructor that sets all readonly fields");
            return null;
        }

        return new UnmanagedStructType
        {
            FullName = TypeNames.Full(type),
            Name = TypeNames.ForHelper(type),
            DisplayName = TypeNames.Display(type),
            MetadataName = TypeNames.Metadata(type),
            LockName = TypeNames.Schema(type),
            Items = items.ToEquatableArray(),
            FieldNames = fields.Select(static field => LocalNames.Escape(field.Name)).ToEquatableArray(),
            Constructor = selected.ToModel(),
            Initialized = Enumerable.Range(0, fields.Count)
                .Where(i => !selected.Takes(i) || (fields[i].IsRequired && !selected.SetsRequiredMembers)).ToEquatableArray(),
            Packing = PackingRules.Of(type, _graph),
            HasKeyOfFields = KeyEquality.IsMemberwise(type),
        };
    }

    private ExternalType ResolveExternal(INamedTypeSymbol type, ExternalDeclaration declaration) =>
        _graph.Extensions.External(type, declaration) with
        {
            AllocatesFromCount = _graph.AllocatesFromCount(type), Minimum = type.IsValueType ? SizesOf(type).Minimum : 1,
        };

    private WireType? RefuseStruct(INamedTypeSymbol type, string obstacle) =>
        RefuseUnknown(type, UnknownTypes.ObstacleOf(type, obstacle));
}
