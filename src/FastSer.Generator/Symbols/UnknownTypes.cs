using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols;

/// <summary>Says of a type that FastSer does not know why it cannot be written, and what the user can do about it.</summary>
internal static class UnknownTypes
{
    /// <summary>Why, and what to do about it wherever the type stands.</summary>
    public static string GetReason(INamedTypeSymbol type, IAssemblySymbol assembly, UnmanagedStructs structs) => type switch
    {
        { IsAnonymousType: true } => "generated code cannot name an anonymous type; use a record",
        _ when DeclaredSet.IsType(type) => "FastSer never loads a type by a name in the data; list the allowed types with [FastSerUnion(tag, typeof(...))] "
            + "on the member",
        { Name: "Tuple", Arity: 8 } when IsSystem(type) => "the eighth type argument of a Tuple must be a Tuple",
        _ when structs.IsOwn(type) => structs.GetObstacle(type) is { } obstacle
            ? structs.AreAccepted ? FormatObstacle(type, obstacle) : FormatMark(type)
            : $"{FormatMark(type)}, or allow structs without an attribute for the whole assembly: {UnmanagedStructs.Option}",
        _ when SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly) => FormatMark(type),
        _ when IsOwn(type, assembly) =>
            Join($"mark '{type.Name}' with [FastSerType] in the assembly '{type.ContainingAssembly?.Name}'", FormatExternal(type, assembly)),
        { IsGenericType: true } => $"'{type.Name}' belongs to the assembly '{type.ContainingAssembly?.Name}'; "
            + Join(FormatExternal(type, assembly), "use a type of your own instead"),
        _ => $"'{type.Name}' belongs to the assembly '{type.ContainingAssembly?.Name}'; "
            + Join($"declare a surrogate for it with [assembly: FastSerSurrogate(typeof({type.Name}), ...)]", FormatExternal(type, assembly)),
    };

    /// <summary>Why the assembly's acceptance of structs does not hold for one.</summary>
    public static string FormatObstacle(INamedTypeSymbol type, string obstacle) =>
        $"UnmanagedStructs does not apply to '{type.Name}', because {obstacle}; {FormatMark(type)}";

    private static string FormatMark(INamedTypeSymbol type) => $"mark '{type.Name}' with [FastSerType]";

    /// <summary>What is said of types whose objects may be made of their public members.</summary>
    private static string? FormatExternal(INamedTypeSymbol type, IAssemblySymbol assembly) =>
        ExternalRules.CanBeExternal(type, assembly)
        && type.InstanceConstructors.Any(static constructor => constructor.DeclaredAccessibility == Accessibility.Public)
            ? $"name it with [assembly: FastSerExternal(typeof({TypeNames.Short(type.WithNullableAnnotation(NullableAnnotation.None))}))]"
            : null;

    /// <summary>What there is of two ways.</summary>
    private static string Join(params string?[] ways) => string.Join(", or ", ways.Where(static way => way is not null));

    /// <summary>What can be done about it at a member that holds the type.</summary>
    public static string GetAdvice(INamedTypeSymbol type, IAssemblySymbol assembly) => type switch
    {
        { TypeKind: TypeKind.Interface } or { SpecialType: SpecialType.System_Object } =>
            ", or name the types that the member may hold with [FastSerUnion(tag, typeof(...))]",
        _ when DeclaredSet.IsType(type) => ", or mark the member [FastSerIgnore]",
        { TypeKind: TypeKind.Delegate } => "; mark the member [FastSerIgnore]",
        _ when IsOwn(type, assembly) => ", or mark the member [FastSerIgnore]",
        _ => ", give the member a [FastSerFormatter], or mark it [FastSerIgnore]",
    };

    /// <summary>A type of this assembly, or of another one whose author uses FastSer too.</summary>
    private static bool IsOwn(INamedTypeSymbol type, IAssemblySymbol assembly) =>
        SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly)
        || type.ContainingAssembly?.Modules.Any(static module =>
            module.ReferencedAssemblies.Any(static reference => reference.Name == "FastSer")) == true;

    private static bool IsSystem(INamedTypeSymbol type) =>
        type.ContainingNamespace is { Name: "System", ContainingNamespace.IsGlobalNamespace: true };
}
