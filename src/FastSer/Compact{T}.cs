namespace FastSer;

/// <summary>
/// Writes a value in the Compact format (docs/wire-format.md, the Compact wrapper). Use it for types without a
/// <see cref="FastSerTypeAttribute"/>: <c>Serialize(new Compact&lt;int[]&gt;(numbers))</c>, or a member
/// of type <c>Compact&lt;int[]&gt;</c>. Annotated types keep their own format.
/// </summary>
/// <typeparam name="T">Any type that can be serialized.</typeparam>
/// <param name="Value">The value.</param>
public readonly record struct Compact<T>(T Value)
{
    /// <summary>Wraps a value.</summary>
    /// <param name="value">The value.</param>
    public static implicit operator Compact<T>(T value) => new(value);
}
