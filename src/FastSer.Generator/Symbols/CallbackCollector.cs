using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols;

/// <summary>Finds the methods that run round writing and reading: those of base types first.</summary>
internal static class CallbackCollector
{
    private const string Prefix = "FastSer.FastSer";
    private const string Suffix = "Attribute";

    private static readonly string[] s_moments = ["Serializing", "Serialized", "Deserializing", "Deserialized"];
    private static readonly string[] s_attributes = [.. s_moments.Select(static moment => Prefix + moment + Suffix)];

    /// <summary>What was found in types, as long as they live: it is asked for several times.</summary>
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

    private static List<string> Find(
        INamedTypeSymbol type, string moment, Compilation compilation, Action<DiagnosticInfo> report)
    {
        var methods = new List<IMethodSymbol>();
        foreach (var (method, _) in Marked(type).Where(marked => marked.Moment == moment))
        {
            if (GetUnsupportedReason(method, type, compilation) is { } reason)
            {
                report(DiagnosticInfo.Create(
                    Descriptors.CallbackMustBeCallable, KnownTypes.LocationOf(method) ?? KnownTypes.LocationOf(type),
                    method.ContainingType.Name, method.Name, "FastSer" + moment, reason));
            }
            else if (!methods.Exists(inherited => Overrides(method, inherited)))
            {
                methods.Add(method);
            }
        }

        return [.. methods.Select(static method => LocalNames.Escape(method.Name)).Distinct()];
    }

    private static List<(IMethodSymbol Method, string Moment)> Marked(INamedTypeSymbol type) => s_marked.GetValue(type, FindMarked);

    private static List<(IMethodSymbol Method, string Moment)> FindMarked(INamedTypeSymbol type)
    {
        var levels = new Stack<INamedTypeSymbol>();
        for (var level = type; level is { SpecialType: SpecialType.None }; level = level.BaseType)
        {
            levels.Push(level);
        }

        var found = new List<(IMethodSymbol, string)>();
        foreach (var method in levels.SelectMany(static level => level.GetMembers()).OfType<IMethodSymbol>())
        {
            if (!method.GetAttributes().IsEmpty)
            {
                found.AddRange(s_moments.Where((_, i) => method.HasAttribute(s_attributes[i])).Select(moment => (method, moment)));
            }
        }

        return found;
    }

    private static string? GetUnsupportedReason(IMethodSymbol method, INamedTypeSymbol type, Compilation compilation) => method switch
    {
        _ when type.IsValueType => "a struct is copied while it is written and read; use a class",
        { IsStatic: true } => "is static; make it an instance method",
        { IsGenericMethod: true } or { Parameters.Length: > 0 } => "has parameters; it must have none",
        { ReturnsVoid: false } or { IsAsync: true } => "must return void, and not be async",
        _ when !compilation.IsSymbolAccessibleWithin(method, type, throughType: type) =>
            $"cannot be called from '{type.Name}'; make it protected",
        _ => null,
    };

    private static bool Overrides(IMethodSymbol method, IMethodSymbol inherited)
    {
        for (var overridden = method.OverriddenMethod; overridden is not null; overridden = overridden.OverriddenMethod)
        {
            if (SymbolEqualityComparer.Default.Equals(overridden.OriginalDefinition, inherited.OriginalDefinition))
            {
                return true;
            }
        }

        return false;
    }
}
