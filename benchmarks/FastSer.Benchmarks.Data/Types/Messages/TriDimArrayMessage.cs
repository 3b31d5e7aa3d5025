namespace FastSer.Benchmarks.Data.Messages;

/// <summary>Suite 003: an array of three dimensions.</summary>
[FastSerType(Members = FastSerMembers.All, Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class TriDimArrayMessage : MessageBase
{
    private int[,,]? _int3Arr;

    public TriDimArrayMessage()
    {
    }

    public TriDimArrayMessage(MessageRandom random)
    {
        var x = random.Next(100) + 1;
        var y = random.Next(70) + 1;
        var z = random.Next(40) + 1;
        _int3Arr = new int[z, y, x];
        for (var i = 0; i < z; i++)
        {
            for (var j = 0; j < y; j++)
            {
                for (var k = 0; k < x; k++)
                    _int3Arr[i, j, k] = (int)random.Next();
            }
        }
    }
}
