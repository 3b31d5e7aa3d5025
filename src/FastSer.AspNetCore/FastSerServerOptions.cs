namespace FastSer.AspNetCore;

/// <summary>
/// Limits for requests and responses. Set them with <c>builder.Services.Configure&lt;FastSerServerOptions&gt;(...)</c>.
/// </summary>
public sealed class FastSerServerOptions
{
    /// <summary>Gets or sets the options of single values; null for <see cref="FastSerializerOptions.Default"/>.</summary>
    public FastSerializerOptions? Serializer { get; set; }

    /// <summary>
    /// Gets or sets the options of sequences, such as the size of an item; null for <see cref="FastSerStreamOptions.Default"/>.
    /// </summary>
    public FastSerStreamOptions? Sequence { get; set; }

    /// <summary>
    /// Gets or sets the maximum size in bytes of a request body that FastSer reads; null for the limit of the server, which is
    /// 30,000,000 bytes for Kestrel. It has an effect only if the server allows changing the limit of a request.
    /// </summary>
    public long? MaxRequestSize { get; set; }
}
