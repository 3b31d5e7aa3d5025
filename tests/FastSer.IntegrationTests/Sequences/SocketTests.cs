using System.Net;
using System.Net.Sockets;

namespace FastSer.IntegrationTests.Sequences;

/// <summary>Items over a socket whose peer writes pieces of any size.</summary>
[Trait("Needs", "sockets")]
public sealed class SocketTests
{
    private const int Items = 10_000;

    [Fact]
    public async Task MixedItemsArriveInWhateverPiecesThePeerWrites()
    {
        var bytes = Encode();
        var (client, server) = await ConnectAsync();
        var sending = Task.Run(async () =>
        {
            var random = new Random(1);
            client.NoDelay = true;
            for (var position = 0; position < bytes.Length;)
            {
                var count = Math.Min(1 + random.Next(1500), bytes.Length - position);
                position += await client.SendAsync(bytes.AsMemory(position, count), SocketFlags.None);
            }

            client.Dispose();
        });

        await using (var reader = new FastSerStreamReader(new NetworkStream(server, ownsSocket: true)))
        {
            for (var i = 0; i < Items; i++)
            {
                if (i % 2 == 0)
                {
                    await CheckAsync(i, reader);
                }
                else
                {
                    await Task.Run(() => Check(i, reader));
                }
            }

            Assert.False(await reader.HasNextAsync());
        }

        await sending;
    }

    [Fact]
    public async Task PeerThatClosesWithinAnItemLeavesNothingHanging()
    {
        var (client, server) = await ConnectAsync();
        await using var reader = new FastSerStreamReader(new NetworkStream(server, ownsSocket: true));
        await client.SendAsync(new byte[] { 200, 1, 2, 3 }, SocketFlags.None);
        var reading = reader.ReadAsync<string>().AsTask();
        client.Dispose();

        var exception = await Assert.ThrowsAsync<FastSerException>(() => reading).WaitAsync(TimeSpan.FromSeconds(20));

        Assert.Equal(FastSerErrorCode.Truncated, exception.Code);
        Assert.Equal(4, exception.Offset);
    }

    [Fact]
    public async Task PeerThatResetsSurfacesAsTheExceptionOfTheStream()
    {
        var (client, server) = await ConnectAsync();
        await using var reader = new FastSerStreamReader(new NetworkStream(server, ownsSocket: true));
        await client.SendAsync(new byte[] { 200, 1, 2, 3 }, SocketFlags.None);
        client.LingerState = new LingerOption(true, 0);
        client.Dispose();

        await Assert.ThrowsAnyAsync<IOException>(() => reader.ReadAsync<string>().AsTask()).WaitAsync(TimeSpan.FromSeconds(20));
    }

    private static byte[] Encode()
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream))
        {
            for (var i = 0; i < Items; i++)
            {
                switch (i % 6)
                {
                    case 0:
                        writer.Write(i);
                        break;
                    case 1:
                        writer.Write(LeafOf(i));
                        break;
                    case 2:
                        writer.Write(new string('s', i % 700));
                        break;
                    case 3:
                        writer.Write<Leaf?>(null);
                        break;
                    case 4:
                        writer.Write(new byte[i % 2000]);
                        break;
                    default:
                        writer.Write(new IntThenDateTime { Number = i });
                        break;
                }
            }
        }

        return stream.ToArray();
    }

    private static Leaf LeafOf(int i) => new() { Id = i, Name = $"leaf {i}" };

    private static void Check(int i, FastSerStreamReader reader)
    {
        switch (i % 6)
        {
            case 0:
                Assert.Equal(i, reader.Read<int>());
                break;
            case 1:
                Differences.AssertNone(LeafOf(i), reader.Read<Leaf>(), "leaf");
                break;
            case 2:
                Assert.Equal(new string('s', i % 700), reader.Read<string>());
                break;
            case 3:
                Assert.Null(reader.Read<Leaf?>());
                break;
            case 4:
                Assert.Equal(i % 2000, reader.Read<byte[]>().Length);
                break;
            default:
                Assert.Equal(i, reader.Read<IntThenDateTime>().Number);
                break;
        }
    }

    private static async Task CheckAsync(int i, FastSerStreamReader reader)
    {
        switch (i % 6)
        {
            case 0:
                Assert.Equal(i, await reader.ReadAsync<int>());
                break;
            case 2:
                Assert.Equal(new string('s', i % 700), await reader.ReadAsync<string>());
                break;
            default:
                Assert.Equal(i % 2000, (await reader.ReadAsync<byte[]>()).Length);
                break;
        }
    }

    private static async Task<(Socket Client, Socket Server)> ConnectAsync()
    {
        using var listener = new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp);
        listener.Bind(new IPEndPoint(IPAddress.Loopback, 0));
        listener.Listen();
        var client = new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp);
        await client.ConnectAsync(listener.LocalEndPoint!);
        return (client, await listener.AcceptAsync());
    }
}
