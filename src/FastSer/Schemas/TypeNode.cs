using System.Reflection;

namespace FastSer.Schemas;

/// <summary>A type as a declaration writes it: with nullable marks and names of tuple items, also of its arguments.</summary>
internal sealed class TypeNode
{
    private TypeNode(Type declared, bool? isNullable, TypeNode[] arguments)
    {
        (Declared, IsNullable, Arguments) = (declared, isNullable, arguments);
        Type = Nullable.GetUnderlyingType(declared) ?? declared;
    }

    /// <summary>Gets the type; <c>int?</c> for a nullable value.</summary>
    public Type Declared { get; }

    /// <summary>Gets the type; <c>int</c> for <c>int?</c>.</summary>
    public Type Type { get; }

    /// <summary>Gets whether the value may be null; null where the declaration does not say.</summary>
    public bool? IsNullable { get; }

    /// <summary>Gets the element of an array, the items of a tuple (more than seven too), or the type arguments.</summary>
    public TypeNode[] Arguments { get; }

    /// <summary>Gets the names of the items of a tuple; empty where the declaration gives none.</summary>
    public string?[] ItemNames { get; private init; } = [];

    public static TypeNode Of(Type type) => Of(type, open: type, nullability: null, TupleNames.None);

    /// <param name="type">The type.</param>
    /// <param name="open">The type as the generic definition declares it: marks and names belong to this.</param>
    /// <param name="nullability">The nullable marks, if they are known.</param>
    /// <param name="names">The names of tuple items that follow.</param>
    public static TypeNode Of(Type type, Type open, NullabilityInfo? nullability, TupleNames names)
    {
        if (open.IsGenericParameter)
        {
            (open, nullability, names) = (type, null, TupleNames.None);
        }

        var content = Nullable.GetUnderlyingType(type) ?? type;
        var isNullable = content != type ? true : type.IsValueType ? false : IsNullableReference(nullability);
        if (content.IsArray)
        {
            var (element, openElement) = (content.GetElementType()!, open.GetElementType() ?? content.GetElementType()!);
            return new(type, isNullable, [Of(element, openElement, nullability?.ElementType, names)]);
        }

        return OfArguments(type, content, Nullable.GetUnderlyingType(open) ?? open, isNullable, nullability, names);
    }

    /// <summary>Returns the argument that is a type, or the type without marks.</summary>
    public TypeNode Find(Type part) => Array.Find(Arguments, argument => argument.Declared == part) ?? Of(part);

    private static TypeNode OfArguments(Type type, Type content, Type open, bool? isNullable, NullabilityInfo? nullability, TupleNames names)
    {
        var closed = content.GetGenericArguments();
        var openArguments = open.GetGenericArguments();
        if (openArguments.Length != closed.Length)
        {
            (openArguments, nullability, names) = (closed, null, TupleNames.None);
        }

        var isTuple = Tuples.IsValueTuple(content);
        string?[] itemNames = isTuple ? names.Take(Tuples.CountItems(content)) : [];
        var marks = nullability?.GenericTypeArguments is { } given && given.Length == closed.Length ? given : null;
        TypeNode[] arguments = [.. closed.Select((argument, i) => Of(argument, openArguments[i], marks?[i], names))];
        if (arguments.Length == Tuples.MaxDirectItems + 1 && Tuples.IsTuple(content))
        {
            arguments = [.. arguments[..^1], .. arguments[^1].Arguments];
        }

        return new(type, isNullable, arguments) { ItemNames = itemNames };
    }

    private static bool? IsNullableReference(NullabilityInfo? nullability) =>
        (nullability is null ? NullabilityState.Unknown
        : nullability.ReadState == NullabilityState.Unknown ? nullability.WriteState : nullability.ReadState) switch
        {
            NullabilityState.Nullable => true,
            NullabilityState.NotNull => false,
            _ => null,
        };
}
