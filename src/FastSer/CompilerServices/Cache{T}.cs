using FastSer.Formatters;

namespace FastSer.CompilerServices;

/// <summary>
/// The serializer of a type, looked up once. A static readonly field of a sealed run-time class: the JIT devirtualises
/// and inlines calls through it (docs/performance.md, E4).
/// </summary>
internal static class Cache<T>
{
    public static readonly FastSerFormatter<T> Instance = FindAtFirst() ?? new MissingFormatter<T>();

    /// <summary>Asks again, for assemblies that were loaded since.</summary>
    public static FastSerFormatter<T>? Find() =>
        (FormatterOfAttribute.Find(typeof(T)) ?? FastSerResolver.Find(typeof(T)) ?? BuiltInFormatters.Find(typeof(T)) ?? FindAfterLoading())
            as FastSerFormatter<T>;

    /// <summary>What goes wrong here would stick to the type; it goes wrong again where it can be reported.</summary>
    private static FastSerFormatter<T>? FindAtFirst()
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
