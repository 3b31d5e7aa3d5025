using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>Adds <c>[FastSerType]</c> to a type of source, and <c>partial</c> to it and the types around it.</summary>
internal static class TypeMarker
{
    /// <summary>Returns whether the attribute is missing and all that a type needs; interfaces and abstract classes also need a union.</summary>
    public static bool CanBeMarked(INamedTypeSymbol type) => type.TypeKind is TypeKind.Class or TypeKind.Struct or TypeKind.Interface
        && type is { IsStatic: false, IsRefLikeType: false, IsFileLocal: false, DeclaringSyntaxReferences.IsEmpty: false }
        && (type.IsUnion() || type is { IsAbstract: false })
        && !type.IsAnnotated()
        && !UnknownTypes.IsStateful(type)
        && !type.HasAttribute(KnownTypes.FormatterAttribute)
        && AnnotatedCollections.CollectionOf(type) is null;

    /// <param name="edits">Receives the changes.</param>
    /// <param name="compilation">The compilation of the type.</param>
    /// <param name="type">The type.</param>
    /// <param name="leavesOutComputed">Whether computed properties are left out, where the type has any.</param>
    /// <param name="cancellation">Ends the work.</param>
    public static void Mark(SourceEdits edits, Compilation compilation, INamedTypeSymbol type, bool leavesOutComputed, CancellationToken cancellation)
    {
        var parts = type.DeclaringSyntaxReferences.Select(reference => reference.GetSyntax(cancellation)).OfType<TypeDeclarationSyntax>().ToList();
        foreach (var containing in parts.SelectMany(static part => part.AncestorsAndSelf().OfType<TypeDeclarationSyntax>()))
        {
            edits.MakePartial(containing);
        }

        if (parts.FirstOrDefault() is { } first)
        {
            var model = compilation.GetSemanticModel(first.SyntaxTree);
            var arguments = leavesOutComputed && HasComputed(type)
                ? $"(Members = {AttributeInserter.NameOf("FastSerMembers", model, first.SpanStart)}.{nameof(MemberRule.PublicState)})"
                : "";
            edits.Above(first, [], [$"[{AttributeInserter.NameOf("FastSerType", model, first.SpanStart)}{arguments}]"]);
        }
    }

    /// <summary>Returns whether a type has public properties without state, which cannot be restored.</summary>
    public static bool HasComputed(INamedTypeSymbol type) => type.GetMembers().Any(static member =>
        member is IPropertySymbol { IsStatic: false, IsIndexer: false, DeclaredAccessibility: Accessibility.Public } && MemberRules.IsComputed(member));
}
