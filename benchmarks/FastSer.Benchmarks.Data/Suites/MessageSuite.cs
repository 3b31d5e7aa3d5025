using FastSer.Benchmarks.Data.Messages;

namespace FastSer.Benchmarks.Data;

/// <summary>
/// Suite 003: the source prints milliseconds for a number of passes over the items; a figure here is one item. The two
/// groups of large arrays have a twentieth of the items; the larger one takes a tenth of the time of a run, so it runs only when the suite is named.
/// </summary>
internal static class MessageSuite
{
    private const string Normal = "NetSerializer";
    private const string Direct = "NetSerializer direct";
    private const string Protobuf = "protobuf-net";
    private const int Scale = 20;

    public static Suite Create() => new(
        "003",
        "Items on a stream, one call each",
        "the benchmark of NetSerializer, 2015-10-04",
        [
            .. Rows("LargeStruct", 100, n => MessageData.Of(n, random => new LargeStruct(random)),
            [
                new(Normal, 526, 439, 751, 3_000_000, 1859), new(Direct, 463, 413, 661, 3_000_000, 1759),
                new(Protobuf, 987, 1586, 2151, 3_000_000, 2151),
            ]),
            .. Rows("Guid", 100, MessageData.Guids,
            [
                // The Guids of the source are unseeded, and its sizes depend on them.
                new(Normal, 733, 509, 939, 5_000_000), new(Direct, 642, 499, 819, 5_000_000),
                new(Protobuf, 4487, 4503, 5803, 5_000_000, 2100),
            ]),
            .. Rows("Int32", 100, n => MessageData.Of(n, random => (int)random.Next()),
            [
                new(Normal, 617, 426, 742, 10_000_000, 461), new(Direct, 468, 428, 580, 10_000_000, 361),
                new(Protobuf, 8778, 9078, 11416, 10_000_000, 648),
            ]),
            .. Rows("U8Message", 100, n => MessageData.Of(n, random => new U8Message(random)),
            [
                new(Normal, 389, 991, 1137, 10_000_000, 200), new(Direct, 281, 1047, 1156, 10_000_000, 100),
                new(Protobuf, 3007, 5745, 6925, 10_000_000, 527),
            ]),
            .. Rows("S16Message", 100, n => MessageData.Of(n, random => new S16Message(random)),
                [new(Normal, 512, 1110, 1347, 10_000_000, 341), new(Protobuf, 3204, 5986, 7325, 10_000_000, 844)]),
            .. Rows("S32Message", 100, n => MessageData.Of(n, random => new S32Message(random)),
                [new(Normal, 593, 1207, 1475, 10_000_000, 461), new(Protobuf, 3371, 6066, 7535, 10_000_000, 828)]),
            .. Rows("S64Message", 100, n => MessageData.Of(n, random => new S64Message(random)),
                [new(Normal, 699, 1313, 1603, 10_000_000, 542), new(Protobuf, 3512, 6268, 7672, 10_000_000, 809)]),
            .. Rows("DecimalMessage", 100, n => MessageData.Of(n, random => new DecimalMessage(random)),
                [new(Normal, 648, 934, 1292, 5_000_000, 1360), new(Protobuf, 2716, 4220, 5052, 5_000_000, 2022)]),
            .. Rows("NullableDecimalMessage", 100, n => MessageData.Of(n, random => new NullableDecimalMessage(random)),
                [new(Normal, 441, 1156, 1340, 10_000_000, 238), new(Protobuf, 4033, 6727, 8203, 10_000_000, 353)]),
            .. Rows("PrimitivesMessage", 100, MessageData.Primitives,
                [new(Normal, 703, 748, 1010, 1_000_000, 5286), new(Protobuf, 725, 1089, 1348, 1_000_000, 7290)]),
            .. Rows("DictionaryMessage", 10, n => MessageData.Of(n, random => new DictionaryMessage(random)),
                [new(Normal, 1310, 1955, 2521, 10_000, 86187), new(Protobuf, 1713, 3576, 4693, 10_000, 142035)]),
            .. Rows("ComplexMessage", 100, n => MessageData.Of(n, random => new ComplexMessage(random)),
                [new(Normal, 410, 608, 812, 1_000_000, 2838), new(Protobuf, 838, 1902, 2195, 1_000_000, 5087)]),
            .. Rows("StringMessage", 100, n => MessageData.Of(n, random => new StringMessage(random)),
                [new(Normal, 447, 655, 903, 2_000_000, 4886), new(Protobuf, 1043, 3973, 2428, 2_000_000, 5085)]),
            .. Rows("StructMessage", 100, n => MessageData.Of(n, random => new StructMessage(random)),
                [new(Normal, 528, 681, 909, 2_000_000, 2455), new(Protobuf, 1369, 4297, 2752, 2_000_000, 3622)]),
            .. Rows("BoxedPrimitivesMessage", 100, n => MessageData.Of(n, random => new BoxedPrimitivesMessage(random)),
                [new(Normal, 708, 570, 862, 2_000_000, 1723)]),
            .. Rows("ByteArrayMessage", 10_000 / Scale, n => MessageData.Of(n, random => new ByteArrayMessage(random)),
                [new(Normal, 736, 325, 889, 10_000), new(Protobuf, 1329, 418, 1696, 10_000)]),
            .. Rows("IntArrayMessage", 1000 / Scale, n => MessageData.Of(n, random => new IntArrayMessage(random)),
                [new(Normal, 1533, 1147, 1821, 1000), new(Protobuf, 1849, 1720, 2620, 1000)], isOnRequest: true),
            .. Rows("TriDimArrayMessage", 10, n => MessageData.Of(n, random => new TriDimArrayMessage(random)),
                [new(Normal, 1246, 1175, 1844, 1000, 1601277)]),
        ]);

    private static Row[] Rows<T>(string name, int count, Func<int, T[]> create, Published[] published, bool isOnRequest = false)
    {
        return
        [
            RowOf("write", "write", RowOperation.WriteItems, figure => figure.Write),
            RowOf("read", "read", RowOperation.ReadItems, figure => figure.Read),
            RowOf("net", "over a loopback connection", RowOperation.SendItems, figure => figure.Net),
        ];

        Row RowOf(string operation, string title, RowOperation kind, Func<Published, double> milliseconds) =>
            new ItemRow<T>($"003/{name}/{operation}", $"{count} {name}: {title}", kind, count, create)
            {
                IsOnRequest = isOnRequest,
                Published = [.. published.Select(figure => new PublishedFigure(
                    figure.System, milliseconds(figure) * 1_000_000 / figure.Items, figure.Bytes))],
            };
    }

    /// <summary>Milliseconds for so many items, and the size of one pass.</summary>
    private sealed record Published(string System, int Write, int Read, int Net, int Items, int? Bytes = null);
}
