using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using FastSer.CompilerServices;

namespace FastSer;

public ref partial struct FastReader
{
    /// <summary>Reads raw bytes.</summary>
    /// <param name="size">The number of bytes.</param>
    /// <returns>The bytes in the input buffer. They are valid until the call that reads the value returns.</returns>
    /// <exception cref="FastSerException">Fewer bytes are left.</exception>
    [UnscopedRef]
    public ReadOnlySpan<byte> ReadBytes(int size)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(size);
        return TakeBytes((uint)size);
    }

    /// <summary>Throws because the bytes that were read do not encode a valid value.</summary>
    /// <exception cref="FastSerException">Always, with the code <see cref="FastSerErrorCode.InvalidValue"/>.</exception>
    [DoesNotReturn]
    [SuppressMessage("Performance", "CA1822:Mark members as static", Justification = "Part of the reader's surface for formatters.")]
    public readonly void ThrowInvalidValue() => Throw.InvalidValue();

    /// <summary>Reads a value through a formatter, behind a presence byte where it can be null.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <typeparam name="TFormatter">The formatter.</typeparam>
    /// <returns>The value or null.</returns>
    /// <exception cref="FastSerException">The bytes do not encode a value, or the value is nested too deep.</exception>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public T? ReadCustom<T, TFormatter>()
        where TFormatter : IFastSerFormatter<T>
    {
        if (default(T) is null && !ReadPresence())
        {
            return default;
        }

        if (_window is not null)
        {
            // The end of a window moves while a formatter reads: such types are read as a whole instead.
            Throw.Truncated();
        }

        // A formatter may read a value of this type again, and it must not move the end of the input.
        Enter();
        ref var start = ref _cursor;
        ref var limit = ref _limit;
        var value = TFormatter.Read(ref this);
        _limit = ref limit;
        if (Unsafe.AreSame(ref start, ref _cursor))
        {
            Throw.NoByte(typeof(TFormatter));
        }

        if (value is null)
        {
            Throw.NullResult(typeof(TFormatter));
        }

        Leave();
        return value;
    }

    /// <summary>Reads a surrogate and makes the value that it stands for.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <typeparam name="TSurrogate">The annotated type that stands for it.</typeparam>
    /// <returns>The value or null.</returns>
    /// <exception cref="FastSerException">The bytes do not encode a surrogate.</exception>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public T? ReadSurrogate<T, TSurrogate>()
        where TSurrogate : IFastSerializable<TSurrogate>, IFastSerSurrogate<T, TSurrogate>
    {
        if (default(TSurrogate) is not null && default(T) is null && !ReadPresence())
        {
            return default;
        }

        StackCheck.BeforeExact<TSurrogate>();
        ref var start = ref _cursor;
        if (TSurrogate.Read(ref this) is not { } surrogate)
        {
            if (default(T) is not null)
            {
                // Every value of the type has a surrogate.
                _cursor = ref start;
                Throw.InvalidValue();
            }

            return default;
        }

        var value = surrogate.ToExternal();
        if (value is null)
        {
            Throw.NullResult(typeof(TSurrogate));
        }

        return value;
    }

    /// <summary>Steps over a value that a formatter wrote; its presence byte has been read.</summary>
    internal void SkipCustom<T, TFormatter>()
        where TFormatter : IFastSerFormatter<T>
    {
        Enter();
        ref var start = ref _cursor;
        TFormatter.Skip(ref this);
        if (Unsafe.AreSame(ref start, ref _cursor))
        {
            Throw.NoByte(typeof(TFormatter));
        }

        Leave();
    }
}
