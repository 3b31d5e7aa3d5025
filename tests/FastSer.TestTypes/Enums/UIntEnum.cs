namespace FastSer.TestTypes;

public enum UIntEnum : uint
{
    None,
    Last = uint.MaxValue,
}
