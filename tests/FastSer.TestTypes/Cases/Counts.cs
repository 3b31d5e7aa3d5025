namespace FastSer.TestTypes;

/// <summary>Element counts at which the encoding or the code path changes.</summary>
public static class Counts
{
    /// <summary>The header of a collection takes five bytes from 254 elements on.</summary>
    public static readonly int[] AroundLongHeader = [0, 1, 2, 253, 254, 255, 256, 300];

    public static readonly int[] Few = [0, 1, 2, 3, 17];
}
