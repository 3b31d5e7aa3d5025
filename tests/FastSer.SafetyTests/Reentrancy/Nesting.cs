namespace FastSer.SafetyTests.Reentrancy;

/// <summary>Its getter, its setter and its constructor all call the serializer, three levels deep.</summary>
[FastSerType]
public sealed partial class Nesting
{
    private byte[] _inner = [];

    public Nesting(int level)
    {
        Level = level;
        Check(level);
    }

    public int Level { get; }

    public string Text { get; set; } = "text";

    public byte[] Inner
    {
        get
        {
            Check(Level);
            return Level == 0 ? _inner : FastSerializer.Serialize(new Nesting(Level - 1));
        }

        set
        {
            Check(Level);
            _inner = value;
            Child = value.Length == 0 ? null : FastSerializer.Deserialize<Nesting>(value);
        }
    }

    [FastSerIgnore]
    public Nesting? Child { get; private set; }

    private static void Check(int level)
    {
        var bytes = FastSerializer.Serialize(new List<int> { level, -level });
        if (!FastSerializer.Deserialize<List<int>>(bytes).SequenceEqual([level, -level]))
        {
            throw new InvalidOperationException("A nested call went wrong.");
        }
    }
}
