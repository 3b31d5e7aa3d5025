namespace FastSer.TestTypes;

public enum SByteEnum : sbyte
{
    First = -128,
    None = 0,
    Last = 127,
}
