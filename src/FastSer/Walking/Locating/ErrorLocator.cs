using FastSer.CompilerServices;

namespace FastSer.Walking;

/// <summary>Finds the place of an error after the fact, by a walk over the input. Readers carry no names and no paths for it.</summary>
internal static class ErrorLocator
{
    private const int MaxKeptFrames = 128;

    [ThreadStatic]
    private static List<OpenValue>? t_frames;

    /// <summary>Finds type, path and offset of an error.</summary>
    /// <param name="data">The whole input.</param>
    /// <param name="root">The shape of the root.</param>
    /// <param name="code">The code of the error.</param>
    /// <param name="target">Where the reader's cursor was.</param>
    /// <param name="elementIndex">The number of the duplicate in its collection; <see cref="FastSerException.AnyElement"/>; or -1.</param>
    /// <param name="absent">The member without bytes that must not be null, or null.</param>
    public static ErrorLocation Locate(
        ReadOnlySpan<byte> data, WireShape root, FastSerErrorCode code, long target, int elementIndex, AbsentMember? absent = null) =>
        Locate(data, root, code, target, elementIndex, out _, absent);

    /// <summary>Finds type, path and offset of an error, and counts the steps that this took.</summary>
    internal static ErrorLocation Locate(
        ReadOnlySpan<byte> data, WireShape root, FastSerErrorCode code, long target, int elementIndex, out long steps, AbsentMember? absent = null,
        ReadOnlySpan<byte> other = default)
    {
        // Kept per thread, so that a flood of bad inputs does not allocate by depth.
        var frames = t_frames ?? new List<OpenValue>(MaxKeptFrames);
        t_frames = null;
        var search = new ErrorSearch(code, target, elementIndex, absent) { Other = other };
        var location = ShapeWalker<LocatingVisitor>.Locate(data, root, search, frames, out steps);
        frames.Clear();
        t_frames = frames.Capacity <= MaxKeptFrames ? frames : null;
        return location;
    }

    /// <summary>Finds type, path and offset of an error in an element of a root collection whose first elements were read and let go of.</summary>
    /// <param name="data">The input from the element on.</param>
    /// <param name="root">The shape of the root.</param>
    /// <param name="place">Which element.</param>
    /// <param name="fault">The exception of the reader.</param>
    /// <param name="target">Where the reader's cursor was.</param>
    /// <returns>The location, with an offset that counts from the element.</returns>
    public static ErrorLocation LocateItem(
        ReadOnlySpan<byte> data, WireShape root, (long Index, long Count) place, FastSerException fault, long target) =>
        ShapeWalker<LocatingVisitor>.LocateItem(data, root, place, new ErrorSearch(fault.Code, target, fault.ElementIndex, fault.Absent));

    /// <summary>Finds the innermost value of an encoding that differs from another encoding of the same shape.</summary>
    /// <param name="data">The encoding. It has no faults.</param>
    /// <param name="other">The other one.</param>
    /// <param name="root">The shape of their root.</param>
    /// <returns>The place of the value, with the offset of the first byte that differs.</returns>
    public static ErrorLocation LocateDifference(ReadOnlySpan<byte> data, ReadOnlySpan<byte> other, WireShape root)
    {
        var offset = data.CommonPrefixLength(other);
        return Locate(data, root, FastSerErrorCode.None, offset + 1, elementIndex: -1, out _, absent: null, other) with { Offset = offset };
    }
}
