using System.Buffers;
using System.Runtime.ExceptionServices;
using Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.SignalR.Protocol;
using Microsoft.Extensions.Logging;

namespace FastSer.SignalR;

/// <summary>
/// Reads each kind of message. A frame that is not well formed closes the connection; a value that cannot be read fails its
/// invocation or stream alone.
/// </summary>
internal readonly struct FrameParser(IInvocationBinder binder, FastSerializerOptions? options, ILogger? logger)
{
    /// <summary>The message; null for a kind that is not known.</summary>
    public HubMessage? Parse(ReadOnlySpan<byte> frame)
    {
        var reader = new FrameReader(frame);
        var kind = reader.ReadByte();
        HubMessage? message = kind switch
        {
            FrameKind.Invocation or FrameKind.StreamInvocation => ParseInvocation(ref reader, kind),
            FrameKind.StreamItem => ParseStreamItem(ref reader),
            FrameKind.Completion => ParseCompletion(ref reader),
            FrameKind.CancelInvocation => ParseCancel(ref reader),
            FrameKind.Ping => PingMessage.Instance,
            FrameKind.Close => new CloseMessage(reader.ReadText(), reader.ReadByte() != 0),
            FrameKind.Ack => new AckMessage(reader.ReadInt64()),
            FrameKind.Sequence => new SequenceMessage(reader.ReadInt64()),
            _ => null,
        };

        return message is null || reader.IsAtEnd ? message : throw new InvalidDataException("A frame is longer than its message.");
    }

    private HubInvocationMessage ParseInvocation(ref FrameReader reader, byte kind)
    {
        var headers = ParseHeaders(ref reader);
        var id = reader.ReadText();
        var target = reader.ReadName();
        var arguments = ParseArguments(ref reader, target, out var failure);
        var streams = ParseStreamIds(ref reader);
        if (target.Length == 0)
        {
            throw new InvalidDataException("The target of an invocation is empty.");
        }

        if (kind == FrameKind.StreamInvocation && string.IsNullOrEmpty(id))
        {
            throw new InvalidDataException("An invocation of a stream has no id.");
        }

        HubInvocationMessage message = failure is not null ? new InvocationBindingFailureMessage(id, target, failure)
            : kind == FrameKind.Invocation ? new InvocationMessage(id, target, arguments, streams)
            : new StreamInvocationMessage(id!, target, arguments, streams);
        message.Headers = headers;
        return message;
    }

    private object?[] ParseArguments(ref FrameReader reader, string target, out ExceptionDispatchInfo? failure)
    {
        var count = reader.ReadCount();
        failure = null;
        IReadOnlyList<Type> types = [];
        try
        {
            types = binder.GetParameterTypes(target);
            if (types.Count != count)
            {
                throw new InvalidDataException($"The invocation has {count} arguments, and its target has {types.Count} parameters.");
            }
        }
        catch (Exception exception)
        {
            failure = ExceptionDispatchInfo.Capture(exception);
        }

        // All arguments are stepped over, whatever fails: what stands behind them is needed.
        var arguments = failure is null ? new object?[count] : [];
        for (var i = 0; i < count; i++)
        {
            var value = reader.TryReadBytes(out var bytes);
            try
            {
                if (failure is null)
                {
                    arguments[i] = Read(types[i], value, bytes);
                }
            }
            catch (Exception exception)
            {
                failure = ExceptionDispatchInfo.Capture(exception);
            }
        }

        return arguments;
    }

    private HubMessage ParseStreamItem(ref FrameReader reader)
    {
        var headers = ParseHeaders(ref reader);
        var id = reader.ReadName();
        var value = reader.TryReadBytes(out var bytes);
        try
        {
            return new StreamItemMessage(id, Read(binder.GetStreamItemType(id), value, bytes)) { Headers = headers };
        }
        catch (Exception exception)
        {
            return new StreamBindingFailureMessage(id, ExceptionDispatchInfo.Capture(exception));
        }
    }

    private CompletionMessage ParseCompletion(ref FrameReader reader)
    {
        var headers = ParseHeaders(ref reader);
        var id = reader.ReadName();
        var message = reader.ReadByte() switch
        {
            FrameKind.ErrorResult => CompletionMessage.WithError(id, reader.ReadText()),
            FrameKind.VoidResult => CompletionMessage.Empty(id),
            FrameKind.ValueResult => ParseResult(ref reader, id),
            _ => throw new InvalidDataException("A kind of result is not known."),
        };
        message.Headers = headers;
        return message;
    }

    private CompletionMessage ParseResult(ref FrameReader reader, string id)
    {
        var value = reader.TryReadBytes(out var bytes);
        try
        {
            var type = binder.GetReturnType(id);
            var result = type == typeof(RawResult) ? new RawResult(new ReadOnlySequence<byte>(bytes.ToArray())) : Read(type, value, bytes);
            return CompletionMessage.WithResult(id, result);
        }
        catch (Exception exception)
        {
            return CompletionMessage.WithError(id, $"Error trying to deserialize result. {exception.Message}");
        }
    }

    private static CancelInvocationMessage ParseCancel(ref FrameReader reader)
    {
        var headers = ParseHeaders(ref reader);
        return new CancelInvocationMessage(reader.ReadName()) { Headers = headers };
    }

    private static string[]? ParseStreamIds(ref FrameReader reader)
    {
        var count = reader.ReadCount();
        if (count == 0)
        {
            return null;
        }

        var ids = new string[count];
        for (var i = 0; i < count; i++)
        {
            ids[i] = reader.ReadName();
        }

        return ids;
    }

    private static Dictionary<string, string>? ParseHeaders(ref FrameReader reader)
    {
        var count = reader.ReadCount();
        if (count == 0)
        {
            return null;
        }

        var headers = new Dictionary<string, string>(StringComparer.Ordinal);
        for (var i = 0; i < count; i++)
        {
            headers[reader.ReadName()] = reader.ReadName();
        }

        return headers;
    }

    private object? Read(Type declared, bool isThere, ReadOnlySpan<byte> bytes)
    {
        var type = MethodDeclaration.NotNullable(declared);
        if (!isThere)
        {
            return type.IsValueType && type == declared ? throw new InvalidDataException($"Null was sent as '{type}'.") : null;
        }

        try
        {
            var value = FastSerializer.Deserialize(type, bytes, options);
            FastSerMetrics.CountRead(type, bytes.Length);
            return value;
        }
        catch (FastSerException error)
        {
            HubLog.Refused(logger, type, error);
            throw;
        }
    }
}
