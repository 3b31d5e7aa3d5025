using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>A member on the wire.</summary>
/// <param name="Name">Its name, as it appears in error paths.</param>
/// <param name="Shape">Its shape.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly record struct WireMember(string Name, WireShape Shape);
