namespace FastSer.SafetyTests.Keys;

/// <summary>A hash collection without a setter: it cannot be replaced.</summary>
[FastSerType]
public sealed partial class FixedMembers
{
    public HashSet<long> Seen { get; } = new();
}
