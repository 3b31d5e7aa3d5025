namespace FastSer.MatrixTests;

/// <summary>The content of a collection.</summary>
internal enum MatrixState
{
    Null,
    Empty,
    One,
    Many,

    /// <summary>So many that the header of the count is long.</summary>
    Long,
}
