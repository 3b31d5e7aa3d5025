using System.Buffers;
using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

/// <summary>What generated code calls on a writer besides its public members.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static partial class WriterMethods
{
    /// <summary>Throws if a collection did not have as many elements as it said.</summary>
    /// <param name="expected">The count that was written.</param>
    /// <param name="actual">The number of elements that were.</param>
    [MethodImpl(Jit.Inline)]
    public static void CheckCount(int expected, int actual) =>
        FastWriter.CheckCount(expected, actual);

    /// <summary>Throws if a collection that is not the framework's says that it has fewer elements than none.</summary>
    /// <param name="count">What it says.</param>
    [MethodImpl(Jit.Inline)]
    public static void CheckCount(int count) =>
        FastWriter.CheckCount(count);

    /// <summary>Throws because the run-time type of a value is not the declared one.</summary>
    /// <param name="value">The value.</param>
    /// <param name="declared">The type that its member declares.</param>
    [MethodImpl(Jit.Inline)]
    public static void ThrowUnexpectedType(object value, Type declared) =>
        FastWriter.ThrowUnexpectedType(value, declared);

    /// <summary>Writes a value if it fits.</summary>
    /// <typeparam name="T">The annotated class.</typeparam>
    /// <param name="block">The room at the cursor.</param>
    /// <param name="limit">The end of the room.</param>
    /// <param name="value">The value or null.</param>
    /// <returns>The block behind the value; none, with nothing written, where it may not fit.</returns>
    [MethodImpl(Jit.Inline)]
    public static WriteBlock TryPut<T>(WriteBlock block, WriteLimit limit, T? value)
        where T : class, IFastSerializableBounded<T> =>
        FastWriter.TryPut<T>(block, limit, value);
}
