using System.Runtime.CompilerServices;
using FastSer.Serializers;

namespace FastSer.CompilerServices;

public abstract partial class TypeSerializer<T>
{
    [MethodImpl(Jit.NoInline)]
    internal virtual T Parse(ReadOnlySpan<byte> data, FastSerializerOptions? options)
    {
        var reader = new FastReader(data, FastSerializerOptions.DepthOf(options));
        try
        {
            var value = Read(ref reader);
            if (reader.OffsetIn(data) != data.Length)
            {
                Throw.TrailingBytes();
            }

            reader.ReleaseReferences();
            return value;
        }
        catch (Exception exception) when (exception is not OutOfMemoryException)
        {
            reader.ReleaseReferences();
            var fault = ReadFaults.Complete(exception, data, reader.OffsetIn(data), this);
            if (ReferenceEquals(fault, exception))
            {
                throw;
            }

            throw fault;
        }
    }

    [MethodImpl(Jit.NoInline)]
    internal void ParseInto(ReadOnlySpan<byte> data, FastSerializerOptions? options, ref T value)
    {
        var reader = new FastReader(data, FastSerializerOptions.DepthOf(options));
        try
        {
            var result = ReadInto(ref reader, value);
            if (reader.OffsetIn(data) != data.Length)
            {
                Throw.TrailingBytes();
            }

            reader.ReleaseReferences();
            value = result;
        }
        catch (Exception exception) when (exception is not OutOfMemoryException)
        {
            reader.ReleaseReferences();
            var fault = ReadFaults.Complete(exception, data, reader.OffsetIn(data), this);
            if (ReferenceEquals(fault, exception))
            {
                throw;
            }

            throw fault;
        }
    }

    [MethodImpl(Jit.NoInline)]
    internal T ParsePrefix(ReadOnlySpan<byte> data, FastSerializerOptions? options, out int bytesConsumed)
    {
        var reader = new FastReader(data, FastSerializerOptions.DepthOf(options));
        try
        {
            var value = Read(ref reader);
            bytesConsumed = (int)reader.OffsetIn(data);
            reader.ReleaseReferences();
            return value;
        }
        catch (Exception exception) when (exception is not OutOfMemoryException)
        {
            reader.ReleaseReferences();
            var fault = ReadFaults.Complete(exception, data, reader.OffsetIn(data), this);
            if (ReferenceEquals(fault, exception))
            {
                throw;
            }

            throw fault;
        }
    }

    [MethodImpl(Jit.NoInline)]
    internal bool TryParse(ReadOnlySpan<byte> data, FastSerializerOptions? options, out T value, out FastSerError error)
    {
        var reader = new FastReader(data, FastSerializerOptions.DepthOf(options));
        try
        {
            value = Read(ref reader);
            if (reader.OffsetIn(data) != data.Length)
            {
                Throw.TrailingBytes();
            }

            reader.ReleaseReferences();
            error = default;
            return true;
        }
        catch (Exception exception) when (exception is not OutOfMemoryException)
        {
            reader.ReleaseReferences();
            value = default!;
            error = ReadFaults.Complete(exception, data, reader.OffsetIn(data), this).ToError();
            return false;
        }
    }
}
