using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;

namespace FastSer.CompilerServices;

/// <summary>Lazy values as what they are on the wire: the value itself.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class LazyItem
{
    /// <summary>Creates a lazy value that is already initialized.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="item">The value.</param>
    /// <returns>The lazy value.</returns>
    /// <remarks>In the code of a closed type, <c>new Lazy&lt;bool&gt;(value)</c> would be another constructor.</remarks>
    public static Lazy<T> Of<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] T>(ValueTuple<T> item) =>
        new(item.Item1);
}
