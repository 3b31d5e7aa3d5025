using System.ComponentModel;

namespace FastSer;

/// <summary>The header of a multi-dimensional array, as <see cref="FastReader.ReadMultiDimArraySize"/> has checked it.</summary>
/// <param name="count">The number of elements, or -1 for null.</param>
/// <param name="length0">The length of the first dimension.</param>
/// <param name="length1">The length of the second dimension.</param>
/// <param name="length2">The length of the third dimension; 0 if the array has fewer dimensions.</param>
/// <param name="length3">The length of the fourth dimension; 0 if the array has fewer dimensions.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct MultiDimArraySize(int count, int length0, int length1, int length2, int length3)
{
    /// <summary>Gets a value indicating whether the array is null.</summary>
    public bool IsNull => Count < 0;

    /// <summary>Gets the number of elements.</summary>
    public int Count { get; } = count;

    /// <summary>Gets the length of the first dimension.</summary>
    public int Length0 { get; } = length0;

    /// <summary>Gets the length of the second dimension.</summary>
    public int Length1 { get; } = length1;

    /// <summary>Gets the length of the third dimension.</summary>
    public int Length2 { get; } = length2;

    /// <summary>Gets the length of the fourth dimension.</summary>
    public int Length3 { get; } = length3;
}
