namespace FastSer.TestTypes;

public enum ULongEnum : ulong
{
    None,
    Last = ulong.MaxValue,
}
