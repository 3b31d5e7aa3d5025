using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Graph;

/// <summary>
/// Finds the collections that compare objects of a type while its members are read: a reference in the data can make such an object a key
/// before it has the values that decide its place.
/// </summary>
internal sealed class IncompleteKeys(INamedTypeSymbol tracked, TypeGraph graph)
{
    /// <summary>The first collection or member that may hash or compare objects of the type before their members are read; null if no one does.</summary>
    public string? Find()
    {
        if (tracked.IsAbstract || !CanExistBeforeMembers())
        {
            return null;
        }

        foreach (var reached in graph.Reached(tracked).OfType<INamedTypeSymbol>())
        {
            if (IsComparedIn(reached, isInspected: false))
            {
                return TypeNames.Short(reached);
            }

            if (graph.Forms.Of(reached) is TypeForm.Annotated or TypeForm.External
                && graph.MembersOf(reached).Find(IsComparedBy) is { } member)
            {
                return $"{reached.Name}.{member.Name}";
            }
        }

        return null;
    }

    private bool CanExistBeforeMembers() => tracked.InstanceConstructors.Any(static constructor => constructor.Parameters.IsEmpty)
        || tracked.GetMembers().OfType<IMethodSymbol>().Any(static method =>
            method is { IsStatic: true, Parameters.IsEmpty: true } && method.HasAttribute(KnownTypes.ConstructorAttribute));

    /// <summary>The collection calls a comparer that the member states, or compares objects of types that the member names.</summary>
    private bool IsComparedBy(MemberSymbol member) => member.Symbol.FindFormatter() is null
        && member.Type is INamedTypeSymbol collection
        && (member.Symbol.HasAttribute(KnownTypes.ComparerAttribute)
            ? IsComparedIn(collection, isInspected: true)
            : KeyOf(collection) is { TypeKind: TypeKind.Class or TypeKind.Interface } key && DeclaredSet.Of(member.Symbol)?.AppliesTo(key) == true
                && DeclaredSet.NamedBy(member).Any(named => IsCompared(named, IsInspecting(collection))));

    private bool IsComparedIn(INamedTypeSymbol collection, bool isInspected) =>
        KeyOf(collection) is { } key && IsCompared(key, isInspected || IsInspecting(collection));

    private INamedTypeSymbol? KeyOf(INamedTypeSymbol collection) => graph.Forms.Of(collection) == TypeForm.Collection
        && CollectionTypes.Find(collection) is { } found && (found.Row.HasKeys || IsInspecting(collection))
            ? (found.Row.HasKeys ? found.Items[0] : found.Items[found.Items.Count - 1]) as INamedTypeSymbol
            : null;

    /// <summary>Returns whether it orders its items, or takes keys out of them: it looks into objects that have no equality of their own.</summary>
    private static bool IsInspecting(INamedTypeSymbol collection) => CollectionTypes.Find(collection) is { Row.Comparer: ComparerUse.Order }
        || collection.BaseType.HasLevel(static level => level.Is("System.Collections.ObjectModel.KeyedCollection"));

    /// <summary>Comparing keys of a type compares members of the tracked type.</summary>
    private bool IsCompared(ITypeSymbol key, bool isInspected)
    {
        var seen = (Equality: new HashSet<ITypeSymbol>(SymbolEqualityComparer.Default), Inspected: new HashSet<ITypeSymbol>(SymbolEqualityComparer.Default));
        var pending = new Stack<(ITypeSymbol Type, bool IsInspected)>([(key, isInspected)]);
        while (pending.Count > 0)
        {
            var (type, inspected) = pending.Pop();
            if (SymbolEqualityComparer.Default.Equals(type, tracked) && (inspected || KeyEquality.IsOwn(tracked)))
            {
                return true;
            }

            if ((inspected ? seen.Inspected : seen.Equality).Add(type) && !TypeSize.IsTooLarge(type))
            {
                foreach (var part in PartsComparedIn(type, inspected))
                {
                    pending.Push(part);
                }
            }
        }

        return false;
    }

    private IEnumerable<(ITypeSymbol Type, bool IsInspected)> PartsComparedIn(ITypeSymbol type, bool isInspected)
    {
        var form = graph.Forms.Of(type);
        if (form is not (TypeForm.Annotated or TypeForm.External or TypeForm.Surrogate) || type is not INamedTypeSymbol named)
        {
            // Collections and arrays as keys are compared by reference.
            return isInspected || form == TypeForm.Composite || form == TypeForm.SharedSet ? graph.HeldBy(type).Select(held => (held.Type, isInspected)) : [];
        }

        var cases = (named.IsUnion() ? UnionCases.LeavesOf(named) : UnionCases.HeldBy(named)).Select(leaf => (leaf, isInspected));
        if (isInspected || (KeyEquality.IsOwn(named) && !KeyEquality.IsMemberwise(named)))
        {
            return cases.Concat(graph.HeldBy(type).Select(static held => (held.Type, true)));
        }

        return !KeyEquality.IsMemberwise(named) ? cases : cases.Concat(graph.MembersOf(named)
            .Where(member => KeyEquality.IsCompared(member.Symbol, named))
            .SelectMany(DeclaredSet.TypesIn)
            .Select(static held => (held, false)));
    }
}
