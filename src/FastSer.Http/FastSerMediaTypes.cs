namespace FastSer.Http;

/// <summary>The media types of FastSer in HTTP.</summary>
public static class FastSerMediaTypes
{
    /// <summary>One value: the bytes of <c>FastSerializer.Serialize</c>.</summary>
    public const string Value = "application/x-fastser";

    /// <summary>A message sequence: the bytes of a <see cref="FastSerStreamWriter"/>.</summary>
    public const string Sequence = "application/x-fastser-seq";
}
