using FastSer.CompilerServices;

namespace FastSer.TestKit.Operations;

/// <summary>A serializer as the generator emits it for a root <c>List&lt;T&gt;</c>, for types that no code names as one.</summary>
internal sealed class ElementsSerializer<T>(bool reserves) : TypeSerializer<List<T>>
{
    private readonly TypeSerializer<T> _element = SerializerCache<T>.Instance;

    public override WireShape Shape => WireShape.Sequence(_element.Shape);

    public override void Write(ref FastWriter writer, List<T> value)
    {
        writer.WriteCount(value.Count);
        foreach (var item in value)
        {
            _element.Write(ref writer, item);
        }
    }

    public override List<T> Read(ref FastReader reader)
    {
        var count = reader.ReadCount(minimumElementSize: 1);
        if (count < 0)
        {
            return null!;
        }

        var items = new List<T>(count);
        if (reserves)
        {
            reader.BeginItems(count, minimumElementSize: 1);
        }

        for (var i = 0; i < count; i++)
        {
            if (reserves)
            {
                reader.NextItem(minimumElementSize: 1);
            }

            items.Add(_element.Read(ref reader));
        }

        return items;
    }

    public override IncrementalReader<List<T>> CreateItems() =>
        IncrementalReader.List<List<T>, T>(minimumElementSize: 1, reserves, (ref FastReader reader) => _element.Read(ref reader));

    public override IncrementalWriter? CreateOutput(List<T> value) => IncrementalWriter.Items<T>(value, _element.Write);
}
