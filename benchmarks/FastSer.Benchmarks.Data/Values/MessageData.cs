using FastSer.Benchmarks.Data.Messages;

namespace FastSer.Benchmarks.Data;

/// <summary>The items of suite 003.</summary>
public static class MessageData
{
    private const int GuidSeed = 20151004;

    /// <summary>The items of one group, all drawn from one new random source.</summary>
    public static T[] Of<T>(int count, Func<MessageRandom, T> create)
    {
        var random = new MessageRandom();
        return [.. Enumerable.Range(0, count).Select(_ => create(random))];
    }

    /// <summary>Unseeded in the source.</summary>
    public static Guid[] Guids(int count)
    {
        var random = new Random(GuidSeed);
        var bytes = new byte[16];
        return [.. Enumerable.Range(0, count).Select(_ => Next())];

        Guid Next()
        {
            random.NextBytes(bytes);
            return new Guid(bytes);
        }
    }

    /// <summary>The date is now in the source, so local.</summary>
    public static PrimitivesMessage[] Primitives(int count)
    {
        var dates = new Random(GuidSeed);
        return Of(count, random => new PrimitivesMessage(random, SeededDates.Next(dates, maximumSeconds: 1000)));
    }
}
