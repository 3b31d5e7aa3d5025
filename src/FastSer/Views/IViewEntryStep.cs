using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>Steps over the entries of a dictionary that a view shows. Implemented by structs, so that the steps are inlined.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IViewEntryStep
{
    /// <summary>Gets the fewest bytes of a key and its value.</summary>
    static abstract int MinimumSize { get; }

    /// <summary>Steps over a key.</summary>
    /// <param name="cursor">Its place.</param>
    /// <returns>The place of the value.</returns>
    static abstract ViewCursor OverKey(ViewCursor cursor);

    /// <summary>Steps over a value.</summary>
    /// <param name="cursor">Its place.</param>
    /// <returns>The place behind it.</returns>
    static abstract ViewCursor OverValue(ViewCursor cursor);
}
