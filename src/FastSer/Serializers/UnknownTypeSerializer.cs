namespace FastSer.CompilerServices;

/// <summary>Stands for a type without a serializer, so that calls fail where and as the generic ones do.</summary>
internal sealed class UnknownTypeSerializer(Type type) : TypeSerializer<object?>
{
    public override WireShape Shape => Find().Shape;

    public override void Write(ref FastWriter writer, object? value) => Find().Write(ref writer, value);

    public override object? Read(ref FastReader reader) => Find().Read(ref reader);

    public override object? ReadInto(ref FastReader reader, object? value) => Find().ReadInto(ref reader, value);

    internal override TResult Accept<TResult>(ITypeVisitor<TResult> visitor) => Find().Accept(visitor);

    /// <summary>Throws what the search throws, or why it found nothing.</summary>
    private TypeSerializer<object?> Find()
    {
        if (TypeSerializers.GetUnsupportedReason(type) is { } reason)
        {
            Throw.NoSerializer(type, reason);
        }

        if (TypeSerializers.Search(type) is not TypeSerializer<object?> found)
        {
            Throw.NoSerializer(type);
            return null;
        }

        return found;
    }
}
