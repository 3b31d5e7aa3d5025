using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>Holds the one instance of a comparer that a member names, so that reading creates none.</summary>
/// <typeparam name="T">The comparer.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class ComparerOf<T>
    where T : class, new()
{
    /// <summary>Gets the comparer.</summary>
    public static T Instance { get; } = new();
}
