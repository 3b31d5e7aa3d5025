namespace FastSer.TestTypes;

[FastSerType]
public partial class EnumCollections
{
    public ByteEnum[]? Bytes { get; set; }
    public SByteEnum[]? SBytes { get; set; }
    public List<ShortEnum>? Int16s { get; set; }
    public List<UShortEnum>? UInt16s { get; set; }
    public IntEnum[]? Int32s { get; set; }
    public HashSet<UIntEnum>? UInt32s { get; set; }
    public Dictionary<LongEnum, ULongEnum>? Pairs { get; set; }
    public List<FlagsEnum?>? Flags { get; set; }
}
