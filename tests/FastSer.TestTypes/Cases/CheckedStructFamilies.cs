namespace FastSer.TestTypes;

/// <summary>Structs whose elements are copied or shuffled as memory, but must be checked.</summary>
internal static class CheckedStructFamilies
{
    public static IEnumerable<SequenceFamily> All =>
    [
        Case.Family(
            "DayAndNumber", static (DayAndNumber v) => FastSerializer.Serialize(v),
            static (DayAndNumber[]? v) => FastSerializer.Serialize(v),
            static (List<DayAndNumber>? v) => FastSerializer.Serialize(v), CheckedSamples.DayAndNumber),
        Case.Family(
            "TimeAndFlag", static (TimeAndFlag v) => FastSerializer.Serialize(v),
            static (TimeAndFlag[]? v) => FastSerializer.Serialize(v),
            static (List<TimeAndFlag>? v) => FastSerializer.Serialize(v), CheckedSamples.TimeAndFlag),
        Case.Family(
            "RuneAndByte", static (RuneAndByte v) => FastSerializer.Serialize(v),
            static (RuneAndByte[]? v) => FastSerializer.Serialize(v),
            static (List<RuneAndByte>? v) => FastSerializer.Serialize(v), CheckedSamples.RuneAndByte),
        Case.Family(
            "PricedFlag", static (PricedFlag v) => FastSerializer.Serialize(v),
            static (PricedFlag[]? v) => FastSerializer.Serialize(v),
            static (List<PricedFlag>? v) => FastSerializer.Serialize(v), CheckedSamples.PricedFlag),
        Case.Family(
            "TwoPrices", static (TwoPrices v) => FastSerializer.Serialize(v),
            static (TwoPrices[]? v) => FastSerializer.Serialize(v),
            static (List<TwoPrices>? v) => FastSerializer.Serialize(v), CheckedSamples.TwoPrices),
        Case.Family(
            "TwoDates", static (TwoDates v) => FastSerializer.Serialize(v),
            static (TwoDates[]? v) => FastSerializer.Serialize(v),
            static (List<TwoDates>? v) => FastSerializer.Serialize(v), CheckedSamples.TwoDates),
        Case.Family(
            "FiveDates", static (FiveDates v) => FastSerializer.Serialize(v),
            static (FiveDates[]? v) => FastSerializer.Serialize(v),
            static (List<FiveDates>? v) => FastSerializer.Serialize(v), CheckedSamples.FiveDates),
        Case.Family(
            "Flags", static (Flags v) => FastSerializer.Serialize(v),
            static (Flags[]? v) => FastSerializer.Serialize(v),
            static (List<Flags>? v) => FastSerializer.Serialize(v), CheckedSamples.Flags),
        Case.Family(
            "WrappedRune", static (WrappedRune v) => FastSerializer.Serialize(v),
            static (WrappedRune[]? v) => FastSerializer.Serialize(v),
            static (List<WrappedRune>? v) => FastSerializer.Serialize(v), CheckedSamples.WrappedRune),
    ];
}
