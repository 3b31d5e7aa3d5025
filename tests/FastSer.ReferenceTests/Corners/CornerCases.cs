namespace FastSer.ReferenceTests.Corners;

/// <summary>Types for the corners of docs/wire-format.md that the other suites do not visit.</summary>
internal static class CornerCases
{
    public static IReadOnlyList<TestCase> All { get; } =
    [
        Of<OfClosedBase?>("OfClosedBase", static v => FastSerializer.Serialize(v)),
        Of<CompactKinds?>("CompactKinds", static v => FastSerializer.Serialize(v)),
        Of<CompactMoreKinds?>("CompactMoreKinds", static v => FastSerializer.Serialize(v)),
        Of<CompactVehicle?>("CompactVehicle", static v => FastSerializer.Serialize(v)),
        Of<CompactTruck?>("CompactTruck", static v => FastSerializer.Serialize(v)),
        Of<CompactGraph?>("CompactGraph", static v => FastSerializer.Serialize(v)),
        Of<IMixed?>("IMixed", static v => FastSerializer.Serialize(v)),
        Of<MixedTolerant?>("MixedTolerant", static v => FastSerializer.Serialize(v)),
        Of<CompactOf<int>?>("CompactOfInt32", static v => FastSerializer.Serialize(v)),
        Of<CompactOf<bool>?>("CompactOfBoolean", static v => FastSerializer.Serialize(v)),
        Of<CompactOf<decimal?>?>("CompactOfDecimal", static v => FastSerializer.Serialize(v)),
        Of<CompactOf<List<long>>?>("CompactOfList", static v => FastSerializer.Serialize(v)),
        Of<CompactOf<CompactPoint>?>("CompactOfPoint", static v => FastSerializer.Serialize(v)),
        Of<CompactDog?>("CompactDog", static v => FastSerializer.Serialize(v)),
        Of<FastOfCompact?>("FastOfCompact", static v => FastSerializer.Serialize(v)),
        Of<TolerantNulls?>("TolerantNulls", static v => FastSerializer.Serialize(v)),
        Of<TolerantBox<int?>?>("TolerantBoxOfNullable", static v => FastSerializer.Serialize(v)),
        Of<TolerantBox<int[]>?>("TolerantBoxOfArray", static v => FastSerializer.Serialize(v)),
        Of<FastCorners?>("FastCorners", static v => FastSerializer.Serialize(v)),
        Of<CornerNote?>("CornerNote", static v => FastSerializer.Serialize(v)),
        Of<CornerBoard?>("CornerBoard", static v => FastSerializer.Serialize(v)),
        Of<CornerStep?>("CornerStep", static v => FastSerializer.Serialize(v)),
        Of<CornerSteps?>("CornerSteps", static v => FastSerializer.Serialize(v)),
        Of<CornerBare>("CornerBare", static v => FastSerializer.Serialize(v)),
        Of<CornerBares?>("CornerBares", static v => FastSerializer.Serialize(v)),
        Of<CornerLimits?>("CornerLimits", static v => FastSerializer.Serialize(v)),
        Of<CompactCornerLimits?>("CompactCornerLimits", static v => FastSerializer.Serialize(v)),
        Of<Compact<bool>>("WrappedFlag", static v => FastSerializer.Serialize(v)),
        Of<Compact<(int, bool)>>("WrappedPair", static v => FastSerializer.Serialize(v)),
        Of<Compact<int?>>("WrappedMaybe", static v => FastSerializer.Serialize(v)),
        Of<Compact<bool[,]?>>("WrappedFlagGrid", static v => FastSerializer.Serialize(v)),
        Of<Compact<short[,,]?>>("WrappedGrid", static v => FastSerializer.Serialize(v)),
        Of<Compact<ILookup<int, short>?>>("WrappedLookup", static v => FastSerializer.Serialize(v)),
        Of<Compact<Compact<int[]?>>>("WrappedTwice", static v => FastSerializer.Serialize(v)),
    ];

    private static TestCase<T> Of<T>(string name, Func<T, byte[]> callSite) => new(name, callSite, static () => [default!]);
}
