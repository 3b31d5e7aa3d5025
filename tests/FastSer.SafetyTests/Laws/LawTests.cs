using Xunit.Abstractions;

namespace FastSer.SafetyTests.Laws;

/// <summary>
/// Nothing may run beside what is measured. What the processor takes is compared with what it takes of another input in the
/// same process, the least of several runs each, and again where the machine was busy: no time is asserted.
/// </summary>
[Collection(nameof(LawTests))]
[CollectionDefinition(nameof(LawTests), DisableParallelization = true)]
public sealed class LawTests(ITestOutputHelper output)
{
    private const double MostOfTwice = 2.5;
    private const double MostOfGood = 20;
    private const int Attempts = 40;

    // What is promised, twice the read, and what a busy machine adds.
    private const double MostOfFinding = 4;

    public static TheoryData<string> Names => [.. TestDepth.Sample(HostileShapes.All, 10).Select(static shape => shape.Name)];

    public static TheoryData<string> NamesOfLateFaults => [.. LateFaults.All.Select(static fault => fault.Name)];

    [Theory]
    [MemberData(nameof(Names))]
    [Trait("Promise", "P6")]
    public void TwiceTheInputIsAboutTwiceTheWork(string name)
    {
        var shape = HostileShapes.Get(name);
        var step = StepOf(shape, shape.Size);

        // Caches and the heap have steps of their own, each at one size. Work that grows too fast shows at every size.
        Assert.True(step <= MostOfTwice || StepOf(shape, 2 * shape.Size) <= MostOfTwice,
            $"{step:F2} times as much, and again at twice the size; at most {MostOfTwice:F2} is allowed");
    }

    [Theory]
    [MemberData(nameof(Names))]
    [Trait("Promise", "P6")]
    [Trait("Promise", "P28")]
    public void HostileInputIsNotMuchMoreWorkThanAGoodOne(string name)
    {
        var shape = HostileShapes.Get(name);
        var (hostile, good) = (shape.Make(shape.Size), shape.Good(shape.Size));
        shape.ReadGood(good);
        var perByte = hostile.Length / (double)good.Length;

        var most = MostOfGood * perByte;
        var ratio = RatioOf(() => shape.TryRead(hostile), () => shape.ReadGood(good), most);

        Assert.True(ratio <= most, $"{ratio:F2} times as much; at most {most:F2} is allowed");
    }

    /// <summary>The search alone: without the read up to the fault, and without the exception, whose cost is the same whatever the input.</summary>
    [OptimizedTheory]
    [MemberData(nameof(NamesOfLateFaults))]
    [Trait("Promise", "P28")]
    public void FindingThePlaceOfALateFaultIsAtMostTwiceTheRead(string name)
    {
        var fault = LateFaults.Get(name);
        var place = fault.Locate();
        Assert.NotNull(place.MemberPath);
        Assert.InRange(place.Offset, fault.Length - 100, fault.Length);

        var ratio = RatioOf(() => fault.Locate(), fault.Read, MostOfFinding);

        Assert.True(ratio <= MostOfFinding, $"{ratio:F2} times as much; at most {MostOfFinding:F2} is allowed");
    }

    [Theory]
    [MemberData(nameof(Names))]
    [Trait("Promise", "P4")]
    public void MemoryIsAtMostTheFactorOfTheType(string name)
    {
        var shape = HostileShapes.Get(name);
        var input = shape.Make(shape.Size);
        var allocated = Allocation.Of(() => shape.TryRead(input));

        output.WriteLine($"{allocated / (double)input.Length:F1} bytes a byte");
        Assert.InRange(allocated, 0, AllocationLimit.Of(shape.Type, input.Length));
    }

    /// <summary>Measures how much more twice the input takes than the input; where that is more than twice as long, for twice the bytes.</summary>
    private double StepOf(HostileShape shape, int size)
    {
        var (once, twice) = (shape.Make(size), shape.Make(2 * size));
        var perByte = Math.Max(1, twice.Length / (double)once.Length / 2);

        return RatioOf(() => shape.TryRead(twice), () => shape.TryRead(once), MostOfTwice * perByte) / perByte;
    }

    /// <summary>The ratio of the least of all runs so far, until it is small enough.</summary>
    private double RatioOf(Action work, Action measure, double enough)
    {
        var (least, leastMeasure) = (long.MaxValue, long.MaxValue);
        for (var attempt = 0; attempt < Attempts; attempt++)
        {
            least = Math.Min(least, ThreadClock.Measure(work));
            leastMeasure = Math.Min(leastMeasure, ThreadClock.Measure(measure));
            if (attempt >= 4)
            {
                if (least <= enough * leastMeasure)
                {
                    break;
                }

                // Short measurements one after another can all meet the same disturbance.
                Thread.Sleep(attempt % 4);
            }
        }

        output.WriteLine($"{least / (double)leastMeasure:F2} of at most {enough:F2}; {leastMeasure / 1000} microseconds");
        return least / (double)leastMeasure;
    }
}
