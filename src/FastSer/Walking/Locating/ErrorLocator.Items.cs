using FastSer.CompilerServices;

namespace FastSer.Walking;

// Errors in a root collection whose first elements were read and let go of.
internal ref partial struct ErrorLocator
{
    /// <summary>Finds type, path and offset of an error in an element of a root collection.</summary>
    /// <param name="data">The input from the element on.</param>
    /// <param name="root">The shape of the root.</param>
    /// <param name="place">Which element.</param>
    /// <param name="fault">The exception of the reader.</param>
    /// <param name="target">Where the reader's cursor was.</param>
    /// <returns>The location, with an offset that counts from the element.</returns>
    public static ErrorLocation LocateItem(
        ReadOnlySpan<byte> data, WireShape root, (long Index, long Count) place, FastSerException fault, long target)
    {
        var locator = new ErrorLocator(data, fault.Code, target, fault.ElementIndex, fault.Absent, []);
        locator.EnterItem(root.Resolved, place);
        return locator.Walk() ?? locator._remembered ?? new ErrorLocation(target, null, null);
    }

    /// <summary>The frames that a walk from the beginning of the input has when it comes to the element.</summary>
    private void EnterItem(WireShape root, (long Index, long Count) place)
    {
        if (root.Prefix != ValuePrefix.Count)
        {
            // The fingerprint stands before the collection.
            _open.Add(new OpenValue(root, start: 0, root.Members.Length) { Index = root.Members.Length - 1 });
            root = root.Members[^1].Shape.Resolved;
        }

        var index = place.Index;
        if (root.PartsSize is > 0 and var size)
        {
            var first = FirstItem(root, size, Math.Min(place.Count - index, _data.Length / size));
            _position = first * size;
            index += first;
        }

        var partsPerItem = root.Members.Length;
        _open.Add(new OpenValue(root, start: 0, place.Count * partsPerItem) { Index = index * partsPerItem });
    }
}
