using System.Reflection;
using Orleans.Storage;

namespace FastSer.Orleans;

/// <summary>
/// Serializes grain state. Without options, types in the Tolerant format are written as they are, so that other versions of the program read them,
/// and others with a fingerprint: a state that was written from another version of the type throws, and is never read as other values.
/// </summary>
/// <param name="options">The options of all states; null for the rule above.</param>
/// <param name="fallback">The serializer of types that have none of FastSer, such as the states of Orleans' own grains; null if such types throw.</param>
public sealed class FastSerGrainStorageSerializer(FastSerializerOptions? options = null, IGrainStorageSerializer? fallback = null) : IGrainStorageSerializer
{
    private static readonly FastSerializerOptions s_marked = new() { FingerprintNames = true };

    /// <inheritdoc/>
    /// <exception cref="FastSerException">The type has no serializer, or the value cannot be written.</exception>
    public BinaryData Serialize<T>(T? input) => OtherFor<T>() is { } other
        ? other.Serialize(input!)
        : new(FastSerializer.Serialize(input, OptionsOf<T>()));

    /// <inheritdoc/>
    /// <exception cref="FastSerException">
    /// The type has no serializer, or the state is not one of this type: another serializer or another version of a type that is not Tolerant wrote it.
    /// </exception>
    public T? Deserialize<T>(BinaryData input)
    {
        ArgumentNullException.ThrowIfNull(input);
        return OtherFor<T>() is { } other ? other.Deserialize<T>(input) : FastSerializer.Deserialize<T>(input.ToMemory().Span, OptionsOf<T>());
    }

    private IGrainStorageSerializer? OtherFor<T>() => FastSerializer.CanSerialize<T>() ? null : fallback;

    private FastSerializerOptions? OptionsOf<T>() => options ?? (StateFormat<T>.IsTolerant ? null : s_marked);

    private static class StateFormat<T>
    {
        public static readonly bool IsTolerant = typeof(T).GetCustomAttribute<FastSerTypeAttribute>(inherit: false)?.Format == WireFormat.Tolerant;
    }
}
