using System.Buffers;
using System.Net.Http.Headers;
using System.Reflection;
using FastSer.AspNetCore;
using FastSer.Caching;
using FastSer.Grpc;
using FastSer.Http;
using FastSer.Orleans;
using Grpc.Core;
using Microsoft.AspNetCore.Http;

namespace FastSer.CoverageFuzz.Targets;

/// <summary>The calls by which hosts read one value.</summary>
internal static class HostReads
{
    private static readonly ParameterInfo s_parameter =
        typeof(HostReads).GetMethod(nameof(Handle), BindingFlags.NonPublic | BindingFlags.Static)!.GetParameters()[0];

    private static readonly Marshaller<TolerantOrder> s_response = FastSerMarshaller.Create<TolerantOrder>();
    private static readonly Marshaller<TolerantOrder> s_request = FastSerMarshaller.CreateForRequests<TolerantOrder>();
    private static readonly FastSerHybridCacheSerializer<TolerantOrder> s_cache = new();
    private static readonly FastSerGrainStorageSerializer s_storage = new();

    public static IEnumerable<IFuzzTarget> Targets { get; } =
    [
        new HostTarget<TolerantOrder>("HTTP request", static bytes => Bind<FastSer<TolerantOrder>>(bytes, FastSerMediaTypes.Value)!.Value),
        new HostTarget<TolerantOrder>("HTTP response", static bytes => ContentOf(bytes, FastSerMediaTypes.Value).ReadFromFastSerAsync<TolerantOrder>().Result),
        new HostTarget<TolerantOrder>("gRPC request", static bytes => s_request.ContextualDeserializer(new Payload(bytes))),
        new HostTarget<TolerantOrder>("gRPC response", static bytes => s_response.ContextualDeserializer(new Payload(bytes))),
        new HostTarget<TolerantOrder>("HybridCache entry", static bytes => s_cache.Deserialize(new(bytes)), FastSerCacheOptions.Default.Serializer),
        new HostTarget<TolerantOrder>("Orleans state", static bytes => s_storage.Deserialize<TolerantOrder>(new BinaryData(bytes))!),
    ];

    /// <summary>Returns the parameter of a minimal API that has got a body.</summary>
    public static T? Bind<T>(byte[] body, string mediaType)
        where T : class, IBindableFromHttpContext<T>
    {
        var context = new DefaultHttpContext();
        (context.Request.Body, context.Request.ContentType) = (new MemoryStream(body), mediaType);
        return T.BindAsync(context, s_parameter).AsTask().GetAwaiter().GetResult();
    }

    /// <summary>Returns the content of a response.</summary>
    public static HttpContent ContentOf(byte[] body, string mediaType) =>
        new ByteArrayContent(body) { Headers = { ContentType = new MediaTypeHeaderValue(mediaType) } };

    private static void Handle(FastSer<TolerantOrder?> body) => _ = body;

    private sealed class Payload(byte[] bytes) : DeserializationContext
    {
        public override int PayloadLength => bytes.Length;

        public override byte[] PayloadAsNewBuffer() => bytes;

        public override ReadOnlySequence<byte> PayloadAsReadOnlySequence() => new(bytes);
    }
}
