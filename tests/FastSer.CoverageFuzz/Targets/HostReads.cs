using System.Buffers;
using System.Net.Http.Headers;
using System.Reflection;
using FastSer.AspNetCore;
using FastSer.AspNetCore.Mvc;
using FastSer.Caching;
using FastSer.Grpc;
using FastSer.Http;
using FastSer.Orleans;
using Grpc.Core;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc.Formatters;
using Microsoft.AspNetCore.Mvc.ModelBinding;
using Microsoft.Extensions.DependencyInjection;

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
    private static readonly FastSerInputFormatter s_formatter = new();
    private static readonly ModelMetadata s_metadata = new EmptyModelMetadataProvider().GetMetadataForType(typeof(TolerantOrder));
    private static readonly ServiceProvider s_services = new ServiceCollection().BuildServiceProvider();

    public static IEnumerable<IFuzzTarget> Targets { get; } =
    [
        new HostTarget<TolerantOrder>("HTTP request", static bytes => Bind<FastSer<TolerantOrder>>(bytes, FastSerMediaTypes.Value)!.Value),
        new HostTarget<TolerantOrder>("HTTP request or JSON", static bytes => Bind<FastSerOrJson<TolerantOrder>>(bytes, FastSerMediaTypes.Value)!.Value),
        new HostTarget<TolerantOrder>("HTTP request of a controller", ReadByFormatter),
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
        return T.BindAsync(RequestOf(body, mediaType), s_parameter).AsTask().GetAwaiter().GetResult();
    }

    /// <summary>Returns the content of a response.</summary>
    public static HttpContent ContentOf(byte[] body, string mediaType) =>
        new ByteArrayContent(body) { Headers = { ContentType = new MediaTypeHeaderValue(mediaType) } };

    private static DefaultHttpContext RequestOf(byte[] body, string mediaType) => new()
    {
        RequestServices = s_services,
        Request = { Body = new MemoryStream(body), ContentType = mediaType },
    };

    private static TolerantOrder ReadByFormatter(byte[] bytes)
    {
        var errors = new ModelStateDictionary();
        var context = new InputFormatterContext(
            RequestOf(bytes, FastSerMediaTypes.Value), "", errors, s_metadata, static (body, encoding) => new StreamReader(body, encoding));
        var result = s_formatter.ReadRequestBodyAsync(context).GetAwaiter().GetResult();
        var error = errors.Values.SelectMany(static entry => entry.Errors).SingleOrDefault()?.ErrorMessage;
        return result.HasError ? throw new InputFormatterException(error!.Split(':')[0]) : (TolerantOrder)result.Model!;
    }

    private static void Handle(FastSer<TolerantOrder?> body) => _ = body;

    private sealed class Payload(byte[] bytes) : DeserializationContext
    {
        public override int PayloadLength => bytes.Length;

        public override byte[] PayloadAsNewBuffer() => bytes;

        public override ReadOnlySequence<byte> PayloadAsReadOnlySequence() => new(bytes);
    }
}
