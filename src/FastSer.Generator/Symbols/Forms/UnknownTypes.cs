using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Forms;

/// <summary>Says of a type that FastSer does not know why it cannot be written, and what the user can do about it.</summary>
internal static class UnknownTypes
{
    /// <summary>Why, and what to do about it wherever the type stands.</summary>
    public static TypeFault FaultOf(INamedTypeSymbol type, IAssemblySymbol assembly, UnmanagedStructs structs) => type switch
    {
        { TypeKind: TypeKind.Error } => new($"'{type.Name}' does not exist, or another source generator creates it, so FastSer cannot see it")
        {
            Instead = ["declare it in a referenced project"],
        },
        _ when TypeAccess.FindFileLocal(type) is { } local => TypeFault.FileLocal(local),
        { IsAnonymousType: true } => new("generated code cannot name an anonymous type") { Instead = ["use a record"] },
        _ when DeclaredSet.IsType(type) => new(
            "FastSer never loads a type by a name in the data, so only a member that lists the allowed types with [FastSerUnion(tag, typeof(...))] can hold one")
        {
            IsFinal = true,
        },
        _ when IsStateful(type) => new($"'{type.Name}' has state that its public members do not restore")
        {
            Instead = ["store the values that you need of it in a type of your own"], IsFinal = true,
        },
        { Name: "Tuple", Arity: 8 } when IsSystem(type) => new("the eighth type argument of a Tuple must be a Tuple"),
        _ when structs.IsOwn(type) => structs.GetObstacle(type) is not { } obstacle
            ? new(Cause: null) { ForType = [FormatMark(type), $"allow structs without an attribute for the whole assembly: {UnmanagedStructs.Option}"] }
            : structs.AreAccepted ? ObstacleOf(type, obstacle) : Unmarked(type),
        _ when SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly) => Unmarked(type),
        _ when IsOwn(type, assembly) => new(Cause: null)
        {
            ForType = [$"{FormatMark(type)} in the assembly '{type.ContainingAssembly?.Name}'", .. FormatExternal(type, assembly)],
        },
        { IsGenericType: true } => Foreign(type) with { ForType = FormatExternal(type, assembly), Instead = ["use a type of your own instead"] },
        _ => Foreign(type) with
        {
            ForType = [$"declare a surrogate for it with [assembly: FastSerSurrogate(typeof({type.Name}), ...)]", .. FormatExternal(type, assembly)],
        },
    };

    /// <summary>Advice for a member whose values have other types than the declared one.</summary>
    public static readonly string[] RuntimeTyped = ["name the types that the member may hold with [FastSerUnion(tag, typeof(...))]"];

    /// <summary>Types of the framework whose state their public members do not restore, with all that derive from them.</summary>
    private static readonly string[] s_stateful =
    [
        "System.Exception", "System.Threading.Tasks.Task", "System.Threading.Tasks.ValueTask", "System.Threading.CancellationToken",
        "System.Threading.CancellationTokenSource", "System.Threading.WaitHandle", "System.Threading.SemaphoreSlim", "System.Threading.Thread",
        "System.Threading.Timer", "System.IO.Stream", "System.IO.FileSystemInfo", "System.IO.TextReader", "System.IO.TextWriter", "System.Data.DataTable",
        "System.Data.DataSet", "System.Data.DataRow", "System.Data.Common.DbConnection", "System.Net.Http.HttpMessageInvoker",
        "System.Reflection.MemberInfo", "System.Reflection.Assembly", "System.Linq.Expressions.Expression", "System.Runtime.InteropServices.SafeHandle",
    ];

    /// <summary>Why the assembly's acceptance of structs does not hold for one.</summary>
    public static TypeFault ObstacleOf(INamedTypeSymbol type, string obstacle) =>
        new($"UnmanagedStructs does not apply to '{type.Name}', because {obstacle}") { ForType = [FormatMark(type)] };

    /// <summary>Returns the advice for a member of the type.</summary>
    public static IReadOnlyList<string> RemediesAtMember(INamedTypeSymbol type, IAssemblySymbol assembly) => type switch
    {
        { TypeKind: TypeKind.Interface } or { SpecialType: SpecialType.System_Object } => RuntimeTyped,
        _ when DeclaredSet.IsType(type) => ["list them", "mark the member [FastSerIgnore]"],
        { TypeKind: TypeKind.Delegate } or { IsRefLikeType: true } => ["mark the member [FastSerIgnore]"],
        _ when IsOwn(type, assembly) || IsStateful(type) => ["mark the member [FastSerIgnore]"],
        _ => ["give the member a [FastSerFormatter]", "mark it [FastSerIgnore]"],
    };

    /// <summary>An exception, a running operation, an open resource, ...: copying public properties would restore something else.</summary>
    public static bool IsStateful(INamedTypeSymbol type) => FindStateful(type) is not null;

    public static INamedTypeSymbol? FindStateful(INamedTypeSymbol type) =>
        type.Levels().FirstOrDefault(static level => Array.Exists(s_stateful, level.Is));

    private static TypeFault Unmarked(INamedTypeSymbol type) => new(Cause: null) { ForType = [FormatMark(type)] };

    private static TypeFault Foreign(INamedTypeSymbol type) => new($"'{type.Name}' belongs to the assembly '{type.ContainingAssembly?.Name}'");

    private static string FormatMark(INamedTypeSymbol type) => $"mark '{type.Name}' with [FastSerType]";

    /// <summary>Returns the advice for types whose objects may be made of their public members.</summary>
    private static string[] FormatExternal(INamedTypeSymbol type, IAssemblySymbol assembly) =>
        CanBeExternal(type, assembly)
        && (FSharpUnions.Is(type) || type.InstanceConstructors.Any(static constructor => constructor.DeclaredAccessibility == Accessibility.Public))
            ? [$"name it with [assembly: FastSerExternal(typeof({TypeNames.Short(type.WithNullableAnnotation(NullableAnnotation.None))}))]"]
            : [];

    /// <summary>A type that is proposed to be named: a class or a struct that nothing else speaks against.</summary>
    public static bool CanBeExternal(INamedTypeSymbol type, IAssemblySymbol assembly) =>
        !BuiltInForms.Has(type) && !IsStateful(type) && ExternalRules.GetMismatch(type, assembly) is null;

    /// <summary>A type of this assembly, or of another one whose author uses FastSer too.</summary>
    private static bool IsOwn(INamedTypeSymbol type, IAssemblySymbol assembly) =>
        SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly)
        || type.ContainingAssembly?.Modules.Any(static module =>
            module.ReferencedAssemblies.Any(static reference => reference.Name == "FastSer")) == true;

    private static bool IsSystem(INamedTypeSymbol type) =>
        type.ContainingNamespace is { Name: "System", ContainingNamespace.IsGlobalNamespace: true };
}
