using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

/// <summary>
/// Knows the serializers of the closed types that one assembly needs, such as lists of an annotated type. The generator writes
/// one and adds it in a module initializer, so that nothing has to be registered by hand. Annotated types bring their own:
/// <see cref="SerializerOfAttribute"/>.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class FastSerResolver
{
    private static readonly object s_lock = new();
    private static FastSerResolver[] s_resolvers = [];

    /// <summary>Those of assemblies that can be unloaded, by their own types: an entry lives as long as its assembly.</summary>
    private static readonly ConditionalWeakTable<Type, FastSerResolver> s_unloadable = [];

    /// <summary>Adds the resolver of an assembly. Safe to call from any thread.</summary>
    /// <param name="resolver">The resolver.</param>
    public static void Add(FastSerResolver resolver)
    {
        ArgumentNullException.ThrowIfNull(resolver);
        if (resolver.GetType().IsCollectible)
        {
            s_unloadable.AddOrUpdate(resolver.GetType(), resolver);
            return;
        }

        lock (s_lock)
        {
            Volatile.Write(ref s_resolvers, [.. s_resolvers, resolver]);
        }
    }

    /// <summary>Finds a serializer. Called at most a few times for each type in a process.</summary>
    /// <param name="type">The type to serialize.</param>
    /// <returns>A <see cref="TypeSerializer{T}"/> of that type, or null.</returns>
    public abstract object? Resolve(Type type);

    /// <summary>The part of the resolver that knows a type: the generator counts in the same way (TypeHash).</summary>
    /// <param name="type">The type that is asked for.</param>
    /// <param name="count">The number of parts.</param>
    /// <returns>A number below <paramref name="count"/>.</returns>
    protected static uint PartOf(Type type, uint count)
    {
        ArgumentNullException.ThrowIfNull(type);
        return Hash(type, 2166136261) % count;
    }

    /// <summary>
    /// The innermost of the last type arguments and elements: <c>Order</c> of <c>List&lt;Order[]&gt;</c>. Generated code compares
    /// it first: the native compiler knows whether a program can have values of such a type, but not of a generic one.
    /// </summary>
    /// <param name="type">The type that is asked for.</param>
    /// <returns>A type without arguments and elements.</returns>
    protected static Type InnerOf(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        while (true)
        {
            if (type.GetElementType() is { } element)
            {
                type = element;
            }
            else if (type.GenericTypeArguments is [.., var last])
            {
                type = last;
            }
            else
            {
                return type;
            }
        }
    }

    private static uint Hash(Type type, uint hash)
    {
        if (type.GetElementType() is { } element)
        {
            return Hash(element, Mix(hash, type.IsArray ? (uint)type.GetArrayRank() : 0));
        }

        foreach (var character in type.Name)
        {
            hash = Mix(hash, character);
        }

        foreach (var argument in type.GenericTypeArguments)
        {
            hash = Hash(argument, hash);
        }

        return hash;
    }

    private static uint Mix(uint hash, uint value) => unchecked((hash ^ value) * 16777619);

    internal static object? Find(Type type)
    {
        foreach (var resolver in Volatile.Read(ref s_resolvers))
        {
            if (Resolve(resolver, type) is { } serializer)
            {
                return serializer;
            }
        }

        foreach (var (_, resolver) in s_unloadable)
        {
            if (Resolve(resolver, type) is { } serializer)
            {
                return serializer;
            }
        }

        return null;
    }

    /// <summary>An assembly may have been replaced by one whose types do not fit the code of the resolver.</summary>
    private static object? Resolve(FastSerResolver resolver, Type type)
    {
        try
        {
            return resolver.Resolve(type);
        }
        catch (TypeLoadException exception)
        {
            throw new FastSerException(
                FastSerErrorCode.TypeChanged,
                $"The serializer of {type} does not fit the loaded types. Compile {resolver.GetType().Assembly.GetName().Name} again.",
                exception);
        }
    }
}
