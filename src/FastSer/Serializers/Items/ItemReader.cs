using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>Reads one element of a collection.</summary>
/// <typeparam name="T">The type of the element.</typeparam>
/// <param name="reader">The reader, moved behind the element.</param>
/// <returns>The element.</returns>
[EditorBrowsable(EditorBrowsableState.Never)]
public delegate T ItemReader<out T>(ref FastReader reader);
