using System.Buffers;
using System.Diagnostics.CodeAnalysis;
using Microsoft.AspNetCore.Connections;
using Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.SignalR.Protocol;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;

namespace FastSer.SignalR;

/// <summary>
/// The hub protocol "fastser": binary frames. Arguments and results are FastSer values of the types that the hub or the client declares.
/// The frames are described in docs/hosts.md.
/// </summary>
/// <param name="options">The declared types and limits.</param>
/// <param name="logger">Logs values that cannot be read; null for none.</param>
public sealed class FastSerHubProtocol(IOptions<FastSerHubProtocolOptions> options, ILogger<FastSerHubProtocol>? logger = null) : IHubProtocol
{
    private readonly FastSerHubProtocolOptions _options = options.Value;

    /// <inheritdoc/>
    public string Name => "fastser";

    /// <inheritdoc/>
    public int Version => 1;

    /// <inheritdoc/>
    public TransferFormat TransferFormat => TransferFormat.Binary;

    /// <inheritdoc/>
    public bool IsVersionSupported(int version) => version == Version;

    /// <inheritdoc/>
    /// <exception cref="InvalidDataException">The frame is not one of this protocol.</exception>
    public bool TryParseMessage(ref ReadOnlySequence<byte> input, IInvocationBinder binder, [NotNullWhen(true)] out HubMessage? message)
    {
        ArgumentNullException.ThrowIfNull(binder);
        message = null;

        // Kinds that a newer protocol adds are skipped, as SignalR's own protocols do.
        while (message is null && FrameLength.TryTakeFrame(ref input, out var frame))
        {
            message = Parse(frame, binder);
        }

        return message is not null;
    }

    /// <inheritdoc/>
    /// <exception cref="FastSerException">An argument or result cannot be written.</exception>
    /// <exception cref="FastSerHubException">The declared type of an argument or result is needed, and not known.</exception>
    public void WriteMessage(HubMessage message, IBufferWriter<byte> output)
    {
        ArgumentNullException.ThrowIfNull(output);
        var frame = FrameEmitter.Emit(message, _options);
        try
        {
            var written = frame.Written;
            var size = FrameLength.Write(output.GetSpan(FrameLength.MaximumSize), written.Length);
            output.Advance(size);
            output.Write(written);
        }
        finally
        {
            frame.Dispose();
        }
    }

    /// <inheritdoc/>
    public ReadOnlyMemory<byte> GetMessageBytes(HubMessage message)
    {
        var frame = FrameEmitter.Emit(message, _options);
        try
        {
            Span<byte> length = stackalloc byte[FrameLength.MaximumSize];
            length = length[..FrameLength.Write(length, frame.Written.Length)];
            return (byte[])[.. length, .. frame.Written];
        }
        finally
        {
            frame.Dispose();
        }
    }

    private HubMessage? Parse(in ReadOnlySequence<byte> frame, IInvocationBinder binder)
    {
        var parser = new FrameParser(binder, _options.Serializer, logger);
        if (frame.IsSingleSegment)
        {
            return parser.Parse(frame.FirstSpan);
        }

        var length = checked((int)frame.Length);
        var copy = ArrayPool<byte>.Shared.Rent(length);
        try
        {
            frame.CopyTo(copy);
            return parser.Parse(copy.AsSpan(0, length));
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(copy);
        }
    }
}
