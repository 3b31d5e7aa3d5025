namespace FastSer.SafetyTests.Keys;

/// <summary>Hash collections as members: one with values of variable size, one behind an interface.</summary>
[FastSerType]
public sealed partial class KeyedMembers
{
    public Dictionary<long, string>? Pages { get; set; }

    public ISet<long>? Seen { get; set; }
}
