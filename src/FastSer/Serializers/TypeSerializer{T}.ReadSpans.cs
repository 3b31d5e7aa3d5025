using System.Runtime.CompilerServices;
using FastSer.Serializers;

namespace FastSer.CompilerServices;

public abstract partial class TypeSerializer<T>
{
    [MethodImpl(Jit.NoInline)]
    internal virtual T Parse(ReadOnlySpan<byte> data, FastSerializerOptions? options)
    {
        var reader = new FastReader(data, options);
        try
        {
            var value = Read(ref reader);
            ReadFaults.EndWhole(ref reader, data);
            return value;
        }
        catch (Exception exception) when (exception is not OutOfMemoryException)
        {
            if (EndFaulty(ref reader, data, exception) is { } fault)
            {
                throw fault;
            }

            throw;
        }
    }

    [MethodImpl(Jit.NoInline)]
    internal virtual void ParseInto(ReadOnlySpan<byte> data, FastSerializerOptions? options, ref T value)
    {
        var reader = new FastReader(data, options);
        try
        {
            var result = ReadInto(ref reader, value);
            ReadFaults.EndWhole(ref reader, data);
            value = result;
        }
        catch (Exception exception) when (exception is not OutOfMemoryException)
        {
            if (EndFaulty(ref reader, data, exception) is { } fault)
            {
                throw fault;
            }

            throw;
        }
    }

    [MethodImpl(Jit.NoInline)]
    internal virtual T ParsePrefix(ReadOnlySpan<byte> data, FastSerializerOptions? options, out int bytesConsumed)
    {
        var reader = new FastReader(data, options);
        try
        {
            var value = Read(ref reader);
            bytesConsumed = (int)reader.OffsetIn(data);
            reader.ReleaseReferences();
            return value;
        }
        catch (Exception exception) when (exception is not OutOfMemoryException)
        {
            if (EndFaulty(ref reader, data, exception) is { } fault)
            {
                throw fault;
            }

            throw;
        }
    }

    [MethodImpl(Jit.NoInline)]
    internal virtual bool TryParse(ReadOnlySpan<byte> data, FastSerializerOptions? options, out T value, out FastSerError error)
    {
        var reader = new FastReader(data, options);
        try
        {
            value = Read(ref reader);
            ReadFaults.EndWhole(ref reader, data);
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

    /// <summary>Steps over a value without reading it.</summary>
    /// <returns>The size of the value.</returns>
    internal virtual int SkipValue(ReadOnlySpan<byte> data, FastSerializerOptions? options) => SkipEngine.Skip(this, data, options);

    /// <summary>The exception to throw in place of the one that was caught; null if that one is right.</summary>
    [MethodImpl(Jit.NoInline)]
    private FastSerException? EndFaulty(scoped ref FastReader reader, ReadOnlySpan<byte> data, Exception exception)
    {
        reader.ReleaseReferences();
        return ReadFaults.Replace(exception, data, reader.OffsetIn(data), this);
    }
}
