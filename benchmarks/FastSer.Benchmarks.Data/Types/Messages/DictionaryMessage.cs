using System.Globalization;

namespace FastSer.Benchmarks.Data.Messages;

/// <summary>Suite 003: two maps of up to 1000 entries; repeated keys overwrite.</summary>
[FastSerType(Members = FastSerMembers.All, Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class DictionaryMessage : MessageBase
{
    private Dictionary<int, int>? _intMap;
    private Dictionary<string, SimpleClass2>? _obMap;

    public DictionaryMessage()
    {
    }

    public DictionaryMessage(MessageRandom random)
    {
        var count = random.Next(0, 1000);
        if (count > 0)
        {
            _intMap = [];
            for (var i = 0; i < count; i++)
                _intMap[(int)random.Next()] = (int)random.Next();
        }

        count = random.Next(0, 1000);
        if (count > 0)
        {
            _obMap = [];
            for (var i = 0; i < count; i++)
                _obMap[i.ToString(CultureInfo.InvariantCulture)] = new SimpleClass2(random);
        }
    }
}
