namespace FastSer.TestTypes;

public enum UShortEnum : ushort
{
    None,
    Last = ushort.MaxValue,
}
