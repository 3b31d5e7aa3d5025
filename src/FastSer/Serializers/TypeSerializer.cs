using System.Buffers;
using System.ComponentModel;
#if NET9_0_OR_GREATER
using System.IO.Pipelines;
#endif

namespace FastSer.CompilerServices;

/// <summary>Reads and writes values of one type that the caller knows only as a <see cref="Type"/>.</summary>
/// <remarks>Each method is the engine call of the generic entry point, behind a cast.</remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract partial class TypeSerializer
{
    private protected TypeSerializer()
    {
    }

    /// <summary>Runs generic code for a type, without reflection.</summary>
    /// <typeparam name="TResult">What the code returns.</typeparam>
    /// <param name="type">A type with a serializer.</param>
    /// <param name="visitor">The code.</param>
    /// <exception cref="FastSerException">The type has no serializer.</exception>
    public static TResult Visit<TResult>(Type type, ITypeVisitor<TResult> visitor)
    {
        ArgumentNullException.ThrowIfNull(visitor);
        return TypeSerializers.Of(type).Accept(visitor);
    }

    internal abstract TResult Accept<TResult>(ITypeVisitor<TResult> visitor);

    /// <summary>The serializer that the generic entry points use, so that both share what is made once.</summary>
    internal abstract TypeSerializer Shared { get; }

    internal abstract WireShape CachedShape { get; }

    internal abstract byte[] ToArrayOf(object? value, FastSerializerOptions? options);

    internal abstract void WriteObject(IBufferWriter<byte> output, object? value, FastSerializerOptions? options);

    internal abstract bool TryWriteObject(
        Span<byte> destination, object? value, FastSerializerOptions? options, out int bytesWritten);

    internal abstract int CountObject(object? value, FastSerializerOptions? options);

    internal abstract PooledBytes ToPooledOf(object? value, FastSerializerOptions? options);

    internal abstract void WriteObject(Stream stream, object? value, FastSerializerOptions? options);

    internal abstract ValueTask WriteObjectAsync(
        Stream stream, object? value, FastSerializerOptions? options, CancellationToken cancellationToken);

    internal abstract object? ParseObject(ReadOnlySpan<byte> data, FastSerializerOptions? options);

    internal abstract object? ParseObjectPrefix(ReadOnlySpan<byte> data, FastSerializerOptions? options, out int bytesConsumed);

    internal abstract bool TryParseObject(
        ReadOnlySpan<byte> data, FastSerializerOptions? options, out object? value, out FastSerError error);

    internal abstract object? ParseObject(in ReadOnlySequence<byte> data, FastSerializerOptions? options);

    internal abstract object? ParseObject(Stream stream, FastSerializerOptions? options);

    internal abstract ValueTask<object?> ParseObjectAsync(
        Stream stream, FastSerializerOptions? options, CancellationToken cancellationToken);

    internal abstract void ParseIntoObject(ReadOnlySpan<byte> data, FastSerializerOptions? options, ref object? value);

    /// <summary>Reads a value to find its error. Returns null if the input is valid.</summary>
    /// <param name="data">The whole input.</param>
    /// <param name="options">The limits.</param>
    /// <param name="shape">The shape of the value.</param>
    /// <param name="start">The offset of the value: behind a checksum.</param>
    internal abstract FastSerError? Examine(ReadOnlySpan<byte> data, FastSerializerOptions? options, out WireShape shape, out int start);

    internal abstract int SkipObject(ReadOnlySpan<byte> data, FastSerializerOptions? options);

#if NET9_0_OR_GREATER
    internal abstract ValueTask WriteObjectAsync(
        PipeWriter output, object? value, FastSerializerOptions? options, CancellationToken cancellationToken);

    internal abstract ValueTask<object?> ParseObjectAsync(
        PipeReader input, FastSerializerOptions? options, CancellationToken cancellationToken);
#endif
}
