namespace FastSer.Benchmarks.Data;

/// <summary>Suite 002. The source prints totals of 10,000 calls; a figure here is one call.</summary>
internal static class LicenseSuite
{
    private const string Title = "UserLicensesResponse";

    public static Suite Create() => new(
        "002",
        "A response of 18 licenses and 106 service plans",
        "SerializationBenchmark of geeknoid, 2020-12-14, with a substitute for its texts",
        [
            RowOf("write-pooled", "write to a pooled buffer", RowOperation.WritePooled,
            [
                new("MessagePack", 29210, 11012),
                new("protobuf-net", 105680, 11610),
                new("Google.Protobuf, status not filled", 48480, 10393),
                new("System.Text.Json", 80310, 21686),
                new("Newtonsoft.Json", 171850, 21671),
            ]),
            RowOf("read", "read", RowOperation.Read,
            [
                new("MessagePack", 58600, 11012),
                new("protobuf-net", 77130, 11610),
                new("Google.Protobuf, status not filled", 54510, 10393),
                new("System.Text.Json", 188210, 21686),
                new("Newtonsoft.Json", 309800, 21671),
            ]),
            RowOf("write-compressed", "write and compress", RowOperation.WriteCompressed,
            [
                new("MessagePack Lz4BlockArray", 49280, 7382),
                new("MessagePack pickled", 75170, 6996),
                new("protobuf-net pickled", 164110, 7346),
                new("Google.Protobuf, status not filled pickled", 96690, 7164),
                new("System.Text.Json pickled", 141710, 8360),
                new("Newtonsoft.Json pickled", 228800, 8349),
            ]),
            RowOf("read-compressed", "decompress and read", RowOperation.ReadCompressed,
            [
                new("MessagePack Lz4BlockArray", 62090, 7382),
                new("MessagePack pickled", 70590, 6996),
                new("protobuf-net pickled", 84500, 7346),
                new("Google.Protobuf, status not filled pickled", 74380, 7164),
                new("System.Text.Json pickled", 207570, 8360),
                new("Newtonsoft.Json pickled", 330180, 8349),
            ]),
        ]);

    private static Row<UserLicensesResponse> RowOf(
        string name, string title, RowOperation operation, PublishedFigure[] published) =>
        new($"002/licenses/{name}", $"{Title}: {title}", operation, () => Suites.Same(LicenseData.Create()))
        {
            Published = published,
        };
}
