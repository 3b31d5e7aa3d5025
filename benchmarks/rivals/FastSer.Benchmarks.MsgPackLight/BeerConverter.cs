using FastSer.Benchmarks.Data;
using ProGaudi.MsgPack.Light;

namespace FastSer.Benchmarks.Rivals;

/// <summary>A map of four members by name.</summary>
/// <param name="areNamesEncoded">Whether the names are encoded once; this concerns writing only.</param>
internal sealed class BeerConverter(bool areNamesEncoded) : IMsgPackConverter<Beer>
{
    private MsgPackContext _context = null!;
    private IMsgPackConverter<string> _texts = null!;
    private IMsgPackConverter<List<string>> _lists = null!;
    private IMsgPackConverter<float> _floats = null!;
    private byte[] _brand = [];
    private byte[] _sort = [];
    private byte[] _alcohol = [];
    private byte[] _brewery = [];

    public void Initialize(MsgPackContext context)
    {
        _context = context;
        _texts = context.GetConverter<string>();
        _lists = context.GetConverter<List<string>>();
        _floats = context.GetConverter<float>();
        _brand = Encode(nameof(Beer.Brand));
        _sort = Encode(nameof(Beer.Sort));
        _alcohol = Encode(nameof(Beer.Alcohol));
        _brewery = Encode(nameof(Beer.Brewery));
    }

    public void Write(Beer? value, IMsgPackWriter writer)
    {
        if (value is null)
        {
            _context.NullConverter.Write(null, writer);
            return;
        }

        writer.WriteMapHeader(4);
        WriteName(nameof(Beer.Brand), _brand, writer);
        _texts.Write(value.Brand!, writer);
        WriteName(nameof(Beer.Sort), _sort, writer);
        _lists.Write(value.Sort!, writer);
        WriteName(nameof(Beer.Alcohol), _alcohol, writer);
        _floats.Write(value.Alcohol, writer);
        WriteName(nameof(Beer.Brewery), _brewery, writer);
        _texts.Write(value.Brewery!, writer);
    }

    public Beer Read(IMsgPackReader reader)
    {
        if (reader.ReadMapLength() is not { } count)
            return null!;
        var beer = new Beer();
        for (var i = 0; i < count; i++)
        {
            switch (_texts.Read(reader))
            {
                case nameof(Beer.Brand):
                    beer.Brand = _texts.Read(reader);
                    break;
                case nameof(Beer.Sort):
                    beer.Sort = _lists.Read(reader);
                    break;
                case nameof(Beer.Alcohol):
                    beer.Alcohol = _floats.Read(reader);
                    break;
                case nameof(Beer.Brewery):
                    beer.Brewery = _texts.Read(reader);
                    break;
                case var name:
                    throw new InvalidDataException($"There is no member '{name}'.");
            }
        }

        return beer;
    }

    private void WriteName(string name, byte[] encoded, IMsgPackWriter writer)
    {
        if (areNamesEncoded)
            writer.Write(encoded);
        else
            _texts.Write(name, writer);
    }

    private byte[] Encode(string name) => MsgPackSerializer.Serialize(name, _context);
}
