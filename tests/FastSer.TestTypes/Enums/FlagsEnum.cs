namespace FastSer.TestTypes;

[Flags]
public enum FlagsEnum : short
{
    None = 0,
    A = 1,
    B = 2,
    C = 4,
}
