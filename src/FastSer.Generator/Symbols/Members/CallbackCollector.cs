using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Members;

/// <summary>Finds the methods that run round writing and reading: those of base types first.</summary>
internal static class CallbackCollector
{
    private const string Prefix = "FastSer.FastSer";
    private const string Suffix = "Attribute";

    private static readonly string[] s_moments = ["Serializing", "Serialized", "Deserializing", "Deserialized"];
    private static readonly string[] s_attributes = [.. s_moments.Select(static moment => Prefix + moment + Suffix)];

    /// <summary>The methods found in types, as long as these live: they are asked for several times.</summary>
    private static readonly ConditionalWeakTable<INamedTypeSymbol, List<(IMethodSymbol Method, string Moment)>> s_marked = new();

    public static CallbackModel Collect(INamedTypeSymbol type, Compilation compilation, Action<DiagnosticInfo> report)
    {
        var found = s_moments.Select(moment => Find(type, moment, compilation, report).ToEquatableArray()).ToArray();
        return new CallbackModel(found[0], found[1], found[2], found[3]);
    }

    /// <summary>Something runs round writing, so that a value is written exactly once.</summary>
    public static bool HasWriteCallbacks(INamedTypeSymbol type) =>
        Marked(type).Exists(static marked => marked.Moment is "Serializing" or "Serialized");

    /// <summary>The methods that may be called.</summary>
    public static IEnumerable<IMethodSymbol> MarkedMethods(INamedTypeSymbol type) =>
        Marked(type).Select(static marked => marked.Method);

    public static Location? LocationOf(INamedTypeSymbol type, string name) =>
        MarkedMethods(type).Where(method => method.Name == name.TrimStart('@')).Select(KnownTypes.LocationOf).FirstOrDefault() ?? KnownTypes.LocationOf(type);

    /// <summary>Returns whether a method of the type itself can be called at a moment, such as <c>Serializing</c>.</summary>
    public static bool CanCall(IMethodSymbol method, INamedTypeSymbol type, string moment, Compilation compilation) =>
        GetUnsupportedReason(method, type, moment, compilation) is null;

    private static List<CallbackMethod> Find(
        INamedTypeSymbol type, string moment, Compilation compilation, Action<DiagnosticInfo> report)
    {
        var methods = new List<IMethodSymbol>();
        foreach (var (method, _) in Marked(type).Where(marked => marked.Moment == moment))
        {
            if (GetUnsupportedReason(method, type, moment, compilation) is { } reason)
            {
                report(DiagnosticInfo.Create(
                    Descriptors.CallbackMustBeCallable, KnownTypes.LocationOf(method, type),
                    method.ContainingType.Name, method.Name, "FastSer" + moment, reason));
            }
            else if (!methods.Exists(inherited => method.Overrides(inherited)))
            {
                methods.Add(method);
            }
        }

        return [.. methods.Select(static method => MethodOf(method)).Distinct()];
    }

    private static List<(IMethodSymbol Method, string Moment)> Marked(INamedTypeSymbol type) => s_marked.GetValue(type, FindMarked);

    private static List<(IMethodSymbol Method, string Moment)> FindMarked(INamedTypeSymbol type)
    {
        var found = new List<(IMethodSymbol, string)>();
        foreach (var method in type.Levels().Reverse().SelectMany(static level => level.GetMembers()).OfType<IMethodSymbol>())
        {
            if (!method.GetAttributes().IsEmpty)
            {
                found.AddRange(s_moments.Where((_, i) => method.HasAttribute(s_attributes[i])).Select(moment => (method, moment)));
            }
        }

        return found;
    }

    private static CallbackMethod MethodOf(IMethodSymbol method) => new(
        LocalNames.Escape(method.Name),
        method switch
        {
            { IsStatic: false } => CallbackForm.Instance,
            _ => OwnParametersOf(method) switch
            {
                [] => CallbackForm.Static,
                [{ RefKind: RefKind.Ref }] => CallbackForm.ByReference,
                [{ RefKind: RefKind.RefReadOnlyParameter }] => CallbackForm.ByReadOnlyReference,
                _ => CallbackForm.ByValue,
            },
        },
        method.IsStatic ? TypeNames.Full(method.ContainingType) : "",
        TakesContext(method));

    private static bool TakesContext(IMethodSymbol method) => !method.Parameters.IsEmpty
        && method.Parameters[method.Parameters.Length - 1] is { RefKind: RefKind.None or RefKind.In, Type: var type } && type.Is(KnownTypes.Context);

    /// <summary>The parameters but for the last one, if that takes the context of the call.</summary>
    private static IParameterSymbol[] OwnParametersOf(IMethodSymbol method) =>
        [.. method.Parameters.Take(method.Parameters.Length - (TakesContext(method) ? 1 : 0))];

    private static string? GetUnsupportedReason(
        IMethodSymbol method, INamedTypeSymbol type, string moment, Compilation compilation) => method switch
    {
        _ when type.IsValueType && moment == "Deserializing" =>
            "a struct is created after its members have been read; use [FastSerDeserialized]",
        { ExplicitInterfaceImplementations.Length: > 0 } => "is an explicit interface member; mark a method of the type itself",
        { MethodKind: not MethodKind.Ordinary } => "is an accessor, an operator or a finalizer; mark a method",
        { IsGenericMethod: true } => "has type parameters; remove them",
        { IsStatic: false } when OwnParametersOf(method).Length > 0 =>
            "has unsupported parameters; it may have a FastSerContext parameter and, if it is static, the object as the first parameter",
        { IsStatic: true } when !Takes(method, type, compilation) => $"is static and must have one parameter of the type '{type.Name}'"
            + (type.IsValueType ? ", by value, 'in' or 'ref'" : ", by value") + ", optionally followed by a FastSerContext",
        { ReturnsVoid: false } or { IsAsync: true } => "must return void and must not be async",
        _ when !compilation.IsSymbolAccessibleWithin(method, type, method.IsStatic ? null : type) =>
            $"cannot be called from '{type.Name}'; make it protected",
        _ => null,
    };

    /// <summary>A static method may be given the object: a struct by reference too, which it may change.</summary>
    private static bool Takes(IMethodSymbol method, INamedTypeSymbol type, Compilation compilation) => OwnParametersOf(method) switch
    {
        [] => true,
        [{ RefKind: RefKind.None or RefKind.In } only] => compilation.ClassifyCommonConversion(type, only.Type) is
            { Exists: true, IsImplicit: true, IsUserDefined: false } found && (found.IsIdentity || found.IsReference),
        [{ RefKind: RefKind.Ref or RefKind.RefReadOnlyParameter } only] =>
            type.IsValueType && SymbolEqualityComparer.Default.Equals(only.Type, type),
        _ => false,
    };
}
