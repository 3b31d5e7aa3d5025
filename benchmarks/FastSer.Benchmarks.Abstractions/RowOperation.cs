namespace FastSer.Benchmarks;

/// <summary>The kind of operation that a row measures.</summary>
public enum RowOperation
{
    /// <summary>Write into a buffer or stream that is rewound and used again.</summary>
    WriteReused,

    /// <summary>Write and return a new <c>byte[]</c> of exactly the payload.</summary>
    WriteArray,

    /// <summary>Read the system's own payload into a new object graph.</summary>
    Read,

    /// <summary>Write into a buffer from a pool; giving it back clears what was written.</summary>
    WritePooled,

    /// <summary>Write into a new, empty <see cref="MemoryStream"/>, its growth included.</summary>
    WriteStream,

    /// <summary>Read from a <see cref="MemoryStream"/> that is rewound.</summary>
    ReadStream,

    /// <summary>Pass over one whole value without building it.</summary>
    Skip,

    /// <summary>Write into a pooled buffer, then compress into a new <c>byte[]</c>.</summary>
    WriteCompressed,

    /// <summary>Decompress, then read into a new object graph.</summary>
    ReadCompressed,

    /// <summary>Write the elements of an array to a rewound stream, one call each.</summary>
    WriteItems,

    /// <summary>Read the elements of an array from a rewound stream, one call each.</summary>
    ReadItems,

    /// <summary>Write the elements to a loopback connection; another thread reads them, one call each.</summary>
    SendItems,

    /// <summary>Answer one question about a value from its bytes, in the way of the system that takes the least.</summary>
    Look,
}
