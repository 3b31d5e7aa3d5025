using System.Buffers;
using System.ComponentModel;
using System.Runtime.CompilerServices;
using FastSer.CompilerServices;
using FastSer.Cursors;
using FastSer.Options;

namespace FastSer;

/// <summary>Writes values to a growing buffer, a buffer writer or a span. Generated code and formatters receive it by reference.</summary>
/// <remarks>
/// Only <see cref="Reserve"/> checks the free space: a method reserves the space for its members, writes them at constant offsets
/// of the block and commits once, so that the cursor is loaded and stored once (docs/performance.md, E8).
/// </remarks>
public ref partial struct FastWriter
{
    private ref byte _cursor;
    private ref byte _limit;
    private int _depth;
    private int _checkedDepth;

    // Kept instead of their depth limit, which few calls reach.
    private FastSerializerOptions? _options;

    // The window that the cursor moves in, and where its bytes go: see FastWriter.Sink.cs.
    private ref byte _start;
    private byte[]? _scratch;
    private IBufferWriter<byte>? _output;
    private object? _root;
    private Span<byte> _destination;
    private long _flushed;
    private SinkKind _sink;
    private bool _overflowed;
    private bool _isInOutput;

    // Tolerant objects whose length is not known yet, and where the outermost begins: see FastWriter.Tolerant.cs.
    private int _openObjects;
    private long _openStart;

    // The objects that keep their identity: FastWriter.References.cs.
    private ReferenceTable? _references;

    /// <summary>Gets the information about the call that callbacks receive.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly FastSerContext Context => new(_options);

    /// <summary>Gets the maximum encoded size of a string: 1 byte for null, else 5 bytes plus 2 for each character.</summary>
    /// <param name="value">The string or null.</param>
    /// <returns>The bound in bytes.</returns>
    [MethodImpl(Jit.Inline)]
    public static nint GetMaxByteCount(string? value) => value is null ? 1 : LengthCode.MaxSize + ((nint)(uint)value.Length * 2);

    /// <summary>Throws if a collection does not have the number of elements that was written.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public static void CheckCount(int expected, int actual)
    {
        if (expected != actual)
        {
            Throw.CollectionChanged();
        }
    }

    /// <summary>Throws if a collection that does not belong to the framework returns a negative count.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void CheckCount(int count)
    {
        if (count < 0)
        {
            Throw.CollectionChanged();
        }
    }

    /// <summary>Throws because the run-time type of a value is not the declared one.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void ThrowUnexpectedType(object value, Type declared) => Throw.UnexpectedType(value, declared);

    /// <summary>Creates the error of a member that is null although its type does not allow it.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.NoInline)]
    public static Exception NullMember(Type type, string member) => new FastSerException(
        FastSerErrorCode.UnexpectedNull, $"{type}.{member} is null, but its type does not allow null.");

    /// <summary>Makes room.</summary>
    /// <param name="size">The number of bytes that are needed.</param>
    /// <returns>A block of at least <paramref name="size"/> bytes at the cursor.</returns>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public WriteBlock Reserve(nint size)
    {
        if (Unaligned.Distance(ref _cursor, ref _limit) < size)
        {
            Refill(size);
        }

        return new WriteBlock(ref _cursor, (int)size);
    }

    /// <summary>Moves the cursor.</summary>
    /// <param name="end">The reserved block, advanced to the first byte that was not written.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void Commit(WriteBlock end) => _cursor = ref end.Origin;

    /// <summary>Gets the room at the cursor, up to <see cref="Limit"/>.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly WriteBlock Block
    {
        [MethodImpl(Jit.Inline)]
        get => new(ref _cursor, (int)Unaligned.Distance(ref _cursor, ref _limit));
    }

    /// <summary>Gets the end of the room.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly WriteLimit Limit
    {
        [MethodImpl(Jit.Inline)]
        get => new(ref _limit);
    }

    /// <summary>Commits what is written and reserves more: for a run that has met its limit.</summary>
    /// <param name="end">The first unwritten byte.</param>
    /// <param name="size">The bytes needed.</param>
    /// <returns>The room at the cursor, of at least <paramref name="size"/> bytes; <see cref="Limit"/> has changed.</returns>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.NoInline)]
    public WriteBlock Extend(WriteBlock end, nint size)
    {
        Commit(end);
        _ = Reserve(size);
        return Block;
    }

    /// <summary>Writes the byte 0: a null reference.</summary>
    [MethodImpl(Jit.Inline)]
    public void WriteNull() => WriteByte(0);

    /// <summary>Writes the byte 1: a value follows.</summary>
    [MethodImpl(Jit.Inline)]
    public void WritePresent() => WriteByte(1);

    /// <summary>Writes the header of a collection that is not null: L of <paramref name="count"/> + 1.</summary>
    /// <param name="count">The number of elements.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteCount(int count) => WriteLength((uint)count + 1);

    /// <summary>Enters a value of a recursive type.</summary>
    /// <exception cref="FastSerException">The value is nested too deep, or is part of a cycle.</exception>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void Enter()
    {
        if (++_depth > _checkedDepth)
        {
            DepthLimit.EnterDeep(_depth, _options);
        }
    }

    /// <summary>Leaves a value of a recursive type.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void Leave() => _depth--;

    /// <summary>Writes a value through its own generated code.</summary>
    /// <typeparam name="T">The annotated class or struct; for an annotated interface there is <see cref="WriteAny{T}"/>.</typeparam>
    /// <param name="value">The value or null.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteObject<T>(T? value)
        where T : IFastSerializable<T>
    {
        StackCheck.BeforeExact<T>();
        T.Write(ref this, value);
    }

    /// <summary>Writes a value of an annotated interface through its generated code.</summary>
    /// <typeparam name="T">The annotated interface.</typeparam>
    /// <param name="value">The value or null.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteInterface<T>(T? value)
        where T : IFastSerializable<T>
    {
        StackCheck.Before<T>();
        if (Contract.MayBeMono)
        {
            Contract.Write<T>(ref this, value);
        }
        else
        {
            T.Write(ref this, value);
        }
    }

    /// <summary>Writes a value if it fits. Otherwise nothing is written, and this returns an empty block.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public static WriteBlock TryPut<T>(WriteBlock block, WriteLimit limit, T? value)
        where T : class, IFastSerializableBounded<T>
    {
        StackCheck.BeforeExact<T>();
        return T.TryPut(block, limit, value);
    }

    /// <summary>Asks for no more than the length takes: exact results have not a byte to spare.</summary>
    [MethodImpl(Jit.Inline)]
    internal void WriteLength(uint length)
    {
        var block = Reserve(LengthCode.SizeOf(length));
        _cursor = ref LengthCode.Put(ref block.Origin, length);
    }
}
