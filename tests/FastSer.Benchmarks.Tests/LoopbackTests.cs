namespace FastSer.Benchmarks.Tests;

/// <summary>Rows over a connection: a reader that fails must end the pass, however much is still to be written.</summary>
public class LoopbackTests
{
    [Fact]
    public void FailureOfTheReaderEndsTheWriter()
    {
        // More than both ends of a connection hold.
        byte[][] items = [new byte[50_000_000]];
        var candidate = ItemLoops.Enter(RowOperation.SendItems, new ItemCodec<byte[]>("failing", items)
        {
            OpenWriter = static stream => items =>
            {
                foreach (var item in items)
                    stream.Write(item);
            },
            OpenReader = static stream => items =>
            {
                if (stream is not MemoryStream && stream.ReadByte() >= 0)
                    throw new InvalidDataException("no such item");
            },
        });

        Assert.Equal("no such item", Assert.Throws<InvalidDataException>(() => candidate.Repeat(1)).Message);
        Assert.Equal("no such item", Assert.Throws<InvalidDataException>(() => candidate.Repeat(1)).Message);
        candidate.Release();
    }
}
