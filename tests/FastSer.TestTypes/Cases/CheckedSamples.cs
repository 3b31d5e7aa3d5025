namespace FastSer.TestTypes;

/// <summary>Sample values of structs with bytes that are no value.</summary>
internal static class CheckedSamples
{
    public static readonly DayAndNumber[] DayAndNumber = Make(static i => new DayAndNumber
    {
        Day = At(Edge.DateOnlys, i),
        Number = At(Edge.Int32s, i + 1),
    });
    public static readonly TimeAndFlag[] TimeAndFlag = Make(static i => new TimeAndFlag
    {
        Flag = At(Edge.Booleans, i),
        Time = At(Edge.TimeOnlys, i + 1),
    });
    public static readonly RuneAndByte[] RuneAndByte = Make(static i => new RuneAndByte
    {
        Byte = At(Edge.Bytes, i),
        Rune = At(Edge.Runes, i + 1),
    });
    public static readonly PricedFlag[] PricedFlag = Make(static i => new PricedFlag
    {
        Price = At(Edge.Decimals, i),
        Flag = At(Edge.Booleans, i + 1),
    }, static v => (v.Price, v.Flag));
    public static readonly TwoPrices[] TwoPrices = Make(static i => new TwoPrices
    {
        First = At(Edge.Decimals, i),
        Second = At(Edge.Decimals, i + 1),
    }, static v => (v.First, v.Second));
    public static readonly TwoDates[] TwoDates = Make(static i => new TwoDates
    {
        First = At(Edge.DateTimes, i),
        Second = At(Edge.DateTimes, i + 1),
    }, static v => (v.First, v.Second));
    public static readonly FiveDates[] FiveDates = Make(static i => new FiveDates
    {
        A = At(Edge.DateTimes, i),
        B = At(Edge.DateTimes, i + 1),
        C = At(Edge.DateTimes, i + 2),
        D = At(Edge.DateTimes, i + 3),
        E = At(Edge.DateTimes, i + 4),
    });
    public static readonly Flags[] Flags = Make(static i => new Flags
    {
        A = At(Edge.Booleans, i),
        B = At(Edge.Booleans, i + 1),
        C = At(Edge.Booleans, i + 2),
    });

    public static readonly WrappedRune[] WrappedRune = Make(static i => new WrappedRune
    {
        Rune = At(RuneAndByte, i),
        Flags = At(Flags, i),
        Kind = (ByteEnum)At(Edge.Bytes, i),
    });

    private static T At<T>(T[] values, int index) => Samples.At(values, index);

    private static T[] Make<T>(Func<int, T> make) => Samples.Make(make);

    private static T[] Make<T, TMembers>(Func<int, T> make, Func<T, TMembers> members) => Samples.Make(make, members);
}
