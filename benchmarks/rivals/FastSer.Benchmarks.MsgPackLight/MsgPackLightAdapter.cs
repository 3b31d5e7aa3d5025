using FastSer.Benchmarks.Data;
using ProGaudi.MsgPack.Light;

namespace FastSer.Benchmarks.Rivals;

/// <summary>MsgPack.Light with the converters of its own benchmark: member names looked up, or encoded once ("hardcore").</summary>
public sealed class MsgPackLightAdapter : ISystemAdapter
{
    private readonly MsgPackContext _context = new();
    private readonly MsgPackContext _hardcoreContext = new();
    private readonly MsgPackContext _skipContext = new();

    public MsgPackLightAdapter()
    {
        _context.RegisterConverter(new BeerConverter(areNamesEncoded: false));
        _hardcoreContext.RegisterConverter(new BeerConverter(areNamesEncoded: true));
        _skipContext.RegisterConverter(new SkipConverter<Beer>());
        _skipContext.RegisterConverter(new SkipConverter<Beer[]>());
    }

    public string Name => "MsgPack.Light";

    public string Version => PackageVersion.Of(typeof(MsgPackSerializer));

    public IEnumerable<RowEntry> Enter(Row row) => row switch
    {
        Row<int[]> r => Enter(r, _context),
        Row<double[]> r => Enter(r, _context),
        Row<Beer> r => Enter(r, _context, _hardcoreContext),
        Row<Beer[]> r => Enter(r, _context, _hardcoreContext),
        _ => [new Absence(Name, "needs a converter by hand for each type, and they are written for suite 004 only")],
    };

    private IEnumerable<RowEntry> Enter<T>(Row<T> row, MsgPackContext context, MsgPackContext? hardcore = null)
    {
        Codec<T>[] codecs = hardcore is null || row.Operation == RowOperation.Skip
            ? [CodecOf(Name, row, context)]
            : [CodecOf(Name, row, context), CodecOf($"{Name} hardcore", row, hardcore)];
        return CodecLoops.EnterAll(row.Operation, codecs);
    }

    private Codec<T> CodecOf<T>(string name, Row<T> row, MsgPackContext context) => new(name, row.Inputs)
    {
        ToArray = value => MsgPackSerializer.Serialize(value, context),
        Read = bytes => MsgPackSerializer.Deserialize<T>(bytes, context),
        ToStream = (stream, value) => MsgPackSerializer.Serialize(value, (MemoryStream)stream, context),
        FromStream = stream => MsgPackSerializer.Deserialize<T>((MemoryStream)stream, context),
        Skip = Skip<T>,
    };

    /// <summary>The library does not say how many bytes it skipped.</summary>
    private int Skip<T>(byte[] bytes)
    {
        MsgPackSerializer.Deserialize<T>(bytes, _skipContext);
        return bytes.Length;
    }
}
