using System.Reflection;
using FastSer.CoverageFuzz.Targets;

namespace FastSer.CoverageFuzz;

/// <summary>The list of targets: entry points, each with the families of types, and what else reads bytes or text of others.</summary>
internal static class TargetList
{
    /// <summary>One operation of each way to read; <see cref="OperationList"/> has them with more sizes.</summary>
    private static readonly string[] s_operations =
    [
        "TryDeserialize", "from segments of up to 7", "from a stream of reads of up to 7,", "from an item of a sequence of reads of up to 1",
        "from an input that is read while it arrives", "through a window", "Skip", "prefix", "Populate into Equal", "by a Type from Span",
        "one encoding for each value", "view", "through JSON",
    ];

    public static IReadOnlyList<IFuzzTarget> All { get; } = [.. Typed(), .. Others()];

    private static IEnumerable<IFuzzTarget> Typed()
    {
        var families = TestCases.All.GroupBy(static one => FamilyOf(one.Type)).OrderBy(static family => family.Key, StringComparer.Ordinal)
            .Select(static family => new TypedFamily(family.Key, [.. family])).ToList();
        var operations = s_operations.Select(static name => OperationList.All.First(one => one.Name.StartsWith(name, StringComparison.Ordinal)))
            .Append(new ExplainOperation());
        return operations.SelectMany(operation => families.Where(family => operation is not Viewing || family.HasViews)
                .Select(family => new TypedTarget(family, operation)))
            .Concat(families.Select(static family => new TypedTarget(family, new JsonTextOperation(), JsonTextOperation.SeedOf)));
    }

    private static IEnumerable<IFuzzTarget> Others() =>
    [
        new CompressedTarget(FastSerCompressionAlgorithm.Brotli), new CompressedTarget(FastSerCompressionAlgorithm.Deflate), new HubTarget(),
        new SourceTarget(isLock: false), new SourceTarget(isLock: true), new LockTarget(), .. HostReads.Targets, new SequenceBodyTarget(),
        new JsonBodyTarget(),
        new OrleansTarget<TolerantOrder>([.. TestCases.All.OfType<TestCase<TolerantOrder>>().First().CreateTypedSamples()]),
        new OrleansTarget<FastSerException>([ErrorOf(static () => FastSerializer.Deserialize<TolerantOrder>([]))]), new SchemaTarget(),
    ];

    private static FastSerException ErrorOf(Action read)
    {
        try
        {
            read();
        }
        catch (FastSerException error)
        {
            return error;
        }

        throw new InvalidDataException("Nothing was thrown.");
    }

    private static string FamilyOf(Type type) => type.GetCustomAttribute<FastSerTypeAttribute>(inherit: false) switch
    {
        null => "types without an attribute",
        { References: true } => "tracked references",
        { Format: var format } => $"{format} format",
    };
}
