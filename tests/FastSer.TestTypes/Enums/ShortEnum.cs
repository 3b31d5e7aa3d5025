namespace FastSer.TestTypes;

public enum ShortEnum : short
{
    First = short.MinValue,
    None = 0,
    Last = short.MaxValue,
}
