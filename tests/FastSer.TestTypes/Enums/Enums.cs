namespace FastSer.TestTypes;

[FastSerType]
public partial class Enums
{
    public ByteEnum Byte { get; set; }
    public SByteEnum SByte { get; set; }
    public ShortEnum Int16 { get; set; }
    public UShortEnum UInt16 { get; set; }
    public IntEnum Int32 { get; set; }
    public UIntEnum UInt32 { get; set; }
    public LongEnum Int64 { get; set; }
    public ULongEnum UInt64 { get; set; }
    public FlagsEnum Flags { get; set; }
    public DayOfWeek Foreign { get; set; }
}
