using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Harness;
using FastSer.Benchmarks.Systems.FastSerSystem;

namespace FastSer.Benchmarks.Tests;

/// <summary>Suite 003 counts garbage collections: what FastSer writes must not cause any.</summary>
public class MessageRowTests
{
    public static TheoryData<string> WriteRows => [.. RowsOf(RowOperation.WriteItems).Select(row => row.Id)];

    [Theory]
    [MemberData(nameof(WriteRows))]
    public void WritingItemsAllocatesNothing(string id)
    {
        var row = RowsOf(RowOperation.WriteItems).Single(row => row.Id == id);
        var candidate = Assert.IsType<Candidate>(new FastSerAdapter().Enter(row).Single());

        // The stream and the buffers grow in the first pass.
        candidate.Repeat(1);
        Assert.Equal(0, Allocation.BytesPerOperation(candidate));
    }

    private static IEnumerable<Row> RowsOf(RowOperation operation) => Suites.All
        .Single(suite => suite.Id == "003")
        .Rows
        .Where(row => row.Operation == operation);
}
