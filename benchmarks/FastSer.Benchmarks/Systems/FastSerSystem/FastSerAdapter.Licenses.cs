using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Systems.FastSerSystem;

internal sealed partial class FastSerAdapter
{
    /// <summary>Plain, and with the compression that comes with FastSer.</summary>
    private IEnumerable<RowEntry> EnterLicenses(Row<UserLicensesResponse> row) => CodecLoops.EnterAll(
        row.Operation,
        new Codec<UserLicensesResponse>(Name, row.Inputs)
        {
            ToBuffer = (output, value) => FastSerializer.Serialize(output, value),
            ToArray = value => FastSerializer.Serialize(value),
            Read = bytes => FastSerializer.Deserialize<UserLicensesResponse>(bytes),
        },
        CompressedLicenses(row, FastSerCompressionAlgorithm.Brotli),
        CompressedLicenses(row, FastSerCompressionAlgorithm.Deflate));

    private Codec<UserLicensesResponse> CompressedLicenses(
        Row<UserLicensesResponse> row, FastSerCompressionAlgorithm algorithm) => new($"{Name} {algorithm}", row.Inputs)
        {
            ToBuffer = (output, value) =>
            {
                using var bytes = FastSerializer.SerializePooled(value);
                FastSerCompression.Compress(bytes.Span, output, algorithm);
            },
            Read = data =>
            {
                using var bytes = FastSerCompression.Decompress(data);
                return FastSerializer.Deserialize<UserLicensesResponse>(bytes.Span);
            },
            IsCompressed = true,
        };
}
