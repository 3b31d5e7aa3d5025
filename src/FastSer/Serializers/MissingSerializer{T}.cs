namespace FastSer.CompilerServices;

/// <summary>Stands where no serializer was found: it asks once more on every call, then says what to do.</summary>
internal sealed class MissingSerializer<T> : TypeSerializer<T>
{
    public override WireShape Shape => Find().Shape;

    internal override int FixedSize => Find().FixedSize;

    public override void Write(ref FastWriter writer, T value) => Find().Write(ref writer, value);

    public override T Read(ref FastReader reader) => Find().Read(ref reader);

    public override T ReadInto(ref FastReader reader, T value) => Find().ReadInto(ref reader, value);

    private static TypeSerializer<T> Find()
    {
        if (SerializerCache<T>.Find() is not { } formatter)
        {
            Throw.NoSerializer(typeof(T));
            return null;
        }

        return formatter;
    }
}
