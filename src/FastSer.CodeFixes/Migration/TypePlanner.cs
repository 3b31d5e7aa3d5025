using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes.Migration;

/// <summary>Plans the edits that annotate types for FastSer, beside what annotates them for another serializer.</summary>
internal sealed class TypePlanner(
    Compilation compilation, SourceEdits edits, ForeignTypeFactory foreignTypes, CancellationToken cancellation)
{
    private readonly UnionPlanner _unions = new(foreignTypes, new UnionCaseFinder(compilation, foreignTypes));
    private readonly KeyPlanner _keys = new(foreignTypes);

    /// <param name="type">A type with the annotation of another serializer and none of FastSer.</param>
    public void Plan(INamedTypeSymbol type)
    {
        if (foreignTypes.Of(type) is not { } foreign || DeclarationOf(type) is not { } declaration)
        {
            return;
        }

        var notes = TypeNotes.Of(foreign);
        var cases = _unions.Plan(foreign, named => NameOf(named, declaration), notes);
        if (cases.Count == 0 && type.TypeKind == TypeKind.Interface)
        {
            notes.Add("an interface without types has no values: mark it [FastSerType] and name them by [FastSerUnion(tag, typeof(...))]");
            edits.Above(declaration, notes.Distinct(), []);
            return;
        }

        var attributes = new List<string> { TypeAttribute(foreign) };
        attributes.AddRange(cases);
        PlanMembers(foreign, attributes, notes);
        PlanMethods(foreign, declaration, attributes, notes);
        edits.Above(declaration, notes.Distinct(), attributes.Select(static attribute => $"[{attribute}]"));
        foreach (var part in type.DeclaringSyntaxReferences.Select(reference => reference.GetSyntax(cancellation)).OfType<TypeDeclarationSyntax>())
        {
            foreach (var containing in part.AncestorsAndSelf().OfType<TypeDeclarationSyntax>())
            {
                edits.MakePartial(containing);
            }
        }

        AddUsing(declaration);
    }

    /// <summary>The declaration that has the other annotation, or the first one where another type has it.</summary>
    private TypeDeclarationSyntax? DeclarationOf(INamedTypeSymbol type)
    {
        var marked = ForeignTypes.Find(type)?.Attribute.ApplicationSyntaxReference?.GetSyntax(cancellation).FirstAncestorOrSelf<TypeDeclarationSyntax>();
        var parts = type.DeclaringSyntaxReferences.Select(reference => reference.GetSyntax(cancellation)).OfType<TypeDeclarationSyntax>().ToList();
        return parts.Find(part => part == marked) ?? parts.FirstOrDefault();
    }

    private static string TypeAttribute(ForeignType foreign)
    {
        string?[] arguments =
        [
            foreign.Format == MoveFormat.Append ? "Append = true" : foreign.Format == MoveFormat.Fast ? null : $"Format = WireFormat.{foreign.Format}",
            foreign.IncludesAll ? "Members = FastSerMembers.All" : foreign.IsStateOnly ? "Members = FastSerMembers.PublicState" : null,
            foreign.KeepsReferences ? "References = true" : null,
        ];
        var given = string.Join(", ", arguments.Where(static argument => argument is not null));
        return given.Length == 0 ? "FastSerType" : $"FastSerType({given})";
    }

    private void PlanMembers(ForeignType foreign, List<string> attributes, List<string> notes)
    {
        var keys = _keys.Plan(foreign);
        attributes.AddRange(keys.Reserved.Select(static range => range.First == range.Last
            ? FormattableString.Invariant($"FastSerReservedKeys({range.First})")
            : FormattableString.Invariant($"FastSerReservedKeys({range.First}, {range.Last})")));
        if (keys.Note is not null)
        {
            notes.Add(keys.Note);
        }

        foreach (var member in MemberPlanner.LevelsOf(foreign.Symbol).SelectMany(level => MemberPlanner.Plan(foreign, level)))
        {
            var attribute = keys.Numbers.TryGetValue(member.Symbol, out var key)
                ? $"FastSerMember({key.ToString(CultureInfo.InvariantCulture)})"
                : member.Attribute;
            if ((attribute is not null || member.Notes.Count > 0) && !IsPlanned(member.Symbol))
            {
                PlanMember(member, attribute, notes);
            }

            if (foreign.HasTextKey(member.Symbol))
            {
                notes.Add("members had names as keys; FastSer writes them in the order of their declarations, without keys");
            }
        }
    }

    /// <summary>A base type's members were annotated with another type that derives from it.</summary>
    private static bool IsPlanned(ISymbol member) => member.HasAttribute(KnownTypes.MemberAttribute)
        || member.HasAttribute(KnownTypes.IgnoreAttribute) || member.HasAttribute(KnownTypes.IncludeAttribute);

    private void PlanMember(PlannedMember member, string? attribute, List<string> notes)
    {
        switch (member.Symbol.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax(cancellation))
        {
            case ParameterSyntax parameter:
                notes.AddRange(member.Notes.Select(note => $"'{member.Symbol.Name}': {note}"));
                edits.Above(parameter, [], attribute is null ? [] : [$"[property: {attribute}]"]);
                break;
            case VariableDeclaratorSyntax { Parent.Parent: FieldDeclarationSyntax field }:
                var isAlone = field.Declaration.Variables.Count == 1 || attribute?.StartsWith("FastSerMember", StringComparison.Ordinal) != true;
                edits.Above(
                    field,
                    isAlone ? member.Notes : [.. member.Notes, "declare the fields one by one, each with its own [FastSerMember(n)]"],
                    isAlone && attribute is not null ? [$"[{attribute}]"] : []);
                AddUsing(field);
                break;
            case PropertyDeclarationSyntax property:
                edits.Above(property, member.Notes, attribute is null ? [] : [$"[{attribute}]"]);
                AddUsing(property);
                break;
        }
    }

    private void PlanMethods(ForeignType foreign, TypeDeclarationSyntax declaration, List<string> attributes, List<string> notes)
    {
        foreach (var method in foreign.Symbol.GetMembers().OfType<IMethodSymbol>())
        {
            var syntax = method.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax(cancellation);
            if (foreign.IsConstructor(method))
            {
                if (syntax is TypeDeclarationSyntax)
                {
                    attributes.Add("method: " + ConstructorPlanner.Plan(foreign, method));
                }
                else if (syntax is not null)
                {
                    edits.Above(syntax, [], [$"[{ConstructorPlanner.Plan(foreign, method)}]"]);
                }
            }
            else if (syntax is ConstructorDeclarationSyntax constructor && ConstructorPlanner.PlanAssigned(foreign, method, constructor) is { } naming)
            {
                edits.Above(constructor, [], [$"[{naming}]"]);
            }

            var moments = foreign.MomentsOf(method).ToList();
            if (moments.Count > 0 && syntax is MethodDeclarationSyntax callback)
            {
                PlanCallback(foreign.Symbol, method, callback, moments);
            }
        }

        if (notes.Count == 0 && declaration.ParameterList is null && foreign.Kind == ForeignKind.ProtoBuf && foreign.Named("SkipConstructor") is true)
        {
            notes.Add("SkipConstructor: FastSer calls a constructor of the type");
        }
    }

    /// <summary>Parameters get their default values from a method of its own, which FastSer calls.</summary>
    private void PlanCallback(INamedTypeSymbol type, IMethodSymbol method, MethodDeclarationSyntax syntax, List<string> moments)
    {
        var attributes = string.Concat(moments.Select(static moment => $"[FastSer{moment}]"));
        if (moments.TrueForAll(moment => CallbackCollector.CanCall(method, type, moment, compilation))
            && (type.IsSealed || type.IsValueType || method.DeclaredAccessibility != Accessibility.Private))
        {
            edits.Above(syntax, [], moments.Select(static moment => $"[FastSer{moment}]"));
        }
        else if (type.IsValueType
            || method is { IsStatic: true } or { ReturnsVoid: false } or { IsGenericMethod: true } or { Parameters.Length: > 1 }
            || !method.ExplicitInterfaceImplementations.IsEmpty
            || method.IsAsync
            || method.Parameters.Any(static parameter => parameter.RefKind != RefKind.None))
        {
            edits.Above(syntax, [$"{attributes} needs an instance method without parameters, or a static one that takes the object; void"], []);
        }
        else
        {
            var access = type.IsSealed ? "private" : "protected";
            var argument = method.Parameters.IsEmpty ? "" : "default";
            edits.Below(syntax, attributes, $"{access} void {method.Name}Of{type.Name}() => {method.Name}({argument});");
        }
    }

    private string NameOf(ITypeSymbol type, TypeDeclarationSyntax declaration)
    {
        var shown = type is INamedTypeSymbol { IsGenericType: true, IsUnboundGenericType: false } generic && generic.IsDefinition
            ? generic.ConstructUnboundGenericType()
            : type;
        if (shown is INamedTypeSymbol { IsUnboundGenericType: true, ContainingType: { IsGenericType: true } containing } nested)
        {
            // The short name would mean the type with the parameters of the one around it, which no attribute can name.
            return $"{NameOf(containing, declaration)}.{nested.Name}{(nested.Arity == 0 ? "" : $"<{new string(',', nested.Arity - 1)}>")}";
        }

        return shown.ToMinimalDisplayString(compilation.GetSemanticModel(declaration.SyntaxTree), declaration.SpanStart);
    }

    private void AddUsing(SyntaxNode declaration)
    {
        var model = compilation.GetSemanticModel(declaration.SyntaxTree);
        if (model.LookupNamespacesAndTypes(declaration.SpanStart, name: "FastSerTypeAttribute").IsEmpty
            && declaration.SyntaxTree.GetRoot(cancellation) is CompilationUnitSyntax root)
        {
            edits.AddUsing(root);
        }
    }
}
