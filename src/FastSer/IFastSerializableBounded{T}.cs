namespace FastSer;

/// <summary>
/// What the generator implements on an annotated class whose members are all of fixed size or strings: how much room a
/// value needs is known without visiting anything else, so that a run of them is written without a call between.
/// </summary>
/// <typeparam name="TSelf">The annotated class itself.</typeparam>
public interface IFastSerializableBounded<TSelf> : IFastSerializable<TSelf>
    where TSelf : class, IFastSerializableBounded<TSelf>
{
    /// <summary>Writes the value if it fits.</summary>
    /// <param name="block">The room at the writer's cursor.</param>
    /// <param name="limit">The end of the room.</param>
    /// <param name="value">The value or null.</param>
    /// <returns>The block behind the value; none, with nothing written, where it may not fit.</returns>
    static abstract WriteBlock TryPut(WriteBlock block, WriteLimit limit, TSelf? value);
}
