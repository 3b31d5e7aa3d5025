namespace FastSer.MatrixTests;

/// <summary>What a collection holds.</summary>
internal enum MatrixState
{
    Null,
    Empty,
    One,
    Many,

    /// <summary>So many that the header of the count is long.</summary>
    Long,
}
