using FastSer.CompilerServices;

namespace FastSer.TestKit.Operations;

/// <summary>A serializer as the generator emits it for a root <c>Dictionary&lt;int, T&gt;</c>, for types that no code names in one.</summary>
internal sealed class EntriesSerializer<T> : TypeSerializer<Dictionary<int, T>>
{
    private const int MinimumSize = sizeof(int) + 1;

    private readonly TypeSerializer<T> _value = SerializerCache<T>.Instance;

    public override WireShape Shape => WireShape.Map(WireShape.Scalar(WireScalar.Int32), _value.Shape);

    public override void Write(ref FastWriter writer, Dictionary<int, T> value)
    {
        writer.WriteCount(value.Count);
        foreach (var entry in value)
        {
            Write(ref writer, entry);
        }
    }

    public override Dictionary<int, T> Read(ref FastReader reader)
    {
        var count = reader.ReadCount(MinimumSize);
        if (count < 0)
        {
            return null!;
        }

        var items = new Dictionary<int, T>(count);
        var guard = new KeyGuard<int>(count);
        reader.BeginItems(count, MinimumSize);
        for (var i = 0; i < count; i++)
        {
            reader.NextItem(MinimumSize);
            var key = reader.ReadInt32();
            items = guard.Watch(items, key);
            reader.AddUnique(items, key, _value.Read(ref reader));
        }

        return items;
    }

    public override IncrementalReader<Dictionary<int, T>> CreateItems() => IncrementalReader.Dictionary<Dictionary<int, T>, int, T>(
        MinimumSize, reserves: true, (ref FastReader reader) => new(reader.ReadInt32(), _value.Read(ref reader)), watchesKeys: true);

    public override IncrementalWriter? CreateOutput(Dictionary<int, T> value) => IncrementalWriter.Entries<int, T>(value, Write);

    private void Write(ref FastWriter writer, KeyValuePair<int, T> entry)
    {
        writer.WriteInt32(entry.Key);
        _value.Write(ref writer, entry.Value);
    }
}
