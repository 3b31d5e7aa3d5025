using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Forms;

/// <summary>
/// Structs of this assembly without an attribute that are serialized as if they had one, where the assembly says so: their public
/// fields are all that they are.
/// </summary>
internal sealed class UnmanagedStructs(IAssemblySymbol assembly)
{
    public const string Option = "[assembly: FastSerDefaults(UnmanagedStructs = true)]";

    private const string Prefix = "FastSer";
    private const int ExplicitLayout = 2;

    private readonly Dictionary<INamedTypeSymbol, string?> _obstacles = new(SymbolEqualityComparer.Default);

    /// <summary>Gets whether the assembly lets its structs be serialized without an attribute.</summary>
    public bool AreAccepted { get; } = assembly.FindAttribute(KnownTypes.DefaultsAttribute) is { } attribute
        && attribute.FindArgument("UnmanagedStructs")?.Value is true;

    /// <summary>Its fields stand for it. What these are of has not been looked at.</summary>
    public bool Accepts(INamedTypeSymbol type) => AreAccepted && IsOwn(type) && GetObstacle(type) is null;

    /// <summary>A struct of this assembly that nothing has been said of.</summary>
    public bool IsOwn(INamedTypeSymbol type) => type is { TypeKind: TypeKind.Struct, SpecialType: SpecialType.None, IsTupleType: false, IsRefLikeType: false }
        && SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly)
        && !type.IsAnnotated();

    /// <summary>The fields, in their order.</summary>
    public static List<MemberSymbol> FieldsOf(INamedTypeSymbol type) =>
        [.. InstanceFieldsOf(type).Select(static field => new MemberSymbol(field))];

    /// <summary>Returns the feature of the struct, such as a private field, that forbids copying it as memory, or null.</summary>
    public string? GetObstacle(INamedTypeSymbol type)
    {
        if (!_obstacles.TryGetValue(type, out var obstacle))
        {
            _obstacles[type] = obstacle = FindObstacle(type);
        }

        return obstacle;
    }

    private string? FindObstacle(INamedTypeSymbol type)
    {
        var fields = InstanceFieldsOf(type).ToList();
        return type.HasParameters() ? "it is generic"
            : !TypeAccess.IsNameable(type, assembly) ? "it is not accessible to other generated code of the assembly"
            : type.GetMembers().Prepend(type).FirstOrDefault(HasOwnAttribute) is { } marked ? $"'{marked.Name}' has a FastSer attribute"
            : fields.Count == 0 ? "it has no field"
            : fields.Select(GetFieldObstacle).FirstOrDefault(static found => found is not null)
                ?? type.GetMembers().OfType<IPropertySymbol>().Select(GetPropertyObstacle).FirstOrDefault(static found => found is not null)
                ?? (AreInSeveralFiles(fields) ? "its fields are declared in several files, so their order is not defined" : null)
                ?? (MayOverlap(type, fields) ? "its fields may overlap: the [FieldOffset] of each field must be after the previous field" : null);
    }

    private static IEnumerable<IFieldSymbol> InstanceFieldsOf(INamedTypeSymbol type) =>
        type.GetMembers().OfType<IFieldSymbol>().Where(static field => field is { IsStatic: false, IsConst: false });

    private static string? GetFieldObstacle(IFieldSymbol field) => field switch
    {
        { AssociatedSymbol: IPropertySymbol property } => $"'{property.Name}' is a property with a backing field",
        { IsImplicitlyDeclared: true } => "it has a compiler-generated field, such as for a captured constructor parameter",
        { DeclaredAccessibility: not Accessibility.Public } => $"its field '{field.Name}' is not public",
        { IsFixedSizeBuffer: true } or { Type.TypeKind: TypeKind.Pointer or TypeKind.FunctionPointer } => $"its field '{field.Name}' is a pointer or a buffer",
        { RefKind: not RefKind.None } => $"its field '{field.Name}' is a reference",
        { IsVolatile: true } => $"its field '{field.Name}' is volatile",
        { Type.TypeKind: not TypeKind.Error, Type.IsUnmanagedType: false } =>
            $"its field '{field.Name}' is of the type '{TypeNames.Short(field.Type)}', which is not unmanaged",
        _ => null,
    };

    /// <summary>With the attribute it would be a member, or an error.</summary>
    private static string? GetPropertyObstacle(IPropertySymbol property) =>
        property is { DeclaredAccessibility: Accessibility.Public, IsStatic: false, IsIndexer: false } && !MemberRules.IsComputed(property)
            ? $"its property '{property.Name}' has a setter, so it may be data too"
            : null;

    private static bool AreInSeveralFiles(List<IFieldSymbol> fields) =>
        fields.SelectMany(static field => field.DeclaringSyntaxReferences).Select(static reference => reference.SyntaxTree).Distinct().Count() > 1;

    private static bool HasOwnAttribute(ISymbol symbol) => symbol.GetAttributes().Any(static attribute =>
        attribute.AttributeClass is { ContainingNamespace: { Name: Prefix, ContainingNamespace.IsGlobalNamespace: true } });

    /// <summary>Where a struct states the offsets of its fields, each must be of a known size, and end before the next begins.</summary>
    private static bool MayOverlap(INamedTypeSymbol type, IEnumerable<IFieldSymbol> fields)
    {
        if (type.FindAttribute("System.Runtime.InteropServices.StructLayoutAttribute") is not { ConstructorArguments: [{ Value: { } kind }] }
            || Convert.ToInt32(kind, System.Globalization.CultureInfo.InvariantCulture) != ExplicitLayout)
        {
            return false;
        }

        long end = 0;
        foreach (var (offset, size) in fields.Select(static field => (Offset: OffsetOf(field), Size: SizeOf(field.Type)))
            .OrderBy(static place => place.Offset))
        {
            if (offset < end)
            {
                return true;
            }

            end = (long)offset + size;
        }

        return false;
    }

    private static int OffsetOf(IFieldSymbol field) =>
        field.FindAttribute("System.Runtime.InteropServices.FieldOffsetAttribute") is { ConstructorArguments: [{ Value: int offset }] } ? offset : -1;

    /// <summary>The memory of a value; of types that are not known here more than any offset.</summary>
    private static int SizeOf(ITypeSymbol type) => type switch
    {
        INamedTypeSymbol { EnumUnderlyingType: { } underlying } => SizeOf(underlying),
        { SpecialType: SpecialType.System_Boolean or SpecialType.System_Byte or SpecialType.System_SByte } => 1,
        { SpecialType: SpecialType.System_Int16 or SpecialType.System_UInt16 or SpecialType.System_Char } => 2,
        { SpecialType: SpecialType.System_Int32 or SpecialType.System_UInt32 or SpecialType.System_Single } => 4,
        { SpecialType: SpecialType.System_Int64 or SpecialType.System_UInt64 or SpecialType.System_Double or SpecialType.System_DateTime } => 8,
        { SpecialType: SpecialType.System_Decimal } => 16,
        _ when type.Is("System.Guid") => 16,
        _ when type.Is("System.TimeSpan") => 8,
        _ => int.MaxValue,
    };
}
