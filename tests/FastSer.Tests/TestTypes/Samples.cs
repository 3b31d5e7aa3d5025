namespace FastSer.Tests.TestTypes;

internal static class Samples
{
    public static Poco Poco(int seed) => new(
        seed % 7 == 0 ? null : new string((char)('a' + (seed % 26)), seed % 40),
        seed,
        new Guid(seed, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
        new DateTime(2026, 1, 1, 0, 0, 0, DateTimeKind.Utc).AddSeconds(seed));

    public static Ledger Ledger(int size = 3) => new()
    {
        Name = "ledger",
        Lines = [.. Enumerable.Range(1, size).Select(i => i % 5 == 4 ? null : Poco(i))],
        Dates = Enumerable.Range(0, size).ToDictionary(i => $"key {i}", i => new IntAndDate(i, DateTime.UnixEpoch)),
        Numbers = [.. Enumerable.Range(0, size)],
        Items = [.. Enumerable.Range(0, size).Select(i => new LargeWithGap(Guid.Empty, i, i / 4m))],
        Note = 7,
    };
}
