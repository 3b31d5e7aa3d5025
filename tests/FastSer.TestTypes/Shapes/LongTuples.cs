namespace FastSer.TestTypes;

/// <summary>Tuples of classes with more items than one of them has.</summary>
[FastSerType]
public sealed partial class LongTuples
{
    public Tuple<int, string?, byte, long, bool, char, int, Tuple<string?>>? Eight { get; set; }

    public Tuple<int, int, int, int, int, int, int, Tuple<int, int, int, int, int, int, int, Tuple<int, string?>>>? Sixteen { get; set; }
}
