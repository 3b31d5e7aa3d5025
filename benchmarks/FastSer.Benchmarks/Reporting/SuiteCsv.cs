using System.Globalization;
using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Reporting;

/// <summary>All figures of a suite as comma-separated values: a line a system of a row, and one for each system that is absent.</summary>
internal static class SuiteCsv
{
    private const string Header =
        "row,title,system,kind,time_ns,times_of_fastest,times_low,times_high,times_of_floor,allocated_bytes,gc0,gc1,gc2,payload_bytes,"
        + "published_ns,published_payload_bytes,note";

    /// <summary>The columns, in words.</summary>
    public const string Legend =
        "A CSV file has a line for each system of a row. `time_ns` is the median time of one operation; `times_of_fastest` is that time divided by the "
        + "time of the fastest serializer of the row, between `times_low` and `times_high` with 95 % confidence; `times_of_floor` is it divided by the "
        + "time of the fastest floor, which is the least work that any serializer must do (`kind` is then Floor) and no serializer. `gc0` to `gc2` count the "
        + "garbage collections of each generation during all measured rounds. `published_ns` and `published_payload_bytes` are the figures that the "
        + "source of the suite printed, on its machine and runtime. A system that does not take part has no figures, and `note` says why.";

    public static string Of(SuiteResult suite) =>
        string.Concat(suite.Rows.SelectMany(LinesOf).Prepend(Header).Select(static line => line + "\n"));

    private static IEnumerable<string> LinesOf(RowResult row) =>
    [
        .. row.Candidates.Select(candidate => LineOf(row, candidate)),
        .. row.Absent.Select(absent => LineOf(
            row, absent.Name, absent.IsFailure ? "failed" : "absent", ["", "", "", "", "", "", "", "", "", ""], absent.Reason)),
    ];

    private static string LineOf(RowResult row, CandidateResult candidate)
    {
        var measurement = candidate.Measurement;
        var ratio = candidate.RatioToBest;
        var collections = measurement.Collections ?? [];
        return LineOf(
            row,
            measurement.Name,
            $"{measurement.Kind}",
            [
                Number(candidate.Nanoseconds), Number(ratio.Middle), Number(ratio.Low), Number(ratio.High),
                ReportTable.FloorOf(row) is { } floor ? Number(candidate.Nanoseconds / floor) : "",
                Number(measurement.AllocatedBytes),
                .. Enumerable.Range(0, CollectionCount.Generations).Select(i => i < collections.Length ? Number(collections[i]) : ""),
                measurement.PayloadBytes == 0 ? "" : Number(measurement.PayloadBytes),
            ],
            measurement.Note);
    }

    private static string LineOf(RowResult row, string system, string kind, IReadOnlyList<string> figures, string note)
    {
        var published = row.Published?.FirstOrDefault(figure => figure.System == system);
        string[] cells =
        [
            row.Id, row.Title, system, kind, .. figures,
            published is null ? "" : Number(published.Nanoseconds), published?.PayloadBytes is { } bytes ? Number(bytes) : "", note,
        ];
        return string.Join(',', cells.Select(Quoted));
    }

    private static string Number(double value) => value.ToString("0.###", CultureInfo.InvariantCulture);

    private static string Quoted(string cell) =>
        cell.AsSpan().IndexOfAny(",\"\n\r") < 0 ? cell : $"\"{cell.Replace("\"", "\"\"", StringComparison.Ordinal)}\"";
}
