using FastSer.Benchmarks.Data.Messages;
using ProtoBuf;

namespace FastSer.Benchmarks.Rivals;

/// <remarks>The suites from 002 on need no twins: <see cref="WorkloadModel"/> describes their types.</remarks>
public sealed partial class ProtobufNetAdapter : IRowVisitor<IEnumerable<RowEntry>>
{
    public IEnumerable<RowEntry> Visit<T>(Row<T> row)
    {
        WorkloadModel.Describe();
        return CodecLoops.EnterAll(row.Operation, new Codec<T>(Name, row.Inputs)
        {
            ToBuffer = ToBuffer,
            ToArray = ToArray,
            Read = Read<T>,
            ToStream = (stream, value) => Serializer.Serialize(stream, value),
            FromStream = Serializer.Deserialize<T>,
            Dates = DateFidelity.Ticks,
        });
    }

    public IEnumerable<RowEntry> Visit<T, TAnswer>(LookRow<T, TAnswer> row) => EnterLook(row);

    public IEnumerable<RowEntry> Visit<T>(ItemRow<T> row)
    {
        if (typeof(T) == typeof(BoxedPrimitivesMessage))
            return Refuse("no members of type object");
        if (typeof(T) == typeof(TriDimArrayMessage))
            return Refuse("no arrays of several dimensions");
        WorkloadModel.Describe();
        return ItemLoops.EnterAll(row.Operation, new ItemCodec<T>(Name, row.Items)
        {
            OpenWriter = stream => items =>
            {
                foreach (var item in items)
                    Serializer.SerializeWithLengthPrefix(stream, item, PrefixStyle.Base128);
            },
            OpenReader = stream => items =>
            {
                for (var i = 0; i < items.Length; i++)
                    items[i] = Serializer.DeserializeWithLengthPrefix<T>(stream, PrefixStyle.Base128);
            },
            Dates = DateFidelity.Ticks,
            Note = "length-prefixed",
        });
    }
}
