using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>
/// Knows the serializers of one assembly. The generator writes one and adds it in a module initializer, so that nothing
/// has to be registered by hand and nothing is found by reflection.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class FastSerResolver
{
    private static readonly object s_lock = new();
    private static FastSerResolver[] s_resolvers = [];

    /// <summary>Adds the resolver of an assembly. Safe to call from any thread.</summary>
    /// <param name="resolver">The resolver.</param>
    public static void Add(FastSerResolver resolver)
    {
        ArgumentNullException.ThrowIfNull(resolver);
        lock (s_lock)
        {
            Volatile.Write(ref s_resolvers, [.. s_resolvers, resolver]);
        }
    }

    /// <summary>Finds a serializer. Called at most a few times for each type in a process.</summary>
    /// <param name="type">The type to serialize.</param>
    /// <returns>A <see cref="FastSerFormatter{T}"/> of that type, or null.</returns>
    public abstract object? Resolve(Type type);

    internal static object? Find(Type type)
    {
        foreach (var resolver in Volatile.Read(ref s_resolvers))
        {
            if (Resolve(resolver, type) is { } formatter)
            {
                return formatter;
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
