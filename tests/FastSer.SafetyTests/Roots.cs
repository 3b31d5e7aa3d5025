using System.Collections.Immutable;
using FastSer.SafetyTests.Reentrancy;

namespace FastSer.SafetyTests;

/// <summary>Names the roots that the tests of this assembly reach only through type parameters.</summary>
internal static class Roots
{
    public static int Sizes() =>
        FastSerializer.GetSize<System.Text.Rune?>(null)
        + FastSerializer.GetSize<DateOnly?>(null)
        + FastSerializer.GetSize<TimeOnly?>(null)
        + FastSerializer.GetSize<DateTimeOffset?>(null)
        + FastSerializer.GetSize<HashSet<double>?>(null)
        + FastSerializer.GetSize<HashSet<int>?>(null)
        + FastSerializer.GetSize<HashSet<long>?>(null)
        + FastSerializer.GetSize<HashSet<LongEnum>?>(null)
        + FastSerializer.GetSize<HashSet<Guid>?>(null)
        + FastSerializer.GetSize<HashSet<DateOnly>?>(null)
        + FastSerializer.GetSize<HashSet<DateTime>?>(null)
        + FastSerializer.GetSize<HashSet<DateTimeOffset>?>(null)
        + FastSerializer.GetSize<HashSet<TimeSpan>?>(null)
        + FastSerializer.GetSize<int[]?>(null)
        + FastSerializer.GetSize<double[]?>(null)
        + FastSerializer.GetSize<LongEnum[]?>(null)
        + FastSerializer.GetSize<Guid[]?>(null)
        + FastSerializer.GetSize<DateOnly[]?>(null)
        + FastSerializer.GetSize<DateTime[]?>(null)
        + FastSerializer.GetSize<DateTimeOffset[]?>(null)
        + FastSerializer.GetSize<TimeSpan[]?>(null)
        + FastSerializer.GetSize<Dictionary<string, int[]>?>(null)
        + FastSerializer.GetSize<List<Meddler>?>(null)
        + FastSerializer.GetSize<Meddler?[]?>(null)
        + FastSerializer.GetSize<Dictionary<int, Meddler>?>(null)
        + FastSerializer.GetSize<List<string?>?>(null)
        + FastSerializer.GetSize<Dictionary<long, string>?>(null)
        + FastSerializer.GetSize<SortedDictionary<int, int>?>(null)
        + FastSerializer.GetSize<SortedList<int, int>?>(null)
        + FastSerializer.GetSize<ImmutableSortedSet<int>?>(null)
        + FastSerializer.GetSize<ImmutableList<int>?>(null)
        + FastSerializer.GetSize<int[,]?[]?>(null);
}
