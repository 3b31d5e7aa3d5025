namespace FastSer.Benchmarks.Data;

/// <summary>Suite 000. Its published figures are those for Windows; they went to and from streams.</summary>
internal static class PocoSuite
{
    public static Suite Create() => new(
        "000",
        "Lists of 1000 small objects",
        "the benchmark of Apex.Serialization, 2019-07-15",
        [
            .. Rows(
                "mutable",
                "List<Poco>",
                () => PocoData.Mutable(differentStrings: false),
                Figures(32370, 431690, 508900, 541280),
                Figures(51970, 360780, 524590, null)),
            .. Rows(
                "immutable",
                "List<ImmutablePoco>",
                () => PocoData.Immutable(differentStrings: false),
                Figures(15800, 435260, 495710, 552480),
                Figures(85710, 474130, 616180, null)),
            .. Rows(
                "mutable-strings",
                "List<Poco>, 1000 different strings",
                () => PocoData.Mutable(differentStrings: true),
                [],
                []),
            .. Rows(
                "immutable-strings",
                "List<ImmutablePoco>, 1000 different strings",
                () => PocoData.Immutable(differentStrings: true),
                [],
                []),
        ]);

    private static Row[] Rows<T>(
        string name, string title, Func<T> create, PublishedFigure[] write, PublishedFigure[] read)
    {
        // The source works on one list, so all inputs are that one.
        T[] Same() => Suites.Same(create());

        return
        [
            new Row<T>($"000/{name}/write-reused", $"{title}: write to a reused buffer",
                RowOperation.WriteReused, Same) { Published = write },
            new Row<T>($"000/{name}/write-array", $"{title}: write to a new byte[]", RowOperation.WriteArray, Same),
            new Row<T>($"000/{name}/read", $"{title}: read", RowOperation.Read, Same) { Published = read },
        ];
    }

    private static PublishedFigure[] Figures(
        double apex, double messagePack, double netSerializer, double? protobufNet) =>
    [
        new("Apex", apex),
        new("MessagePack", messagePack),
        new("NetSerializer", netSerializer),
        .. protobufNet is { } time ? new PublishedFigure[] { new("protobuf-net (stream)", time) } : [],
    ];
}
