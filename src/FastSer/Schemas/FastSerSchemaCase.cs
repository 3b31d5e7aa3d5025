namespace FastSer;

/// <summary>A case of a union.</summary>
public sealed class FastSerSchemaCase
{
    /// <summary>Gets the tag.</summary>
    public required int Tag { get; init; }

    /// <summary>Gets the bytes behind the tag.</summary>
    public required FastSerSchemaCaseLayout Layout { get; init; }

    /// <summary>Gets the name of the type.</summary>
    public required string TypeName { get; init; }

    /// <summary>Gets the value that the tag stands for; null if the tag has no value (<see cref="FastSerSchemaCaseLayout.None"/>).</summary>
    public FastSerSchemaValue? Value { get; init; }
}
