using System.ComponentModel;

namespace FastSer.CompilerServices;

public sealed partial class WireShape
{
    /// <summary>The shape of an annotated type, asked for only when it is needed: types may contain themselves.</summary>
    /// <typeparam name="T">The annotated type.</typeparam>
    /// <returns>The shape.</returns>
    public static WireShape Of<T>()
        where T : IFastSerializable<T> =>
        Contract.MayBeMono && Contract.IsInterface<T>() ? Contract.ReferenceOf<T>() : Described<T>.Reference;

    /// <summary>The shape of a type that is serialized through its registered serializer.</summary>
    /// <typeparam name="T">The type.</typeparam>
    /// <returns>The shape.</returns>
    public static WireShape Any<T>() => new(WireShapeKind.Lazy, resolve: static () => SerializerCache<T>.Instance.CachedShape);

    /// <summary>The shape of values that a formatter of the application writes, behind a presence byte where null is possible.</summary>
    /// <typeparam name="T">The type of the values.</typeparam>
    /// <typeparam name="TFormatter">The formatter.</typeparam>
    /// <returns>The shape.</returns>
    public static WireShape Custom<T, TFormatter>()
        where TFormatter : IFastSerFormatter<T>
    {
        var value = new WireShape(WireShapeKind.Custom) { CustomCode = CustomSkip<T, TFormatter>.Instance };
        return default(T) is null ? Nullable(value) : value;
    }

    /// <summary>The shape of a surrogate, behind a presence byte where only the value can be null.</summary>
    /// <typeparam name="T">The type of the values.</typeparam>
    /// <typeparam name="TSurrogate">The annotated type that stands for it.</typeparam>
    /// <returns>The shape.</returns>
    public static WireShape Surrogate<T, TSurrogate>()
        where TSurrogate : IFastSerializable<TSurrogate> =>
        default(TSurrogate) is not null && default(T) is null ? Nullable(Of<TSurrogate>()) : Of<TSurrogate>();

    /// <summary>The shape of a struct without code of its own: one object, so that it is known again wherever values contain it.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <param name="describe">Makes the shape.</param>
    /// <returns>The shape.</returns>
    public static WireShape OfStruct<T>(Func<WireShape> describe)
        where T : unmanaged =>
        StructShape<T>.Reference
        ?? Interlocked.CompareExchange(ref StructShape<T>.Reference, Deferred(typeof(T), describe), null)
        ?? StructShape<T>.Reference;

    /// <summary>Gets whether a call of <see cref="OfStruct{T}"/> has made the shape.</summary>
    internal bool IsOfStruct<T>() => StructShape<T>.Reference is { } own && ReferenceEquals(own.Resolved, this);

    private static class StructShape<T>
    {
        public static WireShape? Reference;
    }

    /// <summary>One shape a type, however deep the values are that it describes.</summary>
    private static class Described<T>
        where T : IFastSerializable<T>
    {
        public static readonly WireShape Reference = Deferred(typeof(T), T.Describe);
    }

    /// <summary>A class whose members stand behind its tag at once.</summary>
    /// <typeparam name="T">The class.</typeparam>
    /// <param name="tag">The tag.</param>
    /// <returns>The case.</returns>
    public static WireCase Case<T>(int tag)
        where T : class, IFastSerializableCase<T> => new(tag, Deferred(typeof(T), T.DescribeCase));
}
