using System.Buffers;
using System.Runtime.CompilerServices;
using FastSer.CompilerServices;
using FastSer.Windows;

namespace FastSer.Serializers;

/// <summary>Reads values from inputs of several segments.</summary>
internal static class SequenceEngine
{
    [MethodImpl(Jit.NoInline)]
    public static T Parse<T>(
        this TypeSerializer<T> serializer,
        in ReadOnlySequence<byte> data,
        FastSerializerOptions? options,
        int smallest = InputWindow.SmallestInput)
    {
        if (data.IsSingleSegment)
        {
            return serializer.Parse(data.FirstSpan, options);
        }

        if (data.Length >= smallest)
        {
            using var window = new SequenceWindow(data, Math.Min(smallest, InputWindow.UsualSize));
            if (serializer.TryParse(window, options, out var value))
            {
                return value;
            }
        }

        var gathered = new PooledInput((int)Math.Min(data.Length, Array.MaxLength));
        try
        {
            foreach (var segment in data)
            {
                gathered.Add(segment.Span);
            }

            return serializer.Parse(gathered.Span, options);
        }
        finally
        {
            gathered.Dispose();
        }
    }
}
