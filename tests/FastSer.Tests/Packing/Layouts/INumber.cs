namespace FastSer.Tests.Packing.Layouts;

/// <summary>A number that is a type, so that a type argument can choose a layout.</summary>
internal interface INumber
{
    static abstract int Value { get; }
}

internal readonly struct Zero : INumber
{
    public static int Value => 0;
}

internal readonly struct Double<T> : INumber
    where T : INumber
{
    public static int Value => 2 * T.Value;
}

internal readonly struct DoubleAndOne<T> : INumber
    where T : INumber
{
    public static int Value => (2 * T.Value) + 1;
}
