using System.Net.WebSockets;
using Microsoft.AspNetCore.SignalR.Protocol;

namespace FastSer.HostLoad;

/// <summary>One connection of the hub's clients, which is made anew where the server closes it or the client disappears.</summary>
internal sealed class HubLoad(Uri address, Random random, Tally tally) : IDisposable
{
    private readonly Bodies _bodies = new(random);
    private HubSocket? _socket;
    private int _next;

    public async Task StepAsync()
    {
        _socket ??= await HubSocket.ConnectAsync(address);
        switch (random.Next(10))
        {
            case 0 or 1 or 2:
                await EchoAsync("valid");
                break;
            case 3:
                await UploadAsync();
                break;
            case 4:
                await StreamAsync();
                break;
            case 5:
                await WrongTypeAsync();
                break;
            case 6 or 7:
                await SpoiledAsync();
                break;
            case 8 when random.Next(4) == 0:
                await TooLargeAsync();
                break;
            default:
                await VanishAsync();
                break;
        }
    }

    public void Dispose() => _socket?.Dispose();

    private string NewId(string kind) => $"{kind}{_next++}";

    /// <summary>A call that must be answered with what it sends.</summary>
    private async Task EchoAsync(string what)
    {
        var order = _bodies.Order(50);
        var id = NewId("o");
        await _socket!.SendAsync(HubSocket.FrameOf(new InvocationMessage(id, "Echo", [order])));
        var answer = await CompletionAsync(id);
        tally.Count(what);
        tally.Require(
            answer?.Result is Order result && FastSerializer.Serialize(result).AsSpan().SequenceEqual(FastSerializer.Serialize(order)),
            $"A valid call was answered with '{answer?.Error}' {answer?.Result}{_socket.End}.");
    }

    private async Task UploadAsync()
    {
        var stream = NewId("s");
        var id = NewId("n");
        var isSpoiled = random.Next(2) == 0;
        var sum = 0;
        await _socket!.SendAsync(HubSocket.FrameOf(new InvocationMessage(id, "Sum", [], [stream])));
        for (var i = random.Next(10); i >= 0; i--)
        {
            var order = _bodies.Order(10);
            sum = unchecked(sum + order.Id);
            await _socket.SendAsync(HubSocket.FrameOf(new StreamItemMessage(stream, order)));
        }

        // A number is no order: the stream fails.
        await _socket.SendAsync(HubSocket.FrameOf(isSpoiled ? new StreamItemMessage(stream, 5) : CompletionMessage.Empty(stream)));
        var answer = await CompletionAsync(id);
        tally.Count(isSpoiled ? "spoiled stream" : "valid");
        tally.Require(
            isSpoiled ? answer?.Error is not null : answer?.Result is int found && found == sum,
            $"A stream with the sum {sum} was answered with '{answer?.Error}' {answer?.Result}{_socket.End}.");
    }

    /// <summary>
    /// A stream of the server that is read to its end, or one without an end that is cancelled. A stream that could end is never cancelled: SignalR
    /// disposes the source of the cancellation before it forgets it, so a cancellation that arrives as the stream ends closes the connection.
    /// </summary>
    private async Task StreamAsync()
    {
        var id = NewId("o");
        var isCancelled = random.Next(2) == 0;
        var wanted = isCancelled ? random.Next(1, LoadHub.StreamLength) : LoadHub.StreamLength;
        await _socket!.SendAsync(HubSocket.FrameOf(new StreamInvocationMessage(id, isCancelled ? "EndlessOrders" : "Orders", [])));
        var count = 0;
        for (; await _socket.ReceiveAsync() is { } message; count++)
        {
            if (message is CompletionMessage completion)
            {
                tally.Count(isCancelled ? "cancelled" : "valid");
                tally.Require(
                    completion.Error is null && (isCancelled ? count >= wanted : count == wanted),
                    $"A stream of which {wanted} items were wanted ended with '{completion.Error}' after {count}.");
                return;
            }

            tally.Require(message is StreamItemMessage, $"A stream was broken off by {message}.");
            if (isCancelled && count + 1 == wanted)
            {
                await _socket.SendAsync(HubSocket.FrameOf(new CancelInvocationMessage(id)));
            }
        }

        tally.Fail($"A stream of which {wanted} items were wanted ended with the connection after {count}{_socket.End}.");
        Reset();
    }

    private async Task WrongTypeAsync()
    {
        var id = NewId("o");
        object argument = random.Next(3) switch { 0 => 5, 1 => "text", _ => new Line("a", 1) };
        await _socket!.SendAsync(HubSocket.FrameOf(new InvocationMessage(id, random.Next(4) == 0 ? "Missing" : "Echo", [argument])));
        var answer = await CompletionAsync(id);
        tally.Count("wrong type");
        tally.Require(answer is { Error: not null }, $"An argument of another type was answered with '{answer?.Result}'{_socket.End}.");
    }

    /// <summary>A frame with spoiled content: an answer or none, or the end of the connection; but the next call is answered.</summary>
    private async Task SpoiledAsync()
    {
        var frame = HubSocket.FrameOf(new InvocationMessage(NewId("o"), "Echo", [_bodies.Order(20)]));
        var start = Array.FindIndex(frame, static one => one < 0x80) + 1;
        var content = _bodies.Spoil(frame[start..]);
        await _socket!.SendAsync(HubSocket.FrameOf(content));
        var order = _bodies.Order(5);
        var id = NewId("of the next call ");
        CompletionMessage? answer = null;
        try
        {
            await _socket.SendAsync(HubSocket.FrameOf(new InvocationMessage(id, "Echo", [order])));
            answer = await CompletionAsync(id);
        }
        catch (WebSocketException)
        {
        }

        tally.Count(answer is null ? "spoiled: closed" : "spoiled: answered");
        if (answer is null)
        {
            Reset();
        }
        else
        {
            tally.Require(answer.Result is Order found && found.Id == order.Id, $"The call after a spoiled frame was answered with '{answer.Error}'.");
        }
    }

    private async Task TooLargeAsync()
    {
        CompletionMessage? answer = null;
        try
        {
            var id = NewId("o");
            await _socket!.SendAsync(HubSocket.FrameOf(new InvocationMessage(id, "Echo", [new Order { Name = new string('x', 100_000) }])));
            answer = await CompletionAsync(id);
        }
        catch (WebSocketException)
        {
        }

        tally.Count("too large");
        tally.Require(answer is null, "A frame above the limit was answered.");
        Reset();
    }

    private async Task VanishAsync()
    {
        var frame = HubSocket.FrameOf(new InvocationMessage(NewId("n"), "Sum", [_bodies.Order(50)], [NewId("s")]));
        await _socket!.SendAsync(frame.AsMemory(0, random.Next(frame.Length)));
        if (random.Next(2) == 0)
        {
            await _socket.SendAsync(_bodies.Spoil(frame));
        }

        tally.Count("vanished");
        Reset();
    }

    private async Task<CompletionMessage?> CompletionAsync(string id)
    {
        while (await _socket!.ReceiveAsync() is { } message)
        {
            if (message is CompletionMessage completion && completion.InvocationId == id)
            {
                return completion;
            }
        }

        return null;
    }

    private void Reset()
    {
        _socket?.Dispose();
        _socket = null;
    }
}
