using FastSer.Benchmarks.Systems.FastSerSystem;

namespace FastSer.Benchmarks.Systems.Floors;

internal sealed partial class FloorAdapter
{
    private readonly FastSerAdapter _fastSer = new();

    /// <summary>As many bytes as FastSer writes, copied the way that the row's operation moves bytes.</summary>
    protected override IEnumerable<RowEntry> EnterLook(Row row) => [];

    protected override IEnumerable<RowEntry> EnterMore(Row row)
    {
        if (_fastSer.Enter(row).OfType<Candidate>().FirstOrDefault() is not { } candidate)
            return [];
        candidate.Repeat(1);
        var bytes = new byte[candidate.PayloadSize()];
        candidate.Release();
        return row.Operation switch
        {
            RowOperation.WriteReused or RowOperation.WritePooled => [FloorCandidate.CopyToBuffer(bytes)],
            RowOperation.WriteArray => [FloorCandidate.CopyToArray(bytes)],
            RowOperation.WriteStream => [FloorCandidate.CopyToNewStream(bytes)],
            RowOperation.WriteItems => [FloorCandidate.WriteItems(bytes, row.ItemsPerOperation)],
            RowOperation.ReadItems => [FloorCandidate.ReadItems(bytes, row.ItemsPerOperation)],
            _ => [],
        };
    }
}
