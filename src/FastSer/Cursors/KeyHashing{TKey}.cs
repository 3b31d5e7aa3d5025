using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;

namespace FastSer.CompilerServices;

/// <summary>Adds the parts of a key that its equality compares.</summary>
/// <typeparam name="TKey">The type of the key.</typeparam>
/// <param name="hasher">The hash code that they are added to.</param>
/// <param name="key">The key.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
[SuppressMessage("Naming", "CA1711:Identifiers should not have incorrect suffix", Justification = "Generated code names it only.")]
public delegate void KeyHashing<in TKey>(ref KeyHasher hasher, TKey key);
