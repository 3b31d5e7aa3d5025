using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.CompilerServices;
using FastSer.Cursors;
using FastSer.Options;
using FastSer.Windows;

namespace FastSer;

/// <summary>Reads values from untrusted bytes. Generated code and formatters receive it by reference.</summary>
/// <remarks>
/// Every access is checked against the end of the input, and no reference is ever formed outside the input. If a method throws, the cursor
/// is still at the start of the invalid value, so that entry points can report its offset.
/// </remarks>
public ref partial struct FastReader
{
    private ref byte _cursor;
    private ref byte _limit;
    private int _depth;
    private readonly int _checkedDepth;

    // Which strings are read inline, of all members and of those that are interned; 0 where a pool holds them: FastReader.Interning.cs.
    private uint _inlineHeaders;
    private uint _internedHeaders;

    // Kept instead of their depth limit, which few calls reach.
    private readonly FastSerializerOptions? _options;

    // The objects that keep their identity: FastReader.References.cs.
    private ReferenceList? _references;

    // Where strings are looked up.
    private StringCache? _stringCache;

    // Where more bytes come from; null where all of them are there. See FastReader.Window.cs.
    private readonly InputWindow? _window;

    internal FastReader(ReadOnlySpan<byte> data, FastSerializerOptions? options)
    {
        _cursor = ref MemoryMarshal.GetReference(data);
        _limit = ref Unaligned.At(ref _cursor, data.Length);
        _options = options;
        _checkedDepth = DepthLimit.CheckedDepth(FastSerializerOptions.DepthOf(options));
        _inlineHeaders = StringCode.InlineHeaders;
        if (options?.StringPool is { } pool)
        {
            _inlineHeaders = OpenStringCache(pool);
        }
    }

    /// <summary>Creates a reader that starts at a given depth, for a part of a value whose surrounding objects are not read.</summary>
    internal FastReader(ReadOnlySpan<byte> data, FastSerializerOptions? options, int depth)
        : this(data, options) => _depth = depth;

    /// <summary>Gets the information about the call that callbacks receive.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly FastSerContext Context => new(_options);

    /// <summary>Reads a presence byte.</summary>
    /// <returns>Whether a value follows.</returns>
    /// <exception cref="FastSerException">The byte is neither 0 nor 1, or is not there.</exception>
    [MethodImpl(Jit.Inline)]
    public bool ReadPresence()
    {
        ref var cursor = ref _cursor;
        if (InputChecks.Enabled && !Unsafe.IsAddressLessThan(ref cursor, ref _limit))
        {
            cursor = ref Fetch(1);
        }

        var presence = cursor;
        if (InputChecks.Enabled && presence > 1)
        {
            Throw.InvalidPresence();
        }

        _cursor = ref Unaligned.At(ref cursor, 1);
        return presence != 0;
    }

    /// <summary>Takes bytes off the input.</summary>
    /// <param name="size">The number of bytes.</param>
    /// <returns>The block of these bytes.</returns>
    /// <exception cref="FastSerException">Fewer bytes are left.</exception>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public ReadBlock Take(int size)
    {
        ref var cursor = ref _cursor;
        if (InputChecks.Enabled && Unaligned.Distance(ref cursor, ref _limit) < size)
        {
            cursor = ref Fetch(size);
        }

        _cursor = ref Unaligned.At(ref cursor, size);
        return new ReadBlock(ref cursor, size);
    }

    /// <summary>Reads the header of a collection and checks that the rest of the input can contain its elements, before anything is
    /// allocated.</summary>
    /// <param name="minimumElementSize">The fewest bytes an element takes; at least 1.</param>
    /// <returns>The number of elements, or -1 for null.</returns>
    /// <exception cref="FastSerException">The header is not in its shortest form, or the input is too short for the elements.</exception>
    [MethodImpl(Jit.Inline)]
    public int ReadCount(int minimumElementSize)
    {
        ref var cursor = ref _cursor;
        if (InputChecks.Enabled && !Unsafe.IsAddressLessThan(ref cursor, ref _limit))
        {
            cursor = ref Fetch(1);
        }

        if (!LengthCode.TryGetShort(ref cursor, out var header))
        {
            return ReadLongCount(minimumElementSize);
        }

        ref var items = ref Unaligned.At(ref cursor, 1);
        var count = (int)header - 1;
        if (InputChecks.Enabled && (long)count * minimumElementSize > Unaligned.Distance(ref items, ref _limit))
        {
            items = ref Unaligned.At(ref Fetch(1 + ((long)count * minimumElementSize)), 1);
        }

        _cursor = ref items;
        return count;
    }

    /// <summary>
    /// Keeps bytes for all elements, so that one element cannot claim what its siblings were promised. Needed only
    /// where elements can hold collections.
    /// </summary>
    /// <param name="count">The number of elements, as <see cref="ReadCount"/> returned it; not -1.</param>
    /// <param name="minimumElementSize">The least size of an element in bytes, as given to <see cref="ReadCount"/>.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void BeginItems(int count, int minimumElementSize) =>
        _limit = ref Unaligned.At(ref _limit, -ByteSize.Of(count, minimumElementSize));

    /// <summary>Frees the bytes that were kept for the next element. Called before each element.</summary>
    /// <param name="minimumElementSize">The least size of an element in bytes, as given to <see cref="BeginItems"/>.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void NextItem(int minimumElementSize) => _limit = ref Unaligned.At(ref _limit, minimumElementSize);

    /// <summary>Enters a value of a recursive type.</summary>
    /// <exception cref="FastSerException">The value is nested too deep.</exception>
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

    /// <summary>Reads a value through its own generated code.</summary>
    /// <typeparam name="T">The annotated class or struct; for an annotated interface there is <see cref="ReadAny{T}"/>.</typeparam>
    /// <returns>The value or null.</returns>
    [MethodImpl(Jit.Inline)]
    public T? ReadObject<T>()
        where T : IFastSerializable<T>
    {
        StackCheck.BeforeExact<T>();
        return T.Read(ref this);
    }

    /// <summary>Reads a value of an annotated interface through its generated code.</summary>
    /// <typeparam name="T">The annotated interface.</typeparam>
    /// <returns>The value or null.</returns>
    /// <remarks>A method of its own: a branch more in <see cref="ReadObject{T}"/> takes stack for each value in code that is not optimized.</remarks>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public T? ReadInterface<T>()
        where T : IFastSerializable<T>
    {
        StackCheck.Before<T>();
        return Contract.MayBeMono ? Contract.Read<T>(ref this) : T.Read(ref this);
    }

    /// <summary>The offset of the cursor in the input it was made from.</summary>
    internal readonly nint OffsetIn(ReadOnlySpan<byte> data) =>
        Unaligned.Distance(ref MemoryMarshal.GetReference(data), ref _cursor);

    /// <summary>Reads L without moving; its first byte must be there.</summary>
    [MethodImpl(Jit.Inline)]
    private uint PeekLength(out int size)
    {
        size = 1;
        if (!LengthCode.TryGetShort(ref _cursor, out var length))
        {
            length = PeekLongLength();
            size = LengthCode.MaxSize;
        }

        return length;
    }

    /// <summary>Reads L in its long form without moving.</summary>
    private uint PeekLongLength()
    {
        if (Unaligned.Distance(ref _cursor, ref _limit) < LengthCode.MaxSize)
        {
            Fetch(LengthCode.MaxSize);
        }

        if (!LengthCode.TryGetLong(ref _cursor, out var length))
        {
            Throw.InvalidLength();
        }

        return length;
    }

    [MethodImpl(Jit.NoInline)]
    private int ReadLongCount(int minimumElementSize)
    {
        var count = PeekLongLength() - 1;
        ref var items = ref Unaligned.At(ref _cursor, LengthCode.MaxSize);
        if ((long)count * minimumElementSize > Unaligned.Distance(ref items, ref _limit))
        {
            items = ref Unaligned.At(ref FetchItems(count, minimumElementSize), LengthCode.MaxSize);
        }

        if (count > (uint)Array.MaxLength)
        {
            Throw.InvalidLength();
        }

        _cursor = ref items;
        return (int)count;
    }
}
