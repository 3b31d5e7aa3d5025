using System.Buffers;
using FastSer.SignalR;
using Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.SignalR.Protocol;

namespace FastSer.CoverageFuzz.Targets;

/// <summary>Parses frames of the hub protocol.</summary>
internal sealed class HubTarget : IFuzzTarget, IInvocationBinder
{
    private readonly FastSerHubProtocol _protocol = new(Microsoft.Extensions.Options.Options.Create(new FastSerHubProtocolOptions()));

    public string Name => "hub protocol";

    public IEnumerable<byte[]> CreateSeeds() => ((HubMessage[])
    [
        new InvocationMessage("1", "Place", [7, "text", new int[] { 1, 2 }]), new StreamInvocationMessage("2", "Watch", [7, "text", null]),
        new StreamItemMessage("2", 5), CompletionMessage.WithResult("1", 5), CompletionMessage.WithError("1", "failed"), new CancelInvocationMessage("2"),
        Microsoft.AspNetCore.SignalR.Protocol.PingMessage.Instance, new CloseMessage("end", allowReconnect: true), new AckMessage(3), new SequenceMessage(4),
    ]).Select(message => _protocol.GetMessageBytes(message).ToArray());

    public void Run(byte[] input)
    {
        var data = new ReadOnlySequence<byte>(input);
        try
        {
            while (_protocol.TryParseMessage(ref data, this, out _))
            {
            }
        }
        catch (Exception exception) when (exception is InvalidDataException or FastSerException)
        {
        }
    }

    public Type GetReturnType(string invocationId) => typeof(int);

    public IReadOnlyList<Type> GetParameterTypes(string methodName) => [typeof(int), typeof(string), typeof(int[])];

    public Type GetStreamItemType(string streamId) => typeof(int);
}
