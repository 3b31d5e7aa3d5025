using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Forms;

/// <summary>Types that are written by a user-defined formatter, or as a surrogate.</summary>
internal sealed class ExtensionTypes
{
    private readonly Dictionary<ISymbol, INamedTypeSymbol> _surrogates = new(SymbolEqualityComparer.Default);
    private readonly Dictionary<ISymbol, ExternalDeclaration> _externals = new(SymbolEqualityComparer.Default);
    private readonly string _space;
    private readonly IAssemblySymbol _assembly;
    private readonly AssemblyUnions _unions;

    public ExtensionTypes(IAssemblySymbol assembly)
    {
        _assembly = assembly;
        _unions = AssemblyUnions.Of(assembly);
        _space = TypeNames.GeneratedNamespace(assembly.Name);
        foreach (var declaration in ExternalDeclaration.In(assembly))
        {
            if (!_externals.ContainsKey(declaration.Type) && ExternalRules.GetMismatch(declaration.Type, assembly) is null)
            {
                _externals.Add(declaration.Type, declaration);
            }
        }

        foreach (var attribute in assembly.GetAttributes())
        {
            if (attribute.ValuesOf(KnownTypes.SurrogateAttribute) is [ITypeSymbol external, INamedTypeSymbol surrogate])
            {
                // The definition of a generic type stands for all that are made of it.
                _surrogates[external is INamedTypeSymbol { IsUnboundGenericType: true } ? external.OriginalDefinition : external] = surrogate;
            }
        }
    }

    /// <summary>The annotated type that stands for another; one that is named for all forms of a generic type gets its arguments.</summary>
    public INamedTypeSymbol? SurrogateOf(ITypeSymbol type)
    {
        if (_surrogates.Count == 0)
        {
            return null;
        }

        if (_surrogates.TryGetValue(type, out var closed) && !closed.IsUnboundGenericType)
        {
            return closed;
        }

        return type is INamedTypeSymbol { IsGenericType: true } generic && _surrogates.TryGetValue(generic.OriginalDefinition, out var open)
            ? Close(open, generic)
            : null;
    }

    /// <summary>Returns the declaration of this assembly for a type of another one; the code of the type is then in this assembly.</summary>
    public ExternalDeclaration? ExternalOf(INamedTypeSymbol type) =>
        _externals.TryGetValue(type, out var declaration) ? declaration : null;

    /// <summary>The types that this assembly says may stand where a type without code of its own is declared.</summary>
    public DeclaredSet? SetOf(INamedTypeSymbol type) => _unions.FindSet(type, _assembly);

    /// <summary>The surrogate with the arguments of the type; unchanged where it cannot take them.</summary>
    private static INamedTypeSymbol Close(INamedTypeSymbol surrogate, INamedTypeSymbol type) =>
        surrogate is { IsUnboundGenericType: true, OriginalDefinition: var definition }
        && definition.Arity == type.Arity
        && !(definition.ContainingType is { } containing && containing.HasParameters())
        && UnionCases.ConstraintsAgree(definition, type.OriginalDefinition)
            ? definition.Construct([.. type.TypeArguments])
            : surrogate;

    /// <summary>Why the formatter cannot write the type, or null.</summary>
    public static string? GetFormatterMismatch(INamedTypeSymbol formatter, ITypeSymbol type) =>
        TypeAccess.FindFileLocal(formatter) is { } local ? TypeFault.FileLocal(local).FormatForPlace()
        : formatter.Implements(KnownTypes.FormatterInterface, type) ? null
        : $"'{formatter.Name}' must implement IFastSerFormatter<{TypeNames.Short(type)}>";

    /// <summary>Why the surrogate cannot stand for the type, or null.</summary>
    public static string? GetSurrogateMismatch(INamedTypeSymbol surrogate, ITypeSymbol type) => surrogate switch
    {
        // The runtime knows one form of them, in all assemblies.
        _ when BuiltInForms.Has(type) =>
            $"'{TypeNames.Short(type)}' has a built-in encoding; remove the surrogate, and use [FastSerFormatter] on members that need another encoding",
        _ when !surrogate.IsAnnotated() => $"'{surrogate.Name}' must be marked [FastSerType]",
        { IsAbstract: true } => $"'{surrogate.Name}' must not be abstract",
        { IsUnboundGenericType: true } => $"'{surrogate.Name}' must have the same number of type parameters as the type, and no additional constraints",
        _ when !surrogate.Implements(KnownTypes.SurrogateInterface, type) =>
            $"'{surrogate.Name}' must implement IFastSerSurrogate<{TypeNames.Short(type)}, {surrogate.Name}>",
        _ => null,
    };

    /// <summary>The reference to a type that a formatter writes.</summary>
    public static FormatterType Custom(ITypeSymbol type, INamedTypeSymbol formatter) => new()
    {
        FullName = TypeNames.Full(type),
        Name = TypeNames.ForHelper(type),
        Extension = TypeNames.Full(formatter),
        IsClass = type.IsReferenceType,
        AllocatesFromCount = true,
    };

    /// <summary>The reference to a type for which another one stands.</summary>
    public static SurrogateType Surrogate(ITypeSymbol type, INamedTypeSymbol surrogate) => new()
    {
        FullName = TypeNames.Full(type),
        LockName = TypeNames.Schema(surrogate),
        Name = TypeNames.ForHelper(type),
        Extension = TypeNames.Full(surrogate),
        IsClass = type.IsReferenceType,
    };

    /// <summary>The reference to a type whose code stands beside it.</summary>
    public ExternalType External(INamedTypeSymbol type, ExternalDeclaration declaration) => new()
    {
        FullName = TypeNames.Full(type),
        Name = TypeNames.ForHelper(type),
        Code = $"global::{_space}.{CodeNameOf(type)}",
        LockName = TypeNames.Closed(type),
        IsClass = type.IsReferenceType,
        IsTolerant = declaration.IsTolerant && !FSharpUnions.HasTags(type),
    };

    /// <summary>The class with the code of a type of another assembly.</summary>
    public static string CodeNameOf(INamedTypeSymbol type) => CodePlace.ClassName(TypeNames.ForHelper(type), TypeNames.Full(type));
}
