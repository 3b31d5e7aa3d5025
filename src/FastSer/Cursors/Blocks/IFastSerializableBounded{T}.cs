namespace FastSer;

/// <summary>
/// The generator implements this interface on an annotated class whose members are all of fixed size or strings. The
/// size of such a value is known without visiting other objects, so that a run of them is written without calls in
/// between.
/// </summary>
/// <typeparam name="TSelf">The annotated class itself.</typeparam>
public interface IFastSerializableBounded<TSelf> : IFastSerializable<TSelf>
    where TSelf : class, IFastSerializableBounded<TSelf>
{
    /// <summary>Writes the value if it fits.</summary>
    /// <param name="block">The space at the writer's cursor.</param>
    /// <param name="limit">The end of the space.</param>
    /// <param name="value">The value or null.</param>
    /// <returns>The block after the value. If the value may not fit, an empty block, and nothing is written.</returns>
    static abstract WriteBlock TryPut(WriteBlock block, WriteLimit limit, TSelf? value);
}
