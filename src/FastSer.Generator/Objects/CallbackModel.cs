namespace FastSer.Generator.Objects;

/// <summary>
/// The methods that run before and after writing and reading, base types' first.
/// Immutable and structurally equal all the way down.
/// </summary>
internal sealed record CallbackModel(
    EquatableArray<CallbackMethod> Serializing,
    EquatableArray<CallbackMethod> Serialized,
    EquatableArray<CallbackMethod> Deserializing,
    EquatableArray<CallbackMethod> Deserialized)
{
    public static CallbackModel None { get; } = new(
        EquatableArray<CallbackMethod>.Empty, EquatableArray<CallbackMethod>.Empty, EquatableArray<CallbackMethod>.Empty, EquatableArray<CallbackMethod>.Empty);

    /// <summary>Something runs round writing.</summary>
    public bool HasWriting => Serializing.Count + Serialized.Count > 0;
}
