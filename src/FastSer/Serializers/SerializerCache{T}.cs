using FastSer.Serializers;

namespace FastSer.CompilerServices;

/// <summary>
/// The serializer of a type, looked up once. A static readonly field of a sealed run-time class: the JIT devirtualises
/// and inlines calls through it (docs/performance.md, E4).
/// </summary>
internal static class SerializerCache<T>
{
    public static readonly TypeSerializer<T> Instance = FindAtFirst() ?? new MissingSerializer<T>();

    /// <summary>Asks again, for assemblies that were loaded since.</summary>
    public static TypeSerializer<T>? Find() =>
        (SerializerOfAttribute.Find(typeof(T)) ?? FastSerResolver.Find(typeof(T)) ?? BuiltInSerializers.Find(typeof(T)) ?? FindAfterLoading())
            as TypeSerializer<T>;

    /// <summary>What goes wrong here would stick to the type; it goes wrong again where it can be reported.</summary>
    private static TypeSerializer<T>? FindAtFirst()
    {
        try
        {
            return Find();
        }
        catch (FastSerException)
        {
            return null;
        }
    }

    /// <summary>A type can be named before any code of its assembly has run; its module initializer adds the resolver.</summary>
    private static object? FindAfterLoading()
    {
        ModuleLoader.RunInitializers(typeof(T));
        return FastSerResolver.Find(typeof(T));
    }
}
