using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.Generator.Symbols.Roots;

/// <summary>
/// Parses calls such as <c>FastSerializer.Serialize(orders)</c> or <c>streamWriter.Write(order)</c> for root types that need a
/// serializer of their own.
/// </summary>
internal static class CallParser
{
    private static readonly HashSet<string> s_methods = new(StringComparer.Ordinal)
    {
        "Serialize", "TrySerialize", "GetSize", "Deserialize", "TryDeserialize", "Skip", "Populate",
        "SerializePooled", "SerializeAsync", "DeserializeAsync",
        "Write", "WriteAsync", "WriteAll", "WriteAllAsync", "Read", "TryRead", "ReadAsync", "ReadAll", "ReadAllAsync",
        "TryReadBytes", "ReadBytesAsync", "OpenAppend", "OpenAppendAsync",
        "Explain", "ExplainItems", "ToJson", "WriteJson", "FromJson",
    };

    private static readonly HashSet<string> s_types = new(StringComparer.Ordinal)
    {
        KnownTypes.Serializer, KnownTypes.StreamWriter, KnownTypes.StreamReader,
    };

    /// <summary>A cheap look at the syntax: most invocations end here.</summary>
    public static bool IsCandidate(SyntaxNode node) => IsNamedAsCall(node) || RootParameters.IsCandidate(node);

    /// <summary>The method belongs to a type whose calls name roots.</summary>
    private static bool IsRootMethod(IMethodSymbol method) => method.TypeArguments.Length == 1
        && s_methods.Contains(method.Name)
        && s_types.Contains(KnownTypes.NameOf(method.ContainingType));

    /// <summary>Returns whether the meaning of a candidate is looked at; of a call also if its generic name is.</summary>
    public static bool IsSeen(SyntaxNode node, Compilation compilation, CancellationToken cancellation) =>
        RootParameters.IsCandidate(node)
        || (node is InvocationExpressionSyntax { Expression: var called }
            && (RootParameters.IsCandidate(CallSyntax.NameNodeOf(called))
                || (IsNamedAsCall(node) && CallSyntax.IsSeen(called, compilation, cancellation))));

    /// <summary>The types that a use of a generic type or method serializes as a whole.</summary>
    public static IEnumerable<ITypeSymbol> RootsOf(ISymbol? used) =>
        used is IMethodSymbol method && IsRootMethod(method) ? method.TypeArguments : RootParameters.ArgumentsOf(used);

    public static CallResult? Parse(GeneratorSyntaxContext context, ParseMemory memory, CancellationToken cancellation)
    {
        var compilation = context.SemanticModel.Compilation;
        return !IsSeen(context.Node, compilation, cancellation)
            ? null
            : memory.Get(
                context.Node, compilation,
                () => Parse(context, cancellation) is var result && result is { Diagnostics.Count: > 0 }
                    ? (result, Reach.Places)
                    : (result, Reach.All),
                cancellation);
    }

    /// <summary>The types whose calls name roots, as far as a compilation knows them.</summary>
    public static HashSet<INamedTypeSymbol> RootTypesIn(Compilation compilation) => new(
        s_types.Select(compilation.GetTypeByMetadataName).OfType<INamedTypeSymbol>(), SymbolEqualityComparer.Default);

    /// <summary>The runtime finds no serializer of the type, unless this assembly makes one.</summary>
    public static bool NeedsSerializer(ITypeSymbol root, Compilation compilation)
    {
        if (TypeHash.ContainsParameter(root))
        {
            return false;
        }

        var facts = CompilationFacts.Of(compilation);
        return facts.Use(() => RootFinder.AsRoot(root, compilation, new WireTypeFactory(compilation.Assembly, facts))
            .Any(static found => !found.Type.IsKnownToRuntime));
    }

    private static CallResult? Parse(GeneratorSyntaxContext context, CancellationToken cancellation)
    {
        var results = RootsOf(context.SemanticModel.GetSymbolInfo(context.Node, cancellation).Symbol)
            .Where(static root => root.TypeKind != TypeKind.Error && !TypeHash.ContainsParameter(root))
            .Select(root => ParseRoot(root, context.Node, context.SemanticModel.Compilation, cancellation))
            .OfType<CallResult>()
            .ToArray();
        return results.Length switch
        {
            0 => null,
            1 => results[0],
            _ => new CallResult(
                results.SelectMany(static result => result.Roots).ToEquatableArray(),
                results.SelectMany(static result => result.Diagnostics).ToEquatableArray()),
        };
    }

    private static bool IsNamedAsCall(SyntaxNode node) =>
        node is InvocationExpressionSyntax { Expression: var expression }
        && s_methods.Contains(CallSyntax.NameOf(expression))
        && CallSyntax.IsPossible(expression);


    /// <summary>Returns the code that a type needs to be serialized as a root; null if it needs none.</summary>
    /// <param name="root">The type.</param>
    /// <param name="place">The code that names it, where diagnostics are reported.</param>
    /// <param name="compilation">The compilation.</param>
    /// <param name="cancellation">Ends the work.</param>
    public static CallResult? ParseRoot(
        ITypeSymbol root, SyntaxNode place, Compilation compilation, CancellationToken cancellation)
    {
        var facts = CompilationFacts.Of(compilation);
        return facts.Use(() => Parse(root, place, compilation, facts, cancellation));
    }

    private static CallResult? Parse(
        ITypeSymbol root, SyntaxNode place, Compilation compilation, CompilationFacts facts, CancellationToken cancellation)
    {
        var resolver = new WireTypeFactory(compilation.Assembly, facts);
        if (LanguageRules.IsTooOld(compilation))
        {
            return null;
        }

        if (GetUnsupportedReason(root, compilation, resolver) is { } reason)
        {
            if (reason.Length == 0)
            {
                return null;
            }

            var diagnostic = DiagnosticInfo.Create(
                Descriptors.RootMustBeSupported, place.GetLocation(),
                TypeNames.Short(root), reason);
            return new CallResult(EquatableArray<RootType>.Empty, new[] { diagnostic }.ToEquatableArray());
        }

        var roots = RootFinder.AsRoot(root, compilation, resolver).Distinct().ToEquatableArray();
        var notes = new UnguardedKeys(compilation, facts.Keys, cancellation).In(root, place.GetLocation())
            .Concat(new UnsupportedArguments(compilation, resolver).In(root, place.GetLocation())).ToEquatableArray();
        return roots.Count == 0 ? null : new CallResult(roots, notes);
    }

    private static string? GetUnsupportedReason(ITypeSymbol root, Compilation compilation, WireTypeFactory resolver)
    {
        if (resolver.Resolve(root) is null)
        {
            return resolver.Fault?.FormatForPlace() ?? "";
        }

        // An annotated type bears its serializer itself.
        return compilation.IsSymbolAccessibleWithin(root, compilation.Assembly)
            || (root is INamedTypeSymbol { IsGenericType: false } named && named.IsAnnotated())
            ? null
            : "it is private, so the generated registration cannot access it; make it internal";
    }
}
