namespace FastSer.Benchmarks;

/// <summary>What one operation of a row does.</summary>
public enum RowOperation
{
    /// <summary>Write into a buffer or stream that is rewound and used again.</summary>
    WriteReused,

    /// <summary>Write and return a new <c>byte[]</c> of exactly the payload.</summary>
    WriteArray,

    /// <summary>Read the system's own payload into a new object graph.</summary>
    Read,
}
