namespace FastSer.CompilerServices;

/// <summary>
/// The serializer of a type, looked up once. A static readonly field of a sealed run-time class: the JIT devirtualises
/// and inlines calls through it (docs/performance.md, E4).
/// </summary>
internal static class SerializerCache<T>
{
    public static readonly TypeSerializer<T> Instance = FindAtFirst() ?? new MissingSerializer<T>();

    /// <summary>Asks again, for assemblies that were loaded since.</summary>
    public static TypeSerializer<T>? Find() => TypeSerializers.Search(typeof(T)) as TypeSerializer<T>;

    /// <summary>Returns whether this static field would keep the assembly of a serializer from being unloaded.</summary>
    private static bool Outlives(TypeSerializer<T>? serializer) => serializer?.GetType().IsCollectible == true && !typeof(T).IsCollectible;

    /// <summary>Finds the serializer; null on an exception, which would else stick to the type: it is thrown again where it can be reported.</summary>
    private static TypeSerializer<T>? FindAtFirst()
    {
        try
        {
            return Find() is var found && Outlives(found) ? null : found;
        }
        catch (FastSerException)
        {
            return null;
        }
    }
}
