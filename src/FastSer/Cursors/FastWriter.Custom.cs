using System.ComponentModel;
using FastSer.CompilerServices;

namespace FastSer;

public ref partial struct FastWriter
{
    /// <summary>Writes raw bytes, without their count.</summary>
    /// <param name="bytes">The bytes.</param>
    public void WriteBytes(scoped ReadOnlySpan<byte> bytes) => WriteScalars(bytes);

    /// <summary>Writes a value through a formatter; behind a presence byte where it can be null.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <typeparam name="TFormatter">The formatter.</typeparam>
    /// <param name="value">The value or null.</param>
    /// <exception cref="FastSerException">Values are nested too deep.</exception>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteCustom<T, TFormatter>(T? value)
        where TFormatter : IFastSerFormatter<T>
    {
        if (value is null)
        {
            WriteNull();
            return;
        }

        if (default(T) is null)
        {
            WritePresent();
        }

        // The content that a formatter writes is unknown here: it may contain a value of this type again.
        Enter();
        var (start, depth, openObjects) = (Written, _depth, _openObjects);
        TFormatter.Write(ref this, value);
        if (Written == start)
        {
            Throw.NoByte(typeof(TFormatter));
        }

        // Formatters are the only code of the application that holds a writer, and that can catch what a value in it throws.
        if (_depth != depth || _openObjects != openObjects)
        {
            Throw.UnfinishedValue(typeof(TFormatter));
        }

        Leave();
    }

    /// <summary>Writes the surrogate of a value.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <typeparam name="TSurrogate">The annotated type that stands for it.</typeparam>
    /// <param name="value">The value or null.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteSurrogate<T, TSurrogate>(T? value)
        where TSurrogate : IFastSerializable<TSurrogate>, IFastSerSurrogate<T, TSurrogate>
    {
        if (value is null)
        {
            WriteNull();
            return;
        }

        if (default(TSurrogate) is not null && default(T) is null)
        {
            WritePresent();
        }

        var surrogate = TSurrogate.From(value);
        if (surrogate is null)
        {
            Throw.NullSurrogate(typeof(TSurrogate));
        }

        StackCheck.BeforeExact<TSurrogate>();
        TSurrogate.Write(ref this, surrogate);
    }
}
