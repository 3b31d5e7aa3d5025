using System.Buffers;
using FastSer.Benchmarks.Data.Messages;

namespace FastSer.Benchmarks.Systems.FastSerSystem;

internal sealed partial class FastSerAdapter
{
    private delegate void ReadAll<T>(ReadOnlySpan<byte> input, T[] items);

    // Each delegate is written out so that its type is exact.
    private IEnumerable<RowEntry>? EnterItems(Row row) => row switch
    {
        ItemRow<LargeStruct> r => Enter(
            r,
            (output, items) =>
            {
                foreach (var item in items)
                    FastSerializer.Serialize(output, item);
            },
            (input, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                {
                    items[i] = FastSerializer.Deserialize<LargeStruct>(input, out var consumed);
                    input = input[consumed..];
                }
            }),
        ItemRow<Guid> r => Enter(
            r,
            (output, items) =>
            {
                foreach (var item in items)
                    FastSerializer.Serialize(output, item);
            },
            (input, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                {
                    items[i] = FastSerializer.Deserialize<Guid>(input, out var consumed);
                    input = input[consumed..];
                }
            }),
        ItemRow<int> r => Enter(
            r,
            (output, items) =>
            {
                foreach (var item in items)
                    FastSerializer.Serialize(output, item);
            },
            (input, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                {
                    items[i] = FastSerializer.Deserialize<int>(input, out var consumed);
                    input = input[consumed..];
                }
            }),
        ItemRow<U8Message> r => Enter(
            r,
            (output, items) =>
            {
                foreach (var item in items)
                    FastSerializer.Serialize(output, item);
            },
            (input, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                {
                    items[i] = FastSerializer.Deserialize<U8Message>(input, out var consumed);
                    input = input[consumed..];
                }
            }),
        ItemRow<S16Message> r => Enter(
            r,
            (output, items) =>
            {
                foreach (var item in items)
                    FastSerializer.Serialize(output, item);
            },
            (input, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                {
                    items[i] = FastSerializer.Deserialize<S16Message>(input, out var consumed);
                    input = input[consumed..];
                }
            }),
        ItemRow<S32Message> r => Enter(
            r,
            (output, items) =>
            {
                foreach (var item in items)
                    FastSerializer.Serialize(output, item);
            },
            (input, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                {
                    items[i] = FastSerializer.Deserialize<S32Message>(input, out var consumed);
                    input = input[consumed..];
                }
            }),
        ItemRow<S64Message> r => Enter(
            r,
            (output, items) =>
            {
                foreach (var item in items)
                    FastSerializer.Serialize(output, item);
            },
            (input, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                {
                    items[i] = FastSerializer.Deserialize<S64Message>(input, out var consumed);
                    input = input[consumed..];
                }
            }),
        ItemRow<DecimalMessage> r => Enter(
            r,
            (output, items) =>
            {
                foreach (var item in items)
                    FastSerializer.Serialize(output, item);
            },
            (input, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                {
                    items[i] = FastSerializer.Deserialize<DecimalMessage>(input, out var consumed);
                    input = input[consumed..];
                }
            }),
        ItemRow<NullableDecimalMessage> r => Enter(
            r,
            (output, items) =>
            {
                foreach (var item in items)
                    FastSerializer.Serialize(output, item);
            },
            (input, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                {
                    items[i] = FastSerializer.Deserialize<NullableDecimalMessage>(input, out var consumed);
                    input = input[consumed..];
                }
            }),
        ItemRow<PrimitivesMessage> r => Enter(
            r,
            (output, items) =>
            {
                foreach (var item in items)
                    FastSerializer.Serialize(output, item);
            },
            (input, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                {
                    items[i] = FastSerializer.Deserialize<PrimitivesMessage>(input, out var consumed);
                    input = input[consumed..];
                }
            }),
        ItemRow<DictionaryMessage> r => Enter(
            r,
            (output, items) =>
            {
                foreach (var item in items)
                    FastSerializer.Serialize(output, item);
            },
            (input, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                {
                    items[i] = FastSerializer.Deserialize<DictionaryMessage>(input, out var consumed);
                    input = input[consumed..];
                }
            }),
        ItemRow<ComplexMessage> r => Enter(
            r,
            (output, items) =>
            {
                foreach (var item in items)
                    FastSerializer.Serialize(output, item);
            },
            (input, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                {
                    items[i] = FastSerializer.Deserialize<ComplexMessage>(input, out var consumed);
                    input = input[consumed..];
                }
            }),
        ItemRow<StringMessage> r => Enter(
            r,
            (output, items) =>
            {
                foreach (var item in items)
                    FastSerializer.Serialize(output, item);
            },
            (input, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                {
                    items[i] = FastSerializer.Deserialize<StringMessage>(input, out var consumed);
                    input = input[consumed..];
                }
            }),
        ItemRow<StructMessage> r => Enter(
            r,
            (output, items) =>
            {
                foreach (var item in items)
                    FastSerializer.Serialize(output, item);
            },
            (input, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                {
                    items[i] = FastSerializer.Deserialize<StructMessage>(input, out var consumed);
                    input = input[consumed..];
                }
            }),
        ItemRow<ByteArrayMessage> r => Enter(
            r,
            (output, items) =>
            {
                foreach (var item in items)
                    FastSerializer.Serialize(output, item);
            },
            (input, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                {
                    items[i] = FastSerializer.Deserialize<ByteArrayMessage>(input, out var consumed);
                    input = input[consumed..];
                }
            }),
        ItemRow<IntArrayMessage> r => Enter(
            r,
            (output, items) =>
            {
                foreach (var item in items)
                    FastSerializer.Serialize(output, item);
            },
            (input, items) =>
            {
                for (var i = 0; i < items.Length; i++)
                {
                    items[i] = FastSerializer.Deserialize<IntArrayMessage>(input, out var consumed);
                    input = input[consumed..];
                }
            }),
        _ => null,
    };

    private IEnumerable<RowEntry> Enter<T>(
        ItemRow<T> row, Action<ArrayBufferWriter<byte>, T[]> write, ReadAll<T> read) =>
        row.Operation == RowOperation.SendItems
            ? Refuse("no call that reads items from a connection")
            :
            [
                ItemLoops.Enter(row.Operation, new ItemCodec<T>(Name, row.Items)
                {
                    OpenWriter = stream => OpenWriter(stream, write),
                    OpenReader = stream => items => read(((MemoryStream)stream).GetBuffer(), items),
                    Note = "through a reused buffer",
                }),
            ];

    private static Action<T[]> OpenWriter<T>(Stream stream, Action<ArrayBufferWriter<byte>, T[]> write)
    {
        var buffer = new ArrayBufferWriter<byte>();
        return items =>
        {
            buffer.ResetWrittenCount();
            write(buffer, items);
            stream.Write(buffer.WrittenSpan);
        };
    }
}
