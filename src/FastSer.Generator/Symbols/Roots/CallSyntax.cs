using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace FastSer.Generator.Symbols.Roots;

/// <summary>
/// Says by the syntax alone whether a call can be one of FastSer. Other calls, of which there may be thousands, are never bound.
/// </summary>
internal static class CallSyntax
{
    public const string Product = "FastSer";
    public const string Serializer = "FastSerializer";

    private static readonly ConditionalWeakTable<SyntaxTree, FileFacts> s_files = new();
    private static readonly ConditionalWeakTable<Compilation, HashSet<string>> s_globalNames = new();

    /// <summary>The name of the method that an invocation calls.</summary>
    public static string NameOf(ExpressionSyntax expression) =>
        NameNodeOf(expression) is SimpleNameSyntax name ? name.Identifier.ValueText : "";

    /// <summary>The last name of an expression, or the expression itself.</summary>
    public static ExpressionSyntax NameNodeOf(ExpressionSyntax expression) => expression switch
    {
        MemberAccessExpressionSyntax access => access.Name,
        MemberBindingExpressionSyntax binding => binding.Name,
        AliasQualifiedNameSyntax alias => alias.Name,
        _ => expression,
    };

    /// <summary>Returns whether the file alone leaves it open that FastSer is called.</summary>
    public static bool IsPossible(ExpressionSyntax expression) =>
        ReceiverOf(expression) is not null || FactsOf(expression.SyntaxTree).MentionsProduct;

    /// <summary>Returns whether the call is looked at: its receiver is named FastSerializer or by a global using, or its file mentions FastSer.</summary>
    public static bool IsSeen(ExpressionSyntax expression, Compilation compilation, CancellationToken cancellation) =>
        ReceiverOf(expression) is Serializer
        || FactsOf(expression.SyntaxTree).MentionsProduct
        || (ReceiverOf(expression) is { } name && GlobalNamesOf(compilation, cancellation).Contains(name));

    /// <summary>The last name of what stands before the method: empty where nothing does, null where that is no name.</summary>
    private static string? ReceiverOf(ExpressionSyntax expression) => expression switch
    {
        MemberAccessExpressionSyntax { Expression: SimpleNameSyntax name } => name.Identifier.ValueText,
        MemberAccessExpressionSyntax { Expression: MemberAccessExpressionSyntax or AliasQualifiedNameSyntax } access =>
            access.Expression is MemberAccessExpressionSyntax { Name.Identifier.ValueText: Serializer } ? Serializer : null,
        SimpleNameSyntax => "",
        _ => null,
    };

    /// <summary>The aliases that global usings give to types of FastSer, and the empty name where one makes methods callable without.</summary>
    private static HashSet<string> GlobalNamesOf(Compilation compilation, CancellationToken cancellation)
    {
        if (!s_globalNames.TryGetValue(compilation, out var names))
        {
            names = new(StringComparer.Ordinal);
            foreach (var tree in compilation.SyntaxTrees)
            {
                cancellation.ThrowIfCancellationRequested();
                names.UnionWith(FactsOf(tree).GlobalNames);
            }

            names = s_globalNames.GetValue(compilation, _ => names);
        }

        return names;
    }

    private static FileFacts FactsOf(SyntaxTree tree) => s_files.GetValue(tree, static tree => new FileFacts(tree));

    private sealed class FileFacts
    {
        public FileFacts(SyntaxTree tree)
        {
            MentionsProduct = Mentions(tree.GetText());
            GlobalNames = tree.GetRoot() is not CompilationUnitSyntax unit ? [] :
            [
                .. unit.Usings.Where(static item => item.GlobalKeyword.IsKind(SyntaxKind.GlobalKeyword)
                        && (item.Alias is not null || item.StaticKeyword.IsKind(SyntaxKind.StaticKeyword)))
                    .Select(static item => item.Alias?.Name.Identifier.ValueText ?? ""),
            ];
            if (!MentionsProduct)
            {
                GlobalNames = [];
            }
        }

        public bool MentionsProduct { get; }

        public string[] GlobalNames { get; }

        private static bool Mentions(SourceText text)
        {
            const int Length = 4096;
            var buffer = new char[Length];
            for (var start = 0; start < text.Length; start += Length - Product.Length)
            {
                var count = Math.Min(Length, text.Length - start);
                text.CopyTo(start, buffer, 0, count);
                if (buffer.AsSpan(0, count).IndexOf(Product.AsSpan(), StringComparison.Ordinal) >= 0)
                {
                    return true;
                }
            }

            return false;
        }
    }
}
