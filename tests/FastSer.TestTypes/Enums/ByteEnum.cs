namespace FastSer.TestTypes;

public enum ByteEnum : byte
{
    None,
    One,
    Last = 255,
}
