namespace FastSer.TestTypes;

public enum LongEnum : long
{
    First = long.MinValue,
    None = 0,
    Last = long.MaxValue,
}
