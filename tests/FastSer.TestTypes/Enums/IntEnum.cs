namespace FastSer.TestTypes;

public enum IntEnum
{
    First = int.MinValue,
    None = 0,
    One = 1,
    Last = int.MaxValue,
}
