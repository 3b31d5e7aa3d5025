namespace FastSer;

/// <summary>A name of an enum.</summary>
/// <param name="Name">The name.</param>
/// <param name="Value">The number, in the invariant culture: it may need 64 bits.</param>
public sealed record FastSerSchemaConstant(string Name, string Value);
