namespace FastSer.ReferenceCodec;

/// <summary>
/// The schema of values that a formatter or a surrogate writes (section 14): of variable size, without control bits, and never known to be nullable.
/// </summary>
public sealed class ExtensionSchema(Schema item) : Schema
{
    /// <summary>Gets what stands in the bytes.</summary>
    public Schema Item { get; } = item;

    /// <summary>Gets whether null has a presence byte of its own.</summary>
    public bool HasPresence { get; init; }

    /// <summary>Gets whether only the surrogate has null, which is refused.</summary>
    public bool IsNeverNull { get; init; }

    /// <summary>Gets which values, null aside, stand for one of the type; null where all do.</summary>
    public Func<Value, bool>? Accepts { get; init; }

    /// <summary>Gets how a value is written where a reader accepts others that mean the same; null where it accepts none.</summary>
    public Func<Value, Value>? Normal { get; init; }

    /// <summary>Gets some of these.</summary>
    public IReadOnlyList<Value> Samples { get; init; } = [];
}
