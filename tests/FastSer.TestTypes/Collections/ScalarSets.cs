namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class ScalarSets
{
    public HashSet<bool>? Booleans { get; set; }
    public HashSet<byte>? Bytes { get; set; }
    public HashSet<char>? Chars { get; set; }
    public HashSet<int>? Int32s { get; set; }
    public HashSet<double>? Doubles { get; set; }
    public HashSet<decimal>? Decimals { get; set; }
    public HashSet<Guid>? Guids { get; set; }
    public HashSet<DateTime>? DateTimes { get; set; }
    public HashSet<DateTimeOffset>? DateTimeOffsets { get; set; }
    public HashSet<string?>? Strings { get; set; }
    public HashSet<int?>? Nullables { get; set; }
}
