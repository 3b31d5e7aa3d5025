using FastSer.Benchmarks.Statistics;

namespace FastSer.Benchmarks.Tests;

public class StatisticsTests
{
    [Theory]
    [InlineData(new double[] { 3 }, 3)]
    [InlineData(new double[] { 9, 1, 4 }, 4)]
    [InlineData(new double[] { 8, 1, 4, 2 }, 3)]
    public void MedianIsTheMiddle(double[] values, double expected) => Assert.Equal(expected, Median.Of(values));

    [Fact]
    public void MedianLeavesTheValuesInOrder()
    {
        double[] values = [3, 1, 2];
        Median.Of(values);
        Assert.Equal([3, 1, 2], values);
    }

    [Fact]
    public void MedianOfNothingIsRefused() => Assert.Throws<ArgumentException>(() => Median.Of([]));

    [Fact]
    public void ConstantRatioHasNoWidth()
    {
        var interval = Ratio.Of([2, 4, 8, 16], [1, 2, 4, 8]);
        Assert.Equal(new Interval(2, 2, 2), interval);
    }

    [Fact]
    public void NoiseThatHitsBothInARoundDoesNotMoveTheRatio()
    {
        var noise = new Random(7);
        var slowdowns = Enumerable.Range(0, 40).Select(_ => 1 + noise.NextDouble() * 3).ToArray();
        var interval = Ratio.Of(
            Array.ConvertAll(slowdowns, slowdown => 15 * slowdown),
            Array.ConvertAll(slowdowns, slowdown => 10 * slowdown));
        Assert.Equal(1.5, interval.Low, 12);
        Assert.Equal(1.5, interval.High, 12);
    }

    [Fact]
    public void RatioNeedsTheSameRounds() => Assert.Throws<ArgumentException>(() => Ratio.Of([1, 2], [1]));

    [Fact]
    public void SameSamplesGiveTheSameInterval()
    {
        var samples = Samples(new Random(3), 40, middle: 10);
        Assert.Equal(Bootstrap.OfMedian(samples), Bootstrap.OfMedian(samples));
    }

    [Fact]
    public void IntervalHoldsTheTrueMedianInAboutNineteenOfTwentyExperiments()
    {
        var random = new Random(11);
        var hits =
            Enumerable.Range(0, 200).Count(_ => Bootstrap.OfMedian(Samples(random, 40, middle: 10)).Contains(10));
        Assert.InRange(hits, 180, 200);
    }

    [Fact]
    public void MoreRoundsGiveANarrowerInterval()
    {
        var few = Bootstrap.OfMedian(Samples(new Random(5), 15, middle: 10));
        var many = Bootstrap.OfMedian(Samples(new Random(5), 400, middle: 10));
        Assert.True(many.High - many.Low < few.High - few.Low);
    }

    [Fact]
    public void WidestIntervalOfAllProcessesCounts()
    {
        var interval = Ratio.OfProcesses([[2, 2, 2], [3, 3, 3], [4, 4, 4]], [[1, 1, 1], [1, 1, 1], [1, 1, 1]]);
        Assert.Equal(new Interval(2, 3, 4), interval);
    }

    [Theory]
    [InlineData(1.2, 1.3, 1.4, "A is 1.30 times as fast as B (95 %: 1.20 to 1.40)")]
    [InlineData(0.98, 1.05, 1.1, "A and B tie (95 %: 0.98 to 1.10)")]
    [InlineData(1, 1.05, 1.1, "A and B tie (95 %: 1.00 to 1.10)")]
    [InlineData(0.4, 0.5, 0.625, "A is slower than B: 2.00 times the time (95 %: 1.60 to 2.50)")]
    public void FasterIsSaidOnlyWhenTheIntervalExcludesOne(double low, double middle, double high, string expected) =>
        Assert.Equal(expected, Verdict.Of("A", "B", new Interval(low, middle, high)));

    [Fact]
    public void EveryRoundRunsEveryCandidateOnceInAnotherOrder()
    {
        var random = new Random(1);
        var rounds = Enumerable.Range(0, 20).Select(_ => RoundOrder.Next(random, 6)).ToList();
        Assert.All(rounds, order => Assert.Equal([0, 1, 2, 3, 4, 5], order.Order()));
        Assert.True(rounds.Select(order => order[0]).Distinct().Count() > 3);
    }

    /// <summary>Skewed as timings are: a floor and a tail, with the given median.</summary>
    private static double[] Samples(Random random, int count, double middle) =>
        Enumerable.Range(0, count).Select(_ => middle * Math.Exp(0.1 * Normal(random))).ToArray();

    private static double Normal(Random random) =>
        Math.Sqrt(-2 * Math.Log(1 - random.NextDouble())) * Math.Cos(2 * Math.PI * random.NextDouble());
}
