namespace FastSer.Generator.Tests.Diagnostics;

// Structs without an attribute: the lock covers them as it does annotated ones.
public sealed partial class SchemaLockTests
{
    private const string StructSource = """
        using FastSer;
        using System.Collections.Generic;
        [assembly: FastSerDefaults(UnmanagedStructs = true)]

        namespace Shop;

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Order
        {
            [FastSerMember(0)] public List<Line>? Lines { get; set; }
        }

        public struct Line { public Point At; public long Count; }
        public struct Point { public int X, Y; }
        """;

    private const string StructLock = """
        [Shop.Line] fixed struct
        0 At Shop.Point
        1 Count Int64
        [Shop.Order] tolerant
        0 Lines Sequence<Shop.Line>
        [Shop.Point] fixed struct
        0 X Int32
        1 Y Int32

        """;

    [Fact]
    public void UnmanagedStructsAreLockedWithTheirHolder() =>
        Assert.EndsWith(StructLock, LockOf(StructSource), StringComparison.Ordinal);

    [Fact]
    public void AnUnmanagedStructAndTheSameWithTheAttributeHaveOneLock()
    {
        var annotated = StructSource.Replace("public struct", "[FastSerType] public partial struct", StringComparison.Ordinal);

        Assert.EndsWith(StructLock, LockOf(annotated), StringComparison.Ordinal);
        Assert.Empty(Run(StructSource, StructLock).Diagnostics);
    }

    [Fact]
    public void ChangedFieldsOfUnmanagedStructsAreReported()
    {
        var found = Assert.Single(Run(StructSource.Replace("int X, Y;", "int X; public short Y;", StringComparison.Ordinal), StructLock).Diagnostics);

        Assert.Equal("FSER080", found.Id);
        Assert.Contains("Shop.Point", found.GetMessage(), StringComparison.Ordinal);
        Assert.NotEqual(default, found.Location.GetLineSpan().StartLinePosition);
    }
}
