using Microsoft.AspNetCore.SignalR.Protocol;

namespace FastSer.SignalR;

/// <summary>The first byte of a frame: SignalR's own numbers. Those of results are the protocol's.</summary>
internal static class FrameKind
{
    public const byte Invocation = HubProtocolConstants.InvocationMessageType;
    public const byte StreamItem = HubProtocolConstants.StreamItemMessageType;
    public const byte Completion = HubProtocolConstants.CompletionMessageType;
    public const byte StreamInvocation = HubProtocolConstants.StreamInvocationMessageType;
    public const byte CancelInvocation = HubProtocolConstants.CancelInvocationMessageType;
    public const byte Ping = HubProtocolConstants.PingMessageType;
    public const byte Close = HubProtocolConstants.CloseMessageType;
    public const byte Ack = HubProtocolConstants.AckMessageType;
    public const byte Sequence = HubProtocolConstants.SequenceMessageType;

    public const byte ErrorResult = 1;
    public const byte VoidResult = 2;
    public const byte ValueResult = 3;
}
