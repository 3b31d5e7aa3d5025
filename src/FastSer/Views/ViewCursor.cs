using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Walking;
using Grammar = FastSer.Walking.WireGrammar<FastSer.CompilerServices.ViewFaults>;

namespace FastSer.CompilerServices;

/// <summary>A place in the bytes that a view shows. Generated code moves from one to the next; it never changes.</summary>
/// <remarks>
/// 0 &lt;= position &lt;= end always holds, but for null, whose end is 0: there every access finds too few bytes. Each access shows
/// that its bytes are before the end, with numbers that nobody else can change; so bytes that change meanwhile give other values or
/// an exception, and nothing else. What throws is static: a call on the cursor itself would keep it out of registers.
/// </remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly ref partial struct ViewCursor
{
    private readonly ref byte _start;
    private readonly int _position;
    private readonly int _end;

    [MethodImpl(Jit.Inline)]
    private ViewCursor(ref byte start, int position, int end)
    {
        _start = ref start;
        _position = position;
        _end = end;
    }

    /// <summary>Gets a value indicating whether this is the place of no value.</summary>
    public bool IsNull
    {
        [MethodImpl(Jit.Inline)]
        get => _end == 0;
    }

    private ref byte Here
    {
        [MethodImpl(Jit.Inline)]
        get => ref Unaligned.At(ref _start, (nint)(uint)_position);
    }

    private ref byte Limit
    {
        [MethodImpl(Jit.Inline)]
        get => ref Unaligned.At(ref _start, (nint)(uint)_end);
    }

    /// <summary>The beginning of some bytes.</summary>
    /// <param name="data">The bytes.</param>
    /// <param name="path">The type and the member of the view.</param>
    /// <returns>The place.</returns>
    /// <exception cref="FastSerException">There are no bytes.</exception>
    [MethodImpl(Jit.Inline)]
    public static ViewCursor Of(ReadOnlySpan<byte> data, string path)
    {
        if (data.IsEmpty)
        {
            ViewFaults.Throw(FastSerErrorCode.Truncated, 0, path);
        }

        return new(ref MemoryMarshal.GetReference(data), 0, data.Length);
    }

    /// <summary>Shows that some bytes are there.</summary>
    /// <param name="size">The number of bytes.</param>
    /// <param name="path">The type and the member that they belong to.</param>
    /// <returns>The bytes.</returns>
    /// <exception cref="FastSerException">Fewer bytes are left.</exception>
    [MethodImpl(Jit.Inline)]
    public ReadBlock Block(int size, string path)
    {
        if (_end - _position < size)
        {
            ViewFaults.ThrowShort(_position, _end, path);
        }

        return new(ref Here, size);
    }

    /// <summary>Shows that bytes are those of a value.</summary>
    /// <param name="isValid">Whether they are.</param>
    /// <param name="offset">Where they begin, from here.</param>
    /// <param name="path">The type and the member that they belong to.</param>
    /// <exception cref="FastSerException">They are not.</exception>
    [MethodImpl(Jit.Inline)]
    public void Require(bool isValid, int offset, string path)
    {
        if (!isValid)
        {
            ViewFaults.Throw(FastSerErrorCode.InvalidValue, _position + offset, path);
        }
    }

    /// <summary>Steps over bytes.</summary>
    /// <param name="size">The number of bytes.</param>
    /// <param name="path">The type and the member that they belong to.</param>
    /// <returns>The place behind them.</returns>
    /// <exception cref="FastSerException">Fewer bytes are left.</exception>
    [MethodImpl(Jit.Inline)]
    public ViewCursor Behind(int size, string path)
    {
        if (_end - _position < size)
        {
            ViewFaults.ThrowShort(_position, _end, path);
        }

        return At(_position + size);
    }

    /// <summary>Reads a presence byte.</summary>
    /// <param name="path">The type and the member.</param>
    /// <returns>The place behind it, or that of no value.</returns>
    /// <exception cref="FastSerException">The byte is neither 0 nor 1, or is not there.</exception>
    [MethodImpl(Jit.Inline)]
    public ViewCursor Present(string path)
    {
        if (_end - _position < 1)
        {
            ViewFaults.ThrowShort(_position, _end, path);
        }

        var presence = Here;
        if (presence == 1)
        {
            return At(_position + 1);
        }

        if (presence != 0)
        {
            ViewFaults.Throw(FastSerErrorCode.InvalidPresence, _position, path);
        }

        return Null();
    }

    /// <summary>Shows that a value is not written as null where something before it has said so.</summary>
    /// <param name="nullHeader">The first byte of null.</param>
    /// <param name="path">The type and the member.</param>
    /// <returns>This place.</returns>
    /// <exception cref="FastSerException">It is.</exception>
    [MethodImpl(Jit.Inline)]
    public ViewCursor NotNull(byte nullHeader, string path)
    {
        if (_end - _position > 0 && Here == nullHeader)
        {
            ViewFaults.Throw(FastSerErrorCode.InvalidPresence, _position, path);
        }

        return this;
    }

    /// <summary>Steps over a string.</summary>
    /// <param name="path">The type and the member.</param>
    /// <returns>The place behind it.</returns>
    /// <exception cref="FastSerException">The bytes do not encode a string.</exception>
    [MethodImpl(Jit.Inline)]
    public ViewCursor SkipText(string path)
    {
        var left = _end - _position;
        if (left > 0)
        {
            // A predicted branch on the frequent case: the place of the next member does not wait for this one's length.
            uint header = Here;
            var length = (int)(header >> 1);
            if ((header & 1) == 0 && length < left)
            {
                return At(_position + length + 1);
            }
        }

        return At(RareTextEnd(ref _start, _position, _end, path));
    }

    /// <summary>Steps over a presence byte and, where it is 1, a value of fixed size.</summary>
    /// <param name="size">The bytes of the value.</param>
    /// <param name="path">The type and the member.</param>
    /// <returns>The place behind it.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
    [MethodImpl(Jit.Inline)]
    public ViewCursor SkipOptional(int size, string path)
    {
        var faults = new ViewFaults(_position, _end, path);
        return AtReference(ref Grammar.OptionalEnd(ref Here, ref Limit, ref faults, size));
    }

    /// <summary>Steps over a collection whose elements are of fixed size.</summary>
    /// <param name="size">The bytes of an element.</param>
    /// <param name="path">The type and the member.</param>
    /// <returns>The place behind it.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a collection.</exception>
    public ViewCursor SkipItems(int size, string path)
    {
        var items = Items(size, path, out var header);
        return At(items._position + (Math.Max(header - 1, 0) * size));
    }

    /// <summary>Steps over a collection.</summary>
    /// <typeparam name="TStep">Steps over an element.</typeparam>
    /// <param name="path">The type and the member.</param>
    /// <returns>The place behind it.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a collection.</exception>
    public ViewCursor SkipItems<TStep>(string path)
        where TStep : struct, IViewStep
    {
        var next = Items(TStep.MinimumSize, path, out var header);
        for (var i = 1; i < header; i++)
        {
            next = TStep.Over(next, path);
        }

        return next;
    }

    /// <summary>Steps over a collection of strings.</summary>
    /// <param name="path">The type and the member.</param>
    /// <returns>The place behind it.</returns>
    /// <exception cref="FastSerException">The bytes are not those of such a collection.</exception>
    public ViewCursor SkipTexts(string path) => SkipItems<TextStep>(path);

    /// <summary>Steps over a Tolerant object, by its length.</summary>
    /// <param name="path">The type and the member.</param>
    /// <returns>The place behind it.</returns>
    /// <exception cref="FastSerException">The length is faulty, or more than is left.</exception>
    public ViewCursor SkipObject(string path)
    {
        var faults = new ViewFaults(_position, _end, path);
        return AtReference(ref Grammar.TolerantEnd(ref Here, ref Limit, ref faults));
    }

    /// <summary>Steps over any value.</summary>
    /// <param name="skip">Steps over the value.</param>
    /// <param name="path">The type and the member.</param>
    /// <returns>The place behind it.</returns>
    /// <exception cref="FastSerException">The bytes do not frame such a value.</exception>
    public ViewCursor Skip(ViewSkip skip, string path)
    {
        ArgumentNullException.ThrowIfNull(skip);
        return At(skip.EndOf(ref _start, _position, _end, path));
    }

    /// <summary>Reads the header of a collection.</summary>
    /// <typeparam name="TStep">Steps over an element.</typeparam>
    /// <param name="path">The type and the member.</param>
    /// <returns>Where its elements stand.</returns>
    /// <exception cref="FastSerException">The header is faulty, or promises more than is left.</exception>
    public ViewItems<TStep> Items<TStep>(string path)
        where TStep : struct, IViewStep
    {
        var items = Items(TStep.MinimumSize, path, out var header);
        return new(items, header, path);
    }

    /// <summary>Reads the header of a dictionary.</summary>
    /// <typeparam name="TStep">Steps over an entry.</typeparam>
    /// <param name="path">The type and the member.</param>
    /// <returns>Where its entries stand.</returns>
    /// <exception cref="FastSerException">The header is faulty, or promises more than is left.</exception>
    public ViewEntries<TStep> Entries<TStep>(string path)
        where TStep : struct, IViewEntryStep
    {
        var entries = Items(TStep.MinimumSize, path, out var header);
        return new(entries, header);
    }

    /// <summary>Reads the length before a Tolerant object.</summary>
    /// <param name="path">The type and the member.</param>
    /// <returns>The place of its mask, whose end is that of the object; or that of no value.</returns>
    /// <exception cref="FastSerException">The length is faulty, or more than is left.</exception>
    public ViewCursor Object(string path)
    {
        var faults = new ViewFaults(_position, _end, path);
        var mask = AtReference(ref Grammar.TolerantBegin(ref Here, ref Limit, ref faults, out var size));
        return size < 0 ? Null() : new(ref _start, mask._position, mask._position + (int)size);
    }

    /// <summary>Reads the tag of a union.</summary>
    /// <param name="path">The type and the member.</param>
    /// <param name="tag">The tag; -1 for null.</param>
    /// <returns>The place behind the tag, or that of no value.</returns>
    /// <exception cref="FastSerException">The tag is faulty.</exception>
    public ViewCursor Tag(string path, out int tag)
    {
        var faults = new ViewFaults(_position, _end, path);
        ref var content = ref Grammar.TagEnd(ref Here, ref Limit, ref faults, out var number);
        tag = (int)number;
        return tag < 0 ? Null() : AtReference(ref content);
    }

    /// <summary>The place of no value.</summary>
    /// <returns>The place; it keeps its offset, for errors.</returns>
    [MethodImpl(Jit.Inline)]
    public ViewCursor Null() => new(ref _start, _position, 0);

    /// <summary>Reads the header of a collection: the number of elements + 1, or 0 for null. At least that many elements can be there.</summary>
    private ViewCursor Items(int minimumSize, string path, out int header)
    {
        var faults = new ViewFaults(_position, _end, path);
        ref var items = ref Grammar.CountEnd(ref Here, ref Limit, ref faults, minimumSize, out var count);
        header = count + 1;
        return AtReference(ref items);
    }

    [MethodImpl(Jit.Inline)]
    private ViewCursor At(int position) => new(ref _start, position, _end);

    [MethodImpl(Jit.Inline)]
    private ViewCursor AtReference(ref byte place) => At((int)Unaligned.Distance(ref _start, ref place));

    /// <summary>Wide and long strings, null, and every faulty one.</summary>
    [MethodImpl(Jit.NoInline)]
    private static int RareTextEnd(ref byte start, int position, int end, string path)
    {
        var faults = new ViewFaults(position, end, path);
        ref var behind = ref Grammar.StringEnd(
            ref Unaligned.At(ref start, position), ref Unaligned.At(ref start, end), ref faults, out _);
        return (int)Unaligned.Distance(ref start, ref behind);
    }
}
