using FastSer.Benchmarks.Data.Messages;

namespace FastSer.Benchmarks.Systems.FastSerSystem;

internal sealed partial class FastSerAdapter
{
    // Each delegate is written out so that its type is exact.
    private IEnumerable<RowEntry>? EnterItems(Row row) => row switch
    {
        ItemRow<LargeStruct> r => Enter(
            r,
            (writer, items) =>
            {
                foreach (var item in items)
                    writer.Write(item);
            },
            (reader, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                    items[i] = reader.Read<LargeStruct>();
            }),
        ItemRow<Guid> r => Enter(
            r,
            (writer, items) =>
            {
                foreach (var item in items)
                    writer.Write(item);
            },
            (reader, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                    items[i] = reader.Read<Guid>();
            }),
        ItemRow<int> r => Enter(
            r,
            (writer, items) =>
            {
                foreach (var item in items)
                    writer.Write(item);
            },
            (reader, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                    items[i] = reader.Read<int>();
            }),
        ItemRow<U8Message> r => Enter(
            r,
            (writer, items) =>
            {
                foreach (var item in items)
                    writer.Write(item);
            },
            (reader, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                    items[i] = reader.Read<U8Message>();
            }),
        ItemRow<S16Message> r => Enter(
            r,
            (writer, items) =>
            {
                foreach (var item in items)
                    writer.Write(item);
            },
            (reader, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                    items[i] = reader.Read<S16Message>();
            }),
        ItemRow<S32Message> r => Enter(
            r,
            (writer, items) =>
            {
                foreach (var item in items)
                    writer.Write(item);
            },
            (reader, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                    items[i] = reader.Read<S32Message>();
            }),
        ItemRow<S64Message> r => Enter(
            r,
            (writer, items) =>
            {
                foreach (var item in items)
                    writer.Write(item);
            },
            (reader, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                    items[i] = reader.Read<S64Message>();
            }),
        ItemRow<DecimalMessage> r => Enter(
            r,
            (writer, items) =>
            {
                foreach (var item in items)
                    writer.Write(item);
            },
            (reader, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                    items[i] = reader.Read<DecimalMessage>();
            }),
        ItemRow<NullableDecimalMessage> r => Enter(
            r,
            (writer, items) =>
            {
                foreach (var item in items)
                    writer.Write(item);
            },
            (reader, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                    items[i] = reader.Read<NullableDecimalMessage>();
            }),
        ItemRow<PrimitivesMessage> r => Enter(
            r,
            (writer, items) =>
            {
                foreach (var item in items)
                    writer.Write(item);
            },
            (reader, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                    items[i] = reader.Read<PrimitivesMessage>();
            }),
        ItemRow<DictionaryMessage> r => Enter(
            r,
            (writer, items) =>
            {
                foreach (var item in items)
                    writer.Write(item);
            },
            (reader, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                    items[i] = reader.Read<DictionaryMessage>();
            }),
        ItemRow<ComplexMessage> r => Enter(
            r,
            (writer, items) =>
            {
                foreach (var item in items)
                    writer.Write(item);
            },
            (reader, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                    items[i] = reader.Read<ComplexMessage>();
            }),
        ItemRow<StringMessage> r => Enter(
            r,
            (writer, items) =>
            {
                foreach (var item in items)
                    writer.Write(item);
            },
            (reader, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                    items[i] = reader.Read<StringMessage>();
            }),
        ItemRow<StructMessage> r => Enter(
            r,
            (writer, items) =>
            {
                foreach (var item in items)
                    writer.Write(item);
            },
            (reader, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                    items[i] = reader.Read<StructMessage>();
            }),
        ItemRow<BoxedPrimitivesMessage> r => Enter(
            r,
            (writer, items) =>
            {
                foreach (var item in items)
                    writer.Write(item);
            },
            (reader, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                    items[i] = reader.Read<BoxedPrimitivesMessage>();
            }),
        ItemRow<ByteArrayMessage> r => Enter(
            r,
            (writer, items) =>
            {
                foreach (var item in items)
                    writer.Write(item);
            },
            (reader, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                    items[i] = reader.Read<ByteArrayMessage>();
            }),
        ItemRow<IntArrayMessage> r => Enter(
            r,
            (writer, items) =>
            {
                foreach (var item in items)
                    writer.Write(item);
            },
            (reader, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                    items[i] = reader.Read<IntArrayMessage>();
            }),
        ItemRow<TriDimArrayMessage> r => Enter(
            r,
            (writer, items) =>
            {
                foreach (var item in items)
                    writer.Write(item);
            },
            (reader, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                    items[i] = reader.Read<TriDimArrayMessage>();
            }),
        _ => null,
    };

    private IEnumerable<RowEntry> Enter<T>(
        ItemRow<T> row, Action<FastSerStreamWriter, T[]> write, Action<FastSerStreamReader, T[]> read)
    {
        yield return ItemLoops.Enter(row.Operation, new ItemCodec<T>(Name, row.Items)
        {
            OpenBufferedWriter = stream =>
            {
                var writer = new FastSerStreamWriter(stream);
                return (items => write(writer, items), writer.Flush);
            },
            OpenReader = stream =>
            {
                var reader = new FastSerStreamReader(stream);
                return items => read(reader, items);
            },
            Note = "own buffers of 32 KB",
        });
    }
}
