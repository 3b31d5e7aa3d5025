using System.Buffers;
using Microsoft.AspNetCore.SignalR.Protocol;

namespace FastSer.SignalR;

/// <summary>Writes each kind of message.</summary>
internal static class FrameEmitter
{
    /// <summary>A frame in pooled memory, which the caller disposes.</summary>
    public static FrameWriter Emit(HubMessage message, FastSerHubProtocolOptions options)
    {
        var writer = new FrameWriter(KindOf(message));
        try
        {
            Emit(ref writer, message, options);
            return writer;
        }
        catch
        {
            writer.Dispose();
            throw;
        }
    }

    private static byte KindOf(HubMessage message) => message switch
    {
        InvocationMessage => FrameKind.Invocation,
        StreamInvocationMessage => FrameKind.StreamInvocation,
        StreamItemMessage => FrameKind.StreamItem,
        CompletionMessage => FrameKind.Completion,
        CancelInvocationMessage => FrameKind.CancelInvocation,
        PingMessage => FrameKind.Ping,
        CloseMessage => FrameKind.Close,
        AckMessage => FrameKind.Ack,
        SequenceMessage => FrameKind.Sequence,
        _ => throw new InvalidDataException($"Messages of the type {message?.GetType().Name} are not known."),
    };

    private static void Emit(ref FrameWriter writer, HubMessage message, FastSerHubProtocolOptions options)
    {
        switch (message)
        {
            case HubMethodInvocationMessage invocation:
                EmitInvocation(ref writer, invocation, options);
                break;
            case StreamItemMessage item:
                EmitHeaders(ref writer, item);
                writer.WriteText(item.InvocationId);
                writer.WriteValue(item.Item, options.Declared.OfResult(item.Item), options.Serializer);
                break;
            case CompletionMessage completion:
                EmitCompletion(ref writer, completion, options);
                break;
            case CancelInvocationMessage cancel:
                EmitHeaders(ref writer, cancel);
                writer.WriteText(cancel.InvocationId);
                break;
            case CloseMessage close:
                writer.WriteText(close.Error);
                writer.WriteByte(close.AllowReconnect ? (byte)1 : (byte)0);
                break;
            case AckMessage ack:
                writer.WriteInt64(ack.SequenceId);
                break;
            case SequenceMessage sequence:
                writer.WriteInt64(sequence.SequenceId);
                break;
            default:
                break;
        }
    }

    private static void EmitInvocation(ref FrameWriter writer, HubMethodInvocationMessage message, FastSerHubProtocolOptions options)
    {
        EmitHeaders(ref writer, message);
        writer.WriteText(message.InvocationId);
        writer.WriteText(message.Target);
        var arguments = message.Arguments;
        writer.WriteCount((uint)arguments.Length);
        for (var i = 0; i < arguments.Length; i++)
        {
            var type = options.Declared.OfArgument(message.Target, arguments.Length, i, arguments[i]);
            writer.WriteValue(arguments[i], type, options.Serializer);
        }

        writer.WriteCount((uint)(message.StreamIds?.Length ?? 0));
        foreach (var id in message.StreamIds ?? [])
        {
            writer.WriteText(id);
        }
    }

    private static void EmitCompletion(ref FrameWriter writer, CompletionMessage message, FastSerHubProtocolOptions options)
    {
        EmitHeaders(ref writer, message);
        writer.WriteText(message.InvocationId);
        if (message.Error is not null)
        {
            writer.WriteByte(FrameKind.ErrorResult);
            writer.WriteText(message.Error);
        }
        else if (!message.HasResult)
        {
            writer.WriteByte(FrameKind.VoidResult);
        }
        else
        {
            writer.WriteByte(FrameKind.ValueResult);
            if (message.Result is not RawResult raw)
            {
                writer.WriteValue(message.Result, options.Declared.OfResult(message.Result), options.Serializer);
            }
            else if (raw.RawSerializedData.IsEmpty)
            {
                // No value takes no bytes: this is null.
                writer.WriteByte(0);
            }
            else
            {
                writer.WriteBytes(raw.RawSerializedData.ToArray());
            }
        }
    }

    private static void EmitHeaders(ref FrameWriter writer, HubInvocationMessage message)
    {
        writer.WriteCount((uint)(message.Headers?.Count ?? 0));
        foreach (var (name, value) in message.Headers ?? new Dictionary<string, string>())
        {
            writer.WriteText(name);
            writer.WriteText(value);
        }
    }
}
