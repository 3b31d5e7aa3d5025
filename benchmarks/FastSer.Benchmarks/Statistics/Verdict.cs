using System.Globalization;

namespace FastSer.Benchmarks.Statistics;

/// <summary>Says "faster" or "slower" only when the interval excludes 1.</summary>
internal static class Verdict
{
    /// <param name="subject">The system that the sentence is about.</param>
    /// <param name="other">The system that it is compared with.</param>
    /// <param name="speedUp">Time of the other divided by the time of the subject.</param>
    public static string Of(string subject, string other, Interval speedUp)
    {
        if (speedUp.Contains(1))
            return $"{subject} and {other} tie ({Text(speedUp)})";
        return speedUp.Low > 1
            ? $"{subject} is {Number(speedUp.Middle)} times as fast as {other} ({Text(speedUp)})"
            : $"{subject} is slower than {other}: {Number(1 / speedUp.Middle)} times the time "
                + $"({Text(speedUp.Invert())})";
    }

    private static string Text(Interval interval) => $"95 %: {Number(interval.Low)} to {Number(interval.High)}";

    private static string Number(double value) => value.ToString("0.00", CultureInfo.InvariantCulture);
}
