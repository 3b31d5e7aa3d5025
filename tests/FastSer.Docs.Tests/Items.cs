using System.Runtime.CompilerServices;

namespace FastSer.Docs.Tests;

/// <summary>A message sequence of the examples, as it is written and as it is read.</summary>
internal sealed class Items
{
    private readonly List<Action<FastSerStreamWriter>> _writes = [];
    private readonly List<Action<FastSerStreamReader>> _reads = [];

    [MethodImpl(MethodImplOptions.NoInlining)]
    public Items Add<T>(T item)
    {
        _writes.Add(writer => writer.Write(item));
        _reads.Add(reader => Assert.Equal(item, reader.Read<T>()));
        return this;
    }

    /// <summary>Checks that the bytes are read as the items, and writes them.</summary>
    public byte[] ReadAndWrite(byte[] bytes)
    {
        using var reader = new FastSerStreamReader(new MemoryStream(bytes));
        _reads.ForEach(read => read(reader));
        Assert.False(reader.HasNext());

        var stream = new MemoryStream();
        using var writer = new FastSerStreamWriter(stream);
        _writes.ForEach(write => write(writer));
        writer.Flush();
        return stream.ToArray();
    }
}
