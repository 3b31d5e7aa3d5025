namespace FastSer.Generator.Objects;

/// <summary>
/// The methods that run before and after writing and reading, base types' first.
/// Immutable and structurally equal all the way down.
/// </summary>
internal sealed record CallbackModel(
    EquatableArray<string> Serializing,
    EquatableArray<string> Serialized,
    EquatableArray<string> Deserializing,
    EquatableArray<string> Deserialized)
{
    public static CallbackModel None { get; } = new(
        EquatableArray<string>.Empty, EquatableArray<string>.Empty, EquatableArray<string>.Empty, EquatableArray<string>.Empty);
}
