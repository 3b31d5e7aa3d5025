namespace FastSer;

/// <summary>The algorithms of <see cref="FastSerCompression"/>. The header contains the numeric values.</summary>
public enum FastSerCompressionAlgorithm
{
    /// <summary>No compression: for content that does not compress.</summary>
    Stored = 0,

    /// <summary>Brotli (RFC 7932) at quality 1.</summary>
    Brotli = 1,

    /// <summary>Deflate (RFC 1951) at its fastest level, without a zlib or gzip header.</summary>
    Deflate = 2,
}
