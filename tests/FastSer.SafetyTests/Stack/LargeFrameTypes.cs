using System.Runtime.InteropServices;

namespace FastSer.SafetyTests.Stack;

/// <summary>Four bytes on the wire, 16 KiB in memory.</summary>
[FastSerType]
[StructLayout(LayoutKind.Sequential, Size = 16 * 1024)]
public partial struct Large
{
    public int Number;
}

[FastSerType]
public sealed partial class FastLarge
{
    public Large? Value { get; set; }

    public FastLarge? Next { get; set; }
}

[FastSerType(Format = WireFormat.Compact)]
public sealed partial class CompactLarge
{
    public Large? Value { get; set; }

    public CompactLarge? Next { get; set; }
}

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class TolerantLarge
{
    [FastSerMember(0)]
    public Large? Value { get; set; }

    [FastSerMember(1)]
    public TolerantLarge? Next { get; set; }
}

[FastSerType(References = true)]
public sealed partial class TrackedLarge
{
    public Large? Value { get; set; }

    public TrackedLarge? Next { get; set; }
}

/// <summary>The struct is in a helper for the elements, not in the object's own frame.</summary>
[FastSerType]
public sealed partial class LargeInMaps
{
    public Dictionary<int, (Large Item, LargeInMaps? Next)>? Items { get; set; }
}

[FastSerType]
public sealed partial class GenericLarge<T>
{
    public GenericLarge<T>? Next { get; set; }

    public T? Value { get; set; }
}

[FastSerType]
public sealed partial class GenericLargeRoot
{
    public GenericLarge<Large>? Root { get; set; }
}

/// <summary>No large struct: many helpers for each level.</summary>
[FastSerType]
public sealed partial class NestedMaps
{
    public Dictionary<byte, Dictionary<byte, Dictionary<byte, Dictionary<byte, Dictionary<byte,
        Dictionary<byte, Dictionary<byte, Dictionary<byte, Dictionary<byte, Dictionary<byte,
        Dictionary<byte, Dictionary<byte, Dictionary<byte, Dictionary<byte, Dictionary<byte,
        Dictionary<byte, Dictionary<byte, Dictionary<byte, Dictionary<byte, Dictionary<byte,
        Dictionary<byte, Dictionary<byte, Dictionary<byte, Dictionary<byte, Dictionary<byte,
        Dictionary<byte, Dictionary<byte, Dictionary<byte, Dictionary<byte, Dictionary<byte,
        Dictionary<byte, NestedMaps?>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>? Maps { get; set; }
}
