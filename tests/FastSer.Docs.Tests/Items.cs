using System.Runtime.CompilerServices;
using FastSer.ReferenceCodec;
using FastSer.TestKit;

namespace FastSer.Docs.Tests;

/// <summary>A message sequence of the examples, as it is written and as it is read.</summary>
internal sealed class Items
{
    private readonly List<Action<FastSerStreamWriter>> _writes = [];
    private readonly List<Action<FastSerStreamReader>> _reads = [];
    private readonly List<(ReferenceModel Model, object? Item)> _items = [];

    [MethodImpl(MethodImplOptions.NoInlining)]
    public Items Add<T>(T item)
    {
        _writes.Add(writer => writer.Write(item));
        _items.Add((ReferenceModel.Of(typeof(T)), item));
        _reads.Add(reader => Assert.Equal(item, reader.Read<T>()));
        return this;
    }

    /// <summary>Reads and writes the items by the reference codec.</summary>
    public byte[] ReadAndWriteByReference(byte[] bytes)
    {
        foreach (var (model, item) in _items)
        {
            var decoded = MessageCodec.DecodeItem(model.Schema, bytes);
            Assert.True(decoded.IsAccepted, $"{decoded.Error} at {decoded.Offset}");
            Assert.Equal(model.Print(item), ValueText.Of(model.Schema, decoded.Value!));
            bytes = bytes[decoded.Offset..];
        }

        Assert.Empty(bytes);
        return [.. _items.SelectMany(static i => MessageCodec.EncodeItem(i.Model.Schema, i.Model.ToValue(i.Item)))];
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
