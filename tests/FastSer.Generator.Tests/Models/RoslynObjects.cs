using System.Collections;
using System.Reflection;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Tests.Models;

/// <summary>Walks everything that an object refers to.</summary>
internal static class RoslynObjects
{
    private static readonly Type[] s_banned =
    [
        typeof(ISymbol), typeof(Compilation), typeof(SyntaxNode), typeof(SyntaxTree), typeof(SyntaxReference),
        typeof(Location), typeof(SemanticModel), typeof(AttributeData), typeof(IOperation),
    ];

    /// <summary>The path to the first object that keeps a compilation alive, or null.</summary>
    public static string? FindIn(object? root) =>
        Find(root, "model", new HashSet<object>(ReferenceEqualityComparer.Instance));

    private static string? Find(object? value, string path, HashSet<object> seen)
    {
        if (value is null || IsLeaf(value.GetType()) || !seen.Add(value))
        {
            return null;
        }

        if (Array.Exists(s_banned, banned => banned.IsInstanceOfType(value)))
        {
            return $"{path} is a {value.GetType()}";
        }

        return (value is IEnumerable items ? FindInItems(items, path, seen) : null) ?? FindInFields(value, path, seen);
    }

    private static string? FindInItems(IEnumerable items, string path, HashSet<object> seen)
    {
        foreach (var item in items)
        {
            if (Find(item, path + "[]", seen) is { } found)
            {
                return found;
            }
        }

        return null;
    }

    private static string? FindInFields(object value, string path, HashSet<object> seen)
    {
        for (var type = value.GetType(); type is not null; type = type.BaseType)
        {
            const BindingFlags Declared =
                BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
            foreach (var field in type.GetFields(Declared))
            {
                if (Find(field.GetValue(value), $"{path}.{field.Name}", seen) is { } found)
                {
                    return found;
                }
            }
        }

        return null;
    }

    // A descriptor is a constant of the generator.
    private static bool IsLeaf(Type type) =>
        type.IsPrimitive || type.IsEnum || type == typeof(string) || typeof(MemberInfo).IsAssignableFrom(type)
        || type == typeof(DiagnosticDescriptor) || type.IsPointer;
}
