namespace FastSer.Generator.Models;

/// <summary>
/// The known keys of a type whose other keys come from the schema lock. Immutable and structurally equal all the way down.
/// </summary>
/// <param name="TypeName">The type as the lock names it.</param>
/// <param name="MetadataName">The name by which a compilation finds it.</param>
/// <param name="Given">The keys that attributes state: of members, retired and reserved ones.</param>
/// <param name="Members">The members, in the order of the model.</param>
internal sealed record AutoKeys(
    string TypeName, string MetadataName, EquatableArray<GivenKey> Given, EquatableArray<KeyedMember> Members)
{
    /// <summary>The base classes, as a lock would name them; the next one first.</summary>
    public EquatableArray<string> Bases { get; init; } = EquatableArray<string>.Empty;
}

/// <summary>A key that an attribute states. Immutable and structurally equal all the way down.</summary>
internal sealed record GivenKey(int Number, KeyModel Key);

/// <summary>A member of a type whose keys the schema lock gives. Immutable and structurally equal all the way down.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Level">The class that declares it, as a lock would name it.</param>
/// <param name="NeedsKey">No attribute states its key, and it has one.</param>
internal sealed record KeyedMember(string Name, string Level, bool NeedsKey)
{
    /// <summary>Its name before it was renamed, if that is declared.</summary>
    public string? FormerName { get; init; }

    /// <summary>Keys that base classes of its class leave to derived ones.</summary>
    public EquatableArray<int> Preferred { get; init; } = EquatableArray<int>.Empty;

    /// <summary>Keys that it may not get, as its class leaves them to derived ones.</summary>
    public EquatableArray<int> Barred { get; init; } = EquatableArray<int>.Empty;
}
