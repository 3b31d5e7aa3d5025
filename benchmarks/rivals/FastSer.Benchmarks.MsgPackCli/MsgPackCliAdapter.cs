using FastSer.Benchmarks.Data;
using MsgPack;
using MsgPack.Serialization;

namespace FastSer.Benchmarks.Rivals;

/// <summary>
/// MsgPack.Cli with a serializer by hand for suite 004, as in the source; the hardcore rows of the source run the same code.
/// </summary>
public sealed class MsgPackCliAdapter : ISystemAdapter
{
    private readonly SerializationContext _context = new();

    public MsgPackCliAdapter() => _context.Serializers.Register(new BeerSerializer(_context));

    public string Name => "MsgPack.Cli";

    public string Version => PackageVersion.Of(typeof(SerializationContext));

    public IEnumerable<RowEntry> Enter(Row row) => row switch
    {
        Row<int[]> r => Enter(r),
        Row<double[]> r => Enter(r),
        Row<Beer> r => Enter(r),
        Row<Beer[]> r => Enter(r),
        _ => [new Absence(Name, "runs suite 004 only, where the source has it")],
    };

    private IEnumerable<RowEntry> Enter<T>(Row<T> row)
    {
        var serializer = _context.GetSerializer<T>();
        return CodecLoops.EnterAll(row.Operation, new Codec<T>(Name, row.Inputs)
        {
            ToArray = serializer.PackSingleObject,
            Read = serializer.UnpackSingleObject,
            ToStream = serializer.Pack,
            FromStream = serializer.Unpack,
            Skip = Skip,
            Note = row.Operation == RowOperation.Skip ? "a new unpacker for each value" : "",
        });
    }

    private static int Skip(byte[] bytes)
    {
        using var unpacker = Unpacker.Create(bytes);
        return (int)unpacker.Skip()!;
    }
}
