using System.Globalization;
using FastSer.Benchmarks.Results;
using FastSer.Benchmarks.Statistics;

namespace FastSer.Benchmarks.Reporting;

/// <summary>Formats figures, in one way for all reports.</summary>
internal static class Figures
{
    public const string None = "-";

    public static string Time(double nanoseconds) => nanoseconds switch
    {
        >= 1_000_000 => Number(nanoseconds / 1_000_000, "0.00") + " ms",
        >= 10_000 => Number(nanoseconds / 1_000, "0.0") + " us",
        >= 1_000 => Number(nanoseconds / 1_000, "0.00") + " us",
        >= 100 => Number(nanoseconds, "0") + " ns",
        >= 10 => Number(nanoseconds, "0.0") + " ns",
        _ => Number(nanoseconds, "0.00") + " ns",
    };

    public static string Ratio(double ratio) => Number(ratio, ratio >= 9.995 ? "0.0" : "0.00");

    /// <summary>A ratio in a chart, with two or three digits.</summary>
    public static string Multiple(double ratio) => Number(ratio, ratio >= 9.95 ? "#,0" : ratio >= 1.995 ? "0.0" : "0.00");

    /// <summary>A value of an axis.</summary>
    public static string Tick(double value) => Number(value, "#,0.##");

    public static string Range(Interval ratio) =>
        ratio == Interval.One ? None : $"{Ratio(ratio.Low)} to {Ratio(ratio.High)}";

    public static string Allocated(double bytes) => Number(bytes, "#,0.##");

    public static string Payload(CandidateMeasurement measurement) =>
        measurement.PayloadBytes == 0 ? None : Number(measurement.PayloadBytes, "#,0.#");

    /// <summary>Generation 0 / 1 / 2 of all timed rounds.</summary>
    public static string Collections(CandidateMeasurement measurement) =>
        measurement.Collections is { } counts ? string.Join('/', counts) : None;

    public static string Duration(TimeSpan time) => time.TotalMinutes >= 1
        ? $"{(int)time.TotalMinutes} min {time.Seconds} s"
        : $"{(int)Math.Ceiling(time.TotalSeconds)} s";

    public static string Whole(double value) => Number(value, "#,0");

    private static string Number(double value, string format) => value.ToString(format, CultureInfo.InvariantCulture);
}
