using System.Buffers;
using System.Runtime.CompilerServices;
using FastSer.CompilerServices;
using FastSer.IO;

namespace FastSer;

public static partial class FastSerializer
{
    [MethodImpl(Jit.Cold)]
    private static byte[] WriteToArray<T>(FastSerFormatter<T> formatter, T value, FastSerializerOptions? options)
    {
        var size = formatter.ExactSize(value);
        return size >= 0
            ? WriteToExactArray(formatter, value, size, options)
            : WriteThroughScratch(formatter, value, options);
    }

    /// <summary>One pass into the thread's scratch buffer and one copy: 1.4 times as fast as sizing first (E1).</summary>
    private static byte[] WriteThroughScratch<T>(FastSerFormatter<T> formatter, T value, FastSerializerOptions? options)
    {
        var writer = new FastWriter(SinkKind.Scratch, FastSerializerOptions.DepthOf(options));
        WriteRoot(ref writer, formatter, value);
        var result = writer.ToArray();
        writer.Release();
        return result;
    }

    private static byte[] WriteToExactArray<T>(
        FastSerFormatter<T> formatter, T value, long size, FastSerializerOptions? options)
    {
        if (size > Array.MaxLength)
        {
            Throw.ValueTooLarge();
        }

        var result = ExactArray.Create<byte>((int)size);
        var writer = new FastWriter(result.AsSpan(), FastSerializerOptions.DepthOf(options));
        WriteRoot(ref writer, formatter, value);
        var isComplete = writer.Finish() && writer.Written == size;
        writer.Release();
        if (!isComplete)
        {
            Throw.CollectionChanged();
        }

        return result;
    }

    [MethodImpl(Jit.Cold)]
    private static void WriteToOutput<T>(
        FastSerFormatter<T> formatter, IBufferWriter<byte> output, T value, FastSerializerOptions? options)
    {
        var writer = new FastWriter(output, FastSerializerOptions.DepthOf(options));
        WriteRoot(ref writer, formatter, value);
        writer.Finish();
    }

    [MethodImpl(Jit.Cold)]
    private static bool TryWriteToSpan<T>(
        FastSerFormatter<T> formatter, Span<byte> destination, T value, FastSerializerOptions? options, out int bytesWritten)
    {
        var writer = new FastWriter(destination, FastSerializerOptions.DepthOf(options));
        WriteRoot(ref writer, formatter, value);
        var isComplete = writer.Finish();
        bytesWritten = isComplete ? (int)writer.Written : 0;
        writer.Release();
        return isComplete;
    }

    [MethodImpl(Jit.Cold)]
    private static int CountBytes<T>(FastSerFormatter<T> formatter, T value, FastSerializerOptions? options)
    {
        var size = formatter.ExactSize(value);
        if (size < 0)
        {
            var writer = new FastWriter(SinkKind.Counting, FastSerializerOptions.DepthOf(options));
            WriteRoot(ref writer, formatter, value);
            size = writer.Written;
            writer.Release();
        }

        if (size > Array.MaxLength)
        {
            Throw.ValueTooLarge();
        }

        return (int)size;
    }

    /// <summary>Runs user code: whatever it throws, the scratch buffer goes back to its thread.</summary>
    [MethodImpl(Jit.Inline)]
    private static void WriteRoot<T>(ref FastWriter writer, FastSerFormatter<T> formatter, T value)
    {
        try
        {
            formatter.Write(ref writer, value);
        }
        catch (Exception exception) when (Faults.IsOwn(exception))
        {
            writer.Release();
            Faults.CompleteWrite(exception);
            throw;
        }
        catch (Exception exception) when (!writer.IsInOutput && Faults.IsFromUserCode(exception))
        {
            writer.Release();
            throw Faults.WrapWrite(exception);
        }
    }
}
