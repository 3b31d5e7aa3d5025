using Orleans.Serialization.Cloning;

namespace FastSer.Orleans;

/// <summary>Copies an object by writing and reading it.</summary>
/// <typeparam name="T">The type of the objects. Objects of derived types have copiers of their own.</typeparam>
/// <param name="options">The options of all values.</param>
internal sealed class FastSerDeepCopier<T>(FastSerializerOptions? options) : IDeepCopier<T>
{
    public T? DeepCopy(T? input, CopyContext context)
    {
        if (input is null || typeof(T).IsValueType)
        {
            return input is null ? input : Copy(input);
        }

        if (context.TryGetCopy<object>(input, out var known))
        {
            return (T)known!;
        }

        var type = input.GetType();
        if (type != typeof(T))
        {
            return (T)context.DeepCopy((object)input)!;
        }

        var copy = Copy(input);
        context.RecordCopy(input, copy!);
        return copy;
    }

    private T? Copy(T input)
    {
        var buffer = CopyBuffer.Take();
        if (FastSerializer.TrySerialize(input, buffer, out var size, options))
        {
            var copy = FastSerializer.Deserialize<T>(buffer.AsSpan(0, size), options);
            CopyBuffer.Return(buffer);
            return copy;
        }

        using var pooled = FastSerializer.SerializePooled(input, options);
        CopyBuffer.Return(buffer, pooled.Span.Length);
        return FastSerializer.Deserialize<T>(pooled.Span, options);
    }
}
