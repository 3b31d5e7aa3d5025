namespace FastSer.Generator.Models;

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

    public const string Writer = "writer";
    public const string Reader = "reader";

    /// <summary>The first that takes the context of the call, with the attribute that it bears.</summary>
    public (CallbackMethod Method, string Attribute)? WithContext =>
        Serializing.Select(static method => (method, "FastSerSerializing"))
            .Concat(Serialized.Select(static method => (method, "FastSerSerialized")))
            .Concat(Deserializing.Select(static method => (method, "FastSerDeserializing")))
            .Concat(Deserialized.Select(static method => (method, "FastSerDeserialized")))
            .Where(static callback => callback.method.TakesContext).Select(static callback => ((CallbackMethod, string)?)callback).FirstOrDefault();

    /// <summary>Something runs round writing.</summary>
    public bool HasWriting => Serializing.Count + Serialized.Count > 0;
}
