namespace FastSer.Benchmarks.Harness;

/// <summary>Hears how a run advances; the total is known before it starts.</summary>
internal interface IRowProgress
{
    void RowStarted(Row row);

    /// <param name="share">The part of the row that is done, 0 to 1.</param>
    void Advanced(Row row, double share);

    void RowFinished(Row row);
}
