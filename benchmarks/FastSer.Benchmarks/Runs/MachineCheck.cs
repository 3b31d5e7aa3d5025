using FastSer.Benchmarks.Harness;
using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Runs;

/// <summary>Indicates whether the machine is quiet now, by the rule for the floors of a finished run: a long run need not begin when it is not.</summary>
internal static class MachineCheck
{
    private const int Rounds = 200;
    private const int Bytes = 64 * 1024;

    /// <summary>Null on a quiet machine, else what to say. Takes about half a second.</summary>
    public static string? Refusal()
    {
        var source = new byte[Bytes];
        var target = new byte[Bytes];
        var floor = new Candidate("copy")
        {
            Repeat = count =>
            {
                for (var i = 0; i < count; i++)
                    source.CopyTo(target, 0);
            },
            PayloadSize = () => Bytes,
            Result = null,
        };
        var stepper = new Stepper(floor, itemsPerOperation: 1);
        stepper.Calibrate(MeasurementPlan.Full.RoundTime);
        var rounds = new double[Rounds];
        for (var i = 0; i < Rounds; i++)
            rounds[i] = stepper.Measure();
        return RefusalOf(rounds);
    }

    public static string? RefusalOf(double[] rounds) => Noise.IsDisturbed([rounds])
        ? "This machine is busy: the times of one and the same copy of memory differ too much, so the figures would mean little. "
            + "Close what else runs, or take them all the same with --allow-noise."
        : null;
}
