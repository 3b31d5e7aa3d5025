using System.Buffers;
#if NET9_0_OR_GREATER
using System.IO.Pipelines;
#endif
using FastSer.Serializers;

namespace FastSer.CompilerServices;

// What entry points call that are given a Type: the casts, and nothing else.
public abstract partial class TypeSerializer<T>
{
    internal override TResult Accept<TResult>(ITypeVisitor<TResult> visitor) => visitor.Visit<T>();

    internal sealed override TypeSerializer Shared =>
        SerializerCache<T>.Instance is MissingSerializer<T> ? this : SerializerCache<T>.Instance;

    internal sealed override byte[] ToArrayOf(object? value, FastSerializerOptions? options) =>
        For(options).ToArray(Cast(value), options);

    internal sealed override void WriteObject(IBufferWriter<byte> output, object? value, FastSerializerOptions? options) =>
        For(options).WriteTo(output, Cast(value), options);

    internal sealed override bool TryWriteObject(
        Span<byte> destination, object? value, FastSerializerOptions? options, out int bytesWritten) =>
        For(options).TryWriteTo(destination, Cast(value), options, out bytesWritten);

    internal sealed override int CountObject(object? value, FastSerializerOptions? options) =>
        For(options).CountBytes(Cast(value), options);

    internal sealed override PooledBytes ToPooledOf(object? value, FastSerializerOptions? options) =>
        For(options).ToPooled(Cast(value), options);

    internal sealed override void WriteObject(Stream stream, object? value, FastSerializerOptions? options) =>
        For(options).WriteTo(stream, Cast(value), options);

    internal sealed override ValueTask WriteObjectAsync(
        Stream stream, object? value, FastSerializerOptions? options, CancellationToken cancellationToken) =>
        For(options).WriteToAsync(stream, Cast(value), options, cancellationToken);

    internal sealed override object? ParseObject(ReadOnlySpan<byte> data, FastSerializerOptions? options) =>
        For(options).Parse(data, options);

    internal sealed override object? ParseObjectPrefix(
        ReadOnlySpan<byte> data, FastSerializerOptions? options, out int bytesConsumed) =>
        For(options).ParsePrefix(data, options, out bytesConsumed);

    internal sealed override bool TryParseObject(
        ReadOnlySpan<byte> data, FastSerializerOptions? options, out object? value, out FastSerError error)
    {
        var isRead = For(options).TryParse(data, options, out var result, out error);
        value = isRead ? result : null;
        return isRead;
    }

    internal sealed override object? ParseObject(in ReadOnlySequence<byte> data, FastSerializerOptions? options) =>
        For(options).Parse(data, options);

    internal sealed override object? ParseObject(Stream stream, FastSerializerOptions? options) =>
        For(options).Parse(stream, options);

    internal sealed override async ValueTask<object?> ParseObjectAsync(
        Stream stream, FastSerializerOptions? options, CancellationToken cancellationToken) =>
        await For(options).ParseAsync(stream, options, cancellationToken).ConfigureAwait(false);

    internal sealed override void ParseIntoObject(
        ReadOnlySpan<byte> data, FastSerializerOptions? options, ref object? value)
    {
        // Null stands for the default of a struct: there is a value in any case when this returns.
        var result = value is null ? default! : Cast(value);
        For(options).ParseInto(data, options, ref result);
        value = result;
    }

    internal sealed override FastSerError? Examine(
        ReadOnlySpan<byte> data, FastSerializerOptions? options, out WireShape shape, out int start)
    {
        var serializer = For(options);
        (shape, start) = (serializer.CachedShape, serializer.ChecksumSizeIn(data));
        return serializer.TryParse(data, options, out _, out var error) ? null : error;
    }

    internal sealed override int SkipObject(ReadOnlySpan<byte> data, FastSerializerOptions? options) =>
        For(options).SkipValue(data, options);

#if NET9_0_OR_GREATER
    internal sealed override ValueTask WriteObjectAsync(
        PipeWriter output, object? value, FastSerializerOptions? options, CancellationToken cancellationToken) =>
        For(options).WriteToAsync(output, Cast(value), options, cancellationToken);

    internal sealed override async ValueTask<object?> ParseObjectAsync(
        PipeReader input, FastSerializerOptions? options, CancellationToken cancellationToken) =>
        await For(options).ParseAsync(input, options, cancellationToken).ConfigureAwait(false);
#endif

    /// <summary>The value as one of the type.</summary>
    /// <param name="value">The value that the caller gave.</param>
    /// <param name="parameter">The parameter that it gave it for.</param>
    private static T Cast(object? value, string parameter = "value")
    {
        if (value is T typed)
        {
            return typed;
        }

        if (value is not null || default(T) is not null)
        {
            Throw.WrongInstance(typeof(T), value, parameter);
        }

        return default!;
    }
}
