using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>Steps over the elements of a collection that a view shows. Implemented by structs, so that the steps are inlined.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IViewStep
{
    /// <summary>Gets the fewest bytes of an element.</summary>
    static abstract int MinimumSize { get; }

    /// <summary>Steps over an element.</summary>
    /// <param name="cursor">Its place.</param>
    /// <param name="path">The type and the member of the collection.</param>
    /// <returns>The place behind it.</returns>
    static abstract ViewCursor Over(ViewCursor cursor, string path);
}
