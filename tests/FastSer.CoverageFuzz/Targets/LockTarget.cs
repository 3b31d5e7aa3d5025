using System.Text;
using FastSer.Generator.Lock;
using FastSer.Generator.Models;

namespace FastSer.CoverageFuzz.Targets;

/// <summary>Parses the text of a schema lock: a line that is not valid is reported, and nothing is thrown.</summary>
internal sealed class LockTarget : IFuzzTarget
{
    private const string Order = """
        # What stored bytes depend on
        [Order] tolerant
        0 Id Int32
        2 Lines List<Line>
        """;

    /// <summary>A lock of two types with members, and one section of each other format.</summary>
    public static IEnumerable<byte[]> Seeds { get; } =
    [
        .. ((string[])
        [
            Order, $"{Order}\n[Line] append\n0 Sku String\n1 Price Decimal?\n[Part] union\n0 Line Line", "[Color] enum\nRed 0\nGreen 1",
            .. ((string[])[LockFormat.AppendReferences, LockFormat.TolerantUnion, LockFormat.FixedClass, LockFormat.FixedStruct, LockFormat.FixedReferences])
                .Select(static format => $"[Some.Type<Int32>] {format}\n0 First Int32\n1 Second Map<String, Order>"),
        ]).Select(Encoding.UTF8.GetBytes),
    ];

    public string Name => "schema lock";

    public IEnumerable<byte[]> CreateSeeds() => Seeds;

    public void Run(byte[] input) => LockFileParser.Parse(LockFormat.FileName, Encoding.UTF8.GetString(input));
}
