using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>A type that a tag stands for.</summary>
/// <param name="Tag">The tag.</param>
/// <param name="Shape">The shape of the value behind the tag.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly record struct WireCase(int Tag, WireShape Shape);
