using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>Writes one element of a collection.</summary>
/// <typeparam name="T">The type of the element.</typeparam>
/// <param name="writer">The writer, moved behind the element.</param>
/// <param name="item">The element.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
public delegate void ItemWriter<in T>(ref FastWriter writer, T item);
