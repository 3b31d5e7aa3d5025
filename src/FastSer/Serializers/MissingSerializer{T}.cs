using FastSer.Walking;

namespace FastSer.CompilerServices;

/// <summary>
/// Stands where no serializer was found, or one whose assembly can be unloaded while the type stays: it asks once more on every call
/// and gives advice if no serializer is found.
/// </summary>
internal sealed class MissingSerializer<T> : TypeSerializer<T>
{
    /// <summary>The last one, until the next garbage collection.</summary>
    private readonly WeakReference<TypeSerializer<T>?> _last = new(null);

    public override WireShape Shape => Find().Shape;

    // Kept by the one that was found: they may call its code.
    internal override WireShape CachedShape => Find().CachedShape;

    internal override SkipPlan SkipPlan => Find().SkipPlan;

    internal override int FixedSize => Find().FixedSize;

    internal override TypeSerializer<T> WithPrefix(FastSerializerOptions options) => Find().WithPrefix(options);

    public override void Write(ref FastWriter writer, T value) => Find().Write(ref writer, value);

    public override T Read(ref FastReader reader) => Find().Read(ref reader);

    public override T ReadInto(ref FastReader reader, T value) => Find().ReadInto(ref reader, value);

    private TypeSerializer<T> Find()
    {
        if (_last.TryGetTarget(out var last))
        {
            return last;
        }

        if (SerializerCache<T>.Find() is not { } serializer)
        {
            Throw.NoSerializer(typeof(T));
            return null;
        }

        _last.SetTarget(serializer);
        return serializer;
    }
}
