using FastSer.Serializers;
using FastSer.Windows;

namespace FastSer.CompilerServices;

/// <summary>
/// Puts a checksum before each value, and compares it on read before anything else happens (docs/wire-format.md, section 22). It is the
/// outermost part of a root value or item: reading and writing the content is a call of its own.
/// </summary>
internal sealed partial class ChecksumSerializer<T>(TypeSerializer<T> inner) : TypeSerializer<T>
{
    public override WireShape Shape => inner.CachedShape;

    internal override bool NeedsWhole => true;

    internal override int ChecksumSizeIn(ReadOnlySpan<byte> data) =>
        ChecksumCode.TryGetHead(data, out var size, out _) == FastSerErrorCode.None ? size : 0;

    public override void Write(ref FastWriter writer, T value)
    {
        var content = PooledBuffer.Take();
        try
        {
            writer.WriteSeparately(content, inner, value);
            var bytes = content.Array.AsSpan(0, content.Length);
            Span<byte> head = stackalloc byte[ChecksumCode.MaxHeadSize];
            head = head[..ChecksumCode.HeadSizeOf(bytes.Length)];
            ChecksumCode.Put(head, bytes);
            writer.WriteBytes(head);
            writer.WriteBytes(bytes);
        }
        finally
        {
            content.Release(content.Version);
        }
    }

    /// <exception cref="NotSupportedException">Always: a reader may have a part of the input only, which cannot be compared.</exception>
    public override T Read(ref FastReader reader) => throw new NotSupportedException();

    internal override byte[] ToArray(T value, FastSerializerOptions? options)
    {
        var content = inner.ToBuffer(value, options, inPieces: false);
        try
        {
            var result = ExactArray.Create<byte>(SizeWithHead(content.Length));
            Fill(result, content);
            return result;
        }
        finally
        {
            content.Release(content.Version);
        }
    }

    internal override int CountBytes(T value, FastSerializerOptions? options) => SizeWithHead(inner.CountBytes(value, options));

    internal override T Parse(ReadOnlySpan<byte> data, FastSerializerOptions? options) =>
        ParseContent(Open(data, isWhole: true, out var start), start, options);

    internal override T ParsePrefix(ReadOnlySpan<byte> data, FastSerializerOptions? options, out int bytesConsumed)
    {
        var content = Open(data, isWhole: false, out var start);
        bytesConsumed = start + content.Length;
        return ParseContent(content, start, options);
    }

    internal override bool TryParse(ReadOnlySpan<byte> data, FastSerializerOptions? options, out T value, out FastSerError error)
    {
        var fault = FindFault(data, isWhole: true, out var start, out var size);
        if (fault is null)
        {
            try
            {
                value = ParseContent(data.Slice(start, size), start, options);
                error = default;
                return true;
            }
            catch (FastSerException exception)
            {
                fault = exception;
            }
        }

        value = default!;
        error = fault.ToError();
        return false;
    }

    internal override void ParseInto(ReadOnlySpan<byte> data, FastSerializerOptions? options, ref T value)
    {
        var content = Open(data, isWhole: true, out var start);
        try
        {
            inner.ParseInto(content, options, ref value);
        }
        catch (FastSerException exception)
        {
            exception.MoveOffset(start);
            throw;
        }
    }

    internal override int SkipValue(ReadOnlySpan<byte> data, FastSerializerOptions? options)
    {
        var content = Open(data, isWhole: false, out var start);
        try
        {
            var size = inner.SkipValue(content, options);
            return size == content.Length ? start + size : throw Fault(FastSerErrorCode.TrailingBytes, size);
        }
        catch (FastSerException exception)
        {
            exception.MoveOffset(start);
            throw;
        }
    }

    private T ParseContent(ReadOnlySpan<byte> content, int start, FastSerializerOptions? options)
    {
        try
        {
            return inner.Parse(content, options);
        }
        catch (FastSerException exception)
        {
            exception.MoveOffset(start);
            throw;
        }
    }

    private static void Fill(Span<byte> result, PooledBuffer content)
    {
        var bytes = content.Array.AsSpan(0, content.Length);
        bytes.CopyTo(result[^bytes.Length..]);
        ChecksumCode.Put(result, bytes);
    }

    private static int SizeWithHead(int contentSize)
    {
        if (contentSize > Array.MaxLength - ChecksumCode.MaxHeadSize)
        {
            var exception = new FastSerException(FastSerErrorCode.ValueTooLarge);
            exception.Complete(ErrorLocation.Unknown, FastSerMetrics.Write, typeof(T));
            throw exception;
        }

        return ChecksumCode.HeadSizeOf(contentSize) + contentSize;
    }

    /// <summary>The content of an input, after the comparison with its checksum.</summary>
    private static ReadOnlySpan<byte> Open(ReadOnlySpan<byte> data, bool isWhole, out int start) =>
        FindFault(data, isWhole, out start, out var size) is { } fault ? throw fault : data.Slice(start, size);

    private static FastSerException? FindFault(ReadOnlySpan<byte> data, bool isWhole, out int start, out int size)
    {
        var code = ChecksumCode.Verify(data, out start, out size);
        var fault = code != FastSerErrorCode.None ? Fault(code, 0)
            : isWhole && start + size != data.Length ? Fault(FastSerErrorCode.TrailingBytes, start + size)
            : null;
        if (fault is { Offset: 0 })
        {
            fault.Advice = InputAdvice.Of(data);
        }

        return fault;
    }

    private static FastSerException Fault(FastSerErrorCode code, int offset)
    {
        var fault = new FastSerException(code);
        fault.Complete(new ErrorLocation(offset, null, null), FastSerMetrics.Read, typeof(T));
        return fault;
    }
}
