using System.Diagnostics.CodeAnalysis;

namespace FastSer.Schemas;

/// <summary>Finds the types of the elements and entries of collections.</summary>
internal static class Elements
{
    [RequiresUnreferencedCode(FastSerSchema.TrimmingMessage)]
    public static TypeNode? OfSequence(TypeNode? node) => node switch
    {
        null => null,
        { Type.IsArray: true } => node.Arguments[0],
        _ when ElementOf(node.Type) is { } element => node.Find(element),
        { Arguments: [var only] } when node.Type.IsValueType => only,
        _ => null,
    };

    [RequiresUnreferencedCode(FastSerSchema.TrimmingMessage)]
    public static (TypeNode? Key, TypeNode? Value) OfMap(TypeNode? node)
    {
        if (node is null || ElementOf(node.Type) is not { IsGenericType: true } entry || entry.GetGenericArguments() is not [var key, var value])
        {
            return (null, null);
        }

        return entry.GetGenericTypeDefinition() == typeof(KeyValuePair<,>) ? (node.Find(key), FindLast(node, value))
            : IsGrouping(entry) ? (node.Find(key), TypeNode.Of(entry))
            : (null, null);
    }

    /// <summary>Determines whether a type is an entry of a lookup, whose value is a sequence: the entry itself.</summary>
    public static bool IsGrouping(Type type) => type.IsGenericType && type.GetGenericTypeDefinition() == typeof(IGrouping<,>);

    /// <summary>The value of <c>Dictionary&lt;string, string?&gt;</c> is the last argument, although the key has the same type.</summary>
    private static TypeNode FindLast(TypeNode node, Type part) =>
        Array.FindLast(node.Arguments, argument => argument.Declared == part) ?? TypeNode.Of(part);

    [RequiresUnreferencedCode(FastSerSchema.TrimmingMessage)]
    private static Type? ElementOf(Type type) => type.GetInterfaces().Prepend(type)
        .FirstOrDefault(static candidate => candidate.IsGenericType && candidate.GetGenericTypeDefinition() == typeof(IEnumerable<>))
        ?.GetGenericArguments()[0];
}
