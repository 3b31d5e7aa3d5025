namespace FastSer;

/// <summary>
/// A value that is written in the Compact format (docs/format.md, the Compact wrapper), where its type has no
/// <see cref="FastSerTypeAttribute"/> that could ask for it: <c>Serialize(new Compact&lt;int[]&gt;(numbers))</c>, or a member
/// of type <c>Compact&lt;int[]&gt;</c>. Annotated types keep the format that they ask for.
/// </summary>
/// <typeparam name="T">Any type that can be serialized.</typeparam>
/// <param name="Value">The value.</param>
public readonly record struct Compact<T>(T Value)
{
    /// <summary>Wraps a value.</summary>
    /// <param name="value">The value.</param>
    public static implicit operator Compact<T>(T value) => new(value);
}
