namespace FastSer;

/// <summary>How <see cref="FastSerCompression"/> compresses. The numbers are those of the header.</summary>
public enum FastSerCompressionAlgorithm
{
    /// <summary>Not at all: for content that does not compress.</summary>
    Stored = 0,

    /// <summary>Brotli (RFC 7932) of quality 1.</summary>
    Brotli = 1,

    /// <summary>Deflate (RFC 1951) at its fastest level, without a zlib or gzip header.</summary>
    Deflate = 2,
}
