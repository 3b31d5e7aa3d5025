using FastSer.Generator.Collections;
using FastSer.Generator.Diagnostics;
using FastSer.Generator.Model;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using FastSer.Generator.Wire;

namespace FastSer.Generator.Parsing;

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
    };

    private static readonly HashSet<string> s_types = new(StringComparer.Ordinal)
    {
        KnownTypes.Serializer, KnownTypes.StreamWriter, KnownTypes.StreamReader,
    };

    /// <summary>A cheap look at the syntax: most invocations end here.</summary>
    public static bool IsCandidate(SyntaxNode node) =>
        node is InvocationExpressionSyntax { Expression: var expression } && s_methods.Contains(NameOf(expression));

    public static CallResult? Parse(GeneratorSyntaxContext context, CancellationToken cancellation)
    {
        if (context.SemanticModel.GetSymbolInfo(context.Node, cancellation).Symbol is not IMethodSymbol { TypeArguments: [var root] } method
            || !s_types.Contains(KnownTypes.NameOf(method.ContainingType))
            || RootFinder.ContainsTypeParameter(root)
            || root.TypeKind == TypeKind.Error)
        {
            return null;
        }

        var compilation = context.SemanticModel.Compilation;
        var resolver = new WireTypeFactory(compilation.Assembly, new TypeGraph(compilation.Assembly));
        if (LanguageRules.IsTooOld(compilation))
        {
            return null;
        }

        if (WhyNot(root, compilation, resolver) is { } reason)
        {
            if (reason.Length == 0)
            {
                return null;
            }

            var diagnostic = DiagnosticInfo.Create(
                Descriptors.RootMustBeSupported, context.Node.GetLocation(),
                root.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat), reason);
            return new CallResult(EquatableArray<WireType>.Empty, new[] { diagnostic }.ToEquatableArray());
        }

        var roots = RootFinder.AsRoot(root, compilation, resolver).Distinct().ToEquatableArray();
        return roots.Count == 0 ? null : new CallResult(roots, EquatableArray<DiagnosticInfo>.Empty);
    }

    private static string? WhyNot(ITypeSymbol root, Compilation compilation, WireTypeFactory resolver)
    {
        if (resolver.Resolve(root) is null)
        {
            return resolver.Reason;
        }

        return compilation.IsSymbolAccessibleWithin(root, compilation.Assembly)
            ? null
            : "it is private, and the generated registration cannot name it; make it internal";
    }

    private static string NameOf(ExpressionSyntax expression) => expression switch
    {
        MemberAccessExpressionSyntax access => access.Name.Identifier.ValueText,
        SimpleNameSyntax name => name.Identifier.ValueText,
        _ => "",
    };
}
