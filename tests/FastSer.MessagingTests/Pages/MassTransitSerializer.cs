using System.Net.Mime;
using System.Text.Json;
using FastSer;
using MassTransit;
using MassTransit.Serialization;

/// <summary>The body is the encoding of the type that is sent; ids, addresses and the name of the type are headers of the transport.</summary>
public sealed class FastSerMassTransitSerializer(FastSerializerOptions? options = null)
    : RawMessageSerializer, ISerializerFactory, IMessageSerializer, IMessageDeserializer
{
    public ContentType ContentType { get; } = new("application/x-fastser");

    private FastSerializerOptions? Options => options;

    public IMessageSerializer CreateSerializer() => this;

    public IMessageDeserializer CreateDeserializer() => this;

    public MessageBody GetMessageBody<T>(SendContext<T> context)
        where T : class
    {
        if (!FastSerializer.CanSerialize<T>())
        {
            // Messages of MassTransit itself, such as Fault<Order>, stay JSON.
            context.Serializer = SystemTextJsonMessageSerializer.Instance;
            context.ContentType = context.Serializer.ContentType;
            return context.Serializer.GetMessageBody(context);
        }

        SetRawMessageHeaders(context);
        return new BytesMessageBody(FastSerializer.Serialize(context.Message, options));
    }

    public ConsumeContext Deserialize(ReceiveContext receiveContext) => new BodyConsumeContext(
        receiveContext, Deserialize(receiveContext.Body, receiveContext.TransportHeaders, receiveContext.InputAddress));

    public SerializerContext Deserialize(MessageBody body, Headers headers, Uri? destinationAddress = null) => new Message(
        this, body, new RawMessageContext(headers, destinationAddress, RawSerializerOptions.Default), headers.GetMessageTypes());

    public MessageBody GetMessageBody(string text) => new BytesMessageBody(Convert.FromBase64String(text));

    public void Probe(ProbeContext context) => context.CreateScope("fastser").Add("contentType", ContentType.MediaType);

    private sealed class Message(FastSerMassTransitSerializer serializer, MessageBody body, MessageContext context, string[] types)
        : BaseSerializerContext(SystemTextJsonMessageSerializer.Instance, context, types)
    {
        /// <summary>The first type is the one that was written; its base types have other encodings.</summary>
        public override bool IsSupportedMessageType(Type messageType) =>
            SupportedMessageTypes is [var written, ..] && written == MessageUrn.ForTypeString(messageType) && FastSerializer.CanSerialize(messageType);

        public override bool IsSupportedMessageType<T>() => IsSupportedMessageType(typeof(T));

        public override bool TryGetMessage(Type messageType, out object message)
        {
            message = IsSupportedMessageType(messageType) ? FastSerializer.Deserialize(messageType, body.GetBytes(), serializer.Options)! : null!;
            return message is not null;
        }

        public override bool TryGetMessage<T>(out T? message)
            where T : class
        {
            var isRead = TryGetMessage(typeof(T), out var value);
            message = (T)value;
            return isRead;
        }

        public override IMessageSerializer GetMessageSerializer() => new Copy(serializer.ContentType, body, SupportedMessageTypes);

        public override IMessageSerializer GetMessageSerializer<T>(MessageEnvelope envelope, T message) =>
            GetMessageSerializer(message, envelope.MessageType ?? SupportedMessageTypes);

        public override IMessageSerializer GetMessageSerializer(object message, string[] messageTypes) => new Copy(
            serializer.ContentType, new BytesMessageBody(FastSerializer.Serialize(message.GetType(), message, serializer.Options)), messageTypes);

        public override Dictionary<string, object> ToDictionary<T>(T? message)
            where T : class => JsonSerializer.SerializeToElement(message, SystemTextJsonMessageSerializer.Options)
                .Deserialize<Dictionary<string, object>>(SystemTextJsonMessageSerializer.Options) ?? [];
    }

    /// <summary>Sends a message on that was received: redelivered, scheduled or forwarded.</summary>
    private sealed class Copy(ContentType contentType, MessageBody body, string[] types) : RawMessageSerializer, IMessageSerializer
    {
        public ContentType ContentType => contentType;

        public MessageBody GetMessageBody<T>(SendContext<T> context)
            where T : class
        {
            context.SupportedMessageTypes = types;
            SetRawMessageHeaders(context);
            return body;
        }
    }
}
