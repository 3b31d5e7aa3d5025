namespace FastSer.ForeignTypes;

/// <summary>Built by a constructor, and compared by its members: a key.</summary>
public readonly record struct Place(int X, byte Y);
