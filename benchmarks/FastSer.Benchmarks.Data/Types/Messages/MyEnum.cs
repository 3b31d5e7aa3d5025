namespace FastSer.Benchmarks.Data.Messages;

/// <summary>Suite 003.</summary>
public enum MyEnum
{
    Zero,
    One,
    Two,
    Three,
    Four,
    Five,
}
