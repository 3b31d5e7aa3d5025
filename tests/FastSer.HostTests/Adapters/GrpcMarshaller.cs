using FastSer;
using Grpc.Core;

public static class FastSerMarshaller
{
    /// <summary>The marshaller of a message: pass it to <c>new Method&lt;TRequest, TResponse&gt;(...)</c>.</summary>
    public static Marshaller<T> Create<[FastSerRootParameter] T>(FastSerializerOptions? options = null) => Marshallers.Create<T>(
        (value, context) =>
        {
            FastSerializer.Serialize(context.GetBufferWriter(), value, options);
            context.Complete();
        },
        context => FastSerializer.Deserialize<T>(context.PayloadAsReadOnlySequence(), options));
}
