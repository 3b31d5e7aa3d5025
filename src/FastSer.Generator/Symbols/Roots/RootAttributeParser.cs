using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.Generator.Symbols.Roots;

/// <summary>Parses <c>[FastSerRoot(typeof(Envelope&lt;Order&gt;))]</c>: each is a call that names the type.</summary>
internal static class RootAttributeParser
{
    /// <summary>The attributes of one declaration; those of an assembly belong to the file that they stand in.</summary>
    public static EquatableArray<CallResult> Parse(
        GeneratorAttributeSyntaxContext context, ParseMemory memory, CancellationToken cancellation)
    {
        var compilation = context.SemanticModel.Compilation;
        return memory.GetEach(
            context,
            attribute => Parse(attribute, context.TargetNode, compilation, cancellation),
            static result => result.Diagnostics.Count == 0,
            cancellation);
    }

    private static CallResult? Parse(
        AttributeData attribute, SyntaxNode target, Compilation compilation, CancellationToken cancellation)
    {
        // Every part of a partial type is asked for the attributes of all.
        if (attribute.ApplicationSyntaxReference?.GetSyntax(cancellation) is not AttributeSyntax syntax
            || !target.Span.Contains(syntax.Span)
            || syntax.ArgumentList?.Arguments is not [{ Expression: var argument }]
            || attribute.ConstructorArguments is not [{ Kind: TypedConstantKind.Type, Value: var value }])
        {
            return null;
        }

        return value switch
        {
            null => Reject(Descriptors.RootMustBeSupported, argument, "null", "it is not a type"),
            ITypeSymbol { TypeKind: TypeKind.Error } => null,
            INamedTypeSymbol type when type.IsOpen() => Reject(Descriptors.RootMustBeClosed, argument, TypeNames.Short(type)),
            ITypeSymbol type => CallParser.ParseRoot(type, argument, compilation, cancellation),
            _ => null,
        };
    }

    private static CallResult Reject(DiagnosticDescriptor descriptor, SyntaxNode argument, params string[] arguments) =>
        CallResult.Broken(DiagnosticInfo.Create(descriptor, argument.GetLocation(), arguments));
}
