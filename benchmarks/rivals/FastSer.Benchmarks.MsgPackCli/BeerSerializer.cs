using FastSer.Benchmarks.Data;
using MsgPack;
using MsgPack.Serialization;

namespace FastSer.Benchmarks.Rivals;

/// <summary>A map of four members by name, with the reads that build nothing in between.</summary>
internal sealed class BeerSerializer(SerializationContext context) : MessagePackSerializer<Beer>(context)
{
    private const int Members = 4;

    protected override void PackToCore(Packer packer, Beer objectTree)
    {
        packer.PackMapHeader(Members);
        packer.PackString(nameof(Beer.Brand));
        packer.PackString(objectTree.Brand);
        packer.PackString(nameof(Beer.Sort));
        packer.PackArrayHeader(objectTree.Sort!.Count);
        foreach (var sort in objectTree.Sort)
            packer.PackString(sort);
        packer.PackString(nameof(Beer.Alcohol));
        packer.Pack(objectTree.Alcohol);
        packer.PackString(nameof(Beer.Brewery));
        packer.PackString(objectTree.Brewery);
    }

    protected override Beer UnpackFromCore(Unpacker unpacker)
    {
        var beer = new Beer();
        for (var i = UnpackHelpers.GetItemsCount(unpacker); i > 0; i--)
        {
            unpacker.ReadString(out var name);
            switch (name)
            {
                case nameof(Beer.Brand):
                    unpacker.ReadString(out var brand);
                    beer.Brand = brand;
                    break;
                case nameof(Beer.Sort):
                    beer.Sort = ReadSort(unpacker);
                    break;
                case nameof(Beer.Alcohol):
                    unpacker.ReadSingle(out var alcohol);
                    beer.Alcohol = alcohol;
                    break;
                case nameof(Beer.Brewery):
                    unpacker.ReadString(out var brewery);
                    beer.Brewery = brewery;
                    break;
                default:
                    throw new InvalidDataException($"There is no member '{name}'.");
            }
        }

        return beer;
    }

    private static List<string> ReadSort(Unpacker unpacker)
    {
        unpacker.ReadArrayLength(out var count);
        var sorts = new List<string>((int)count);
        for (var i = 0L; i < count; i++)
        {
            unpacker.ReadString(out var sort);
            sorts.Add(sort);
        }

        return sorts;
    }
}
