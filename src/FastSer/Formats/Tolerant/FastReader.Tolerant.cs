using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer;

// Tolerant objects (docs/wire-format.md, Tolerant). The expected mask is found by a comparison, and what follows is then read
// as in the Fast format; every other mask goes key by key.
public ref partial struct FastReader
{
    /// <summary>Gets the block at the cursor. How many bytes the input contains has not been checked yet.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly ReadBlock Block
    {
        [MethodImpl(Jit.Inline)]
        get => new(ref _cursor, (int)Unaligned.Distance(ref _cursor, ref _limit));
    }

    /// <summary>Moves the cursor.</summary>
    /// <param name="end">A block, advanced over bytes that <see cref="ObjectEnd.Fits"/> has shown to be there.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void Commit(ReadBlock end) => _cursor = ref end.Origin;

    /// <summary>Reads the length before a Tolerant object and checks that the object is in the input. Returns no end if null was written.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public ObjectEnd BeginObject()
    {
        ref var cursor = ref _cursor;
        var left = Unaligned.Distance(ref cursor, ref _limit);
        if (InputChecks.Enabled && left < 1)
        {
            return BeginOutOfWindowObject();
        }

        // The header is the length of the rest plus 1, which is the distance from the header itself.
        if (!LengthCode.TryGetShort(ref cursor, out var header) || (InputChecks.Enabled && (nint)header > left))
        {
            return BeginOutOfWindowObject();
        }

        _cursor = ref Unaligned.At(ref cursor, 1);
        return header == 0 ? default : new ObjectEnd(ref Unaligned.At(ref cursor, (nint)header));
    }

    /// <summary>Reads the length before a Tolerant struct, which is never null.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public ObjectEnd BeginValue()
    {
        _ = ExpectPresent();
        return BeginObject();
    }

    /// <summary>Reads the mask of an object that another version of its type has written.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public MemberMask ReadMask(ObjectEnd end)
    {
        ref var cursor = ref _cursor;
        var available = Unaligned.Distance(ref cursor, ref end.Origin);
        if (available < 0)
        {
            cursor = ref FetchOutOfWindowMask(out available);
        }

        var size = MemberMask.SizeIn(ref cursor, available);
        if (size == 0)
        {
            Throw.InvalidMembers();
        }

        _cursor = ref Unaligned.At(ref cursor, size);
        return new MemberMask(ref cursor, size);
    }

    /// <summary>Checks that none of some bits is set: no version of the type has members for their keys.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void RequireClear(MemberMask mask, int first, int last)
    {
        for (var key = first; key <= last; key++)
        {
            if (mask.Has(key))
            {
                // The whole mask is invalid: the cursor goes to its start, because errors are reported at the cursor.
                _cursor = ref mask.Origin;
                Throw.InvalidMembers();
            }
        }
    }

    /// <summary>Checks that a member whose bit is set is not written as null. Returns true.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public bool ExpectPresent()
    {
        if (InputChecks.Enabled && !Unsafe.IsAddressLessThan(ref _cursor, ref _limit))
        {
            Fetch(1);
        }

        if (InputChecks.Enabled && _cursor == 0)
        {
            Throw.InvalidPresence();
        }

        return true;
    }

    /// <summary>Checks that a member whose bit is set, and which is written as a string, is not written as null. Returns true.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public bool ExpectText()
    {
        if (InputChecks.Enabled && !Unsafe.IsAddressLessThan(ref _cursor, ref _limit))
        {
            Fetch(1);
        }

        if (InputChecks.Enabled && _cursor == StringCode.Null)
        {
            Throw.InvalidPresence();
        }

        return true;
    }

    /// <summary>Reads a string whose bit is set, so that it cannot be null.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public string ReadPresentString()
    {
        ref var cursor = ref _cursor;
        var left = Unaligned.Distance(ref cursor, ref _limit);
        if (InputChecks.Enabled && left < 1)
        {
            cursor = ref Fetch(1);
            left = Unaligned.Distance(ref cursor, ref _limit);
        }

        uint header = cursor;
        var length = header >> 1;
        if (StringCode.IsShort(header, _inlineHeaders) && (!InputChecks.Enabled || (nint)length < left))
        {
            _cursor = ref Unaligned.At(ref cursor, (nint)length + 1);
            return StringCode.GetShort(ref Unaligned.At(ref cursor, 1), length);
        }

        return ReadLongPresentString(header);
    }

    /// <summary>Reads a string whose bit is set, so that it cannot be null, and looks it up in a pool.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.NoInline)]
    public string ReadPresentInternedString()
    {
        _ = ExpectText();
        return ReadInternedString()!;
    }

    /// <summary>Ends an object all of whose members were read.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void EndObject(ObjectEnd end)
    {
        if (InputChecks.Enabled && !Unsafe.AreSame(ref _cursor, ref end.Origin))
        {
            EndOutOfWindowObject(end);
        }
    }

    /// <summary>Ends an object of another version: steps over the members that only its writer knew.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void EndObject(ObjectEnd end, MemberMask mask, int known)
    {
        var unknown = mask.CountFrom(known);
        var left = LeftOf(end);
        if (unknown == 0 ? left != 0 : left < unknown)
        {
            Throw.InvalidMembers();
        }

        GoTo(end);
    }

    /// <summary>Ends an object of another version and returns the members that only its writer knew.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.NoInline)]
    public FastSerUnknown KeepUnknown(ObjectEnd end, MemberMask mask, int known)
    {
        var size = LeftOf(end);
        ref var members = ref FetchRest(size);
        EndObject(end, mask, known);

        // EndObject has shown that the end is not before the members.
        return mask.Knows(known)
            ? FastSerUnknown.Of(known, mask, MemoryMarshal.CreateReadOnlySpan(ref members, (int)size))
            : default;
    }

    /// <summary>Steps over a Tolerant object that is not null, whatever it holds.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void SkipObject() => GoTo(BeginValue());

    /// <summary>Steps over a value whose tag only another version of its union names. Returns null.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.NoInline)]
    public T? SkipUnknownCase<T>()
        where T : class
    {
        SkipObject();
        return null;
    }

    /// <summary>Reads a value whose tag only another version of its union names, and returns the object that holds it.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.NoInline)]
    public T ReadUnknownCase<TUnion, T>(int tag)
        where T : class, IFastSerFallback<T>
    {
        var end = BeginValue();
        var size = LeftOf(end);
        ref var content = ref FetchRest(size);

        // BeginObject has shown that the object is there.
        GoTo(end);
        return T.Create(FastSerUnknownCase.Of(typeof(TUnion), tag, MemoryMarshal.CreateReadOnlySpan(ref content, (int)size)));
    }

    [MethodImpl(Jit.NoInline)]
    private string ReadLongPresentString(uint header)
    {
        _ = ExpectText();
        return ReadLongString(header)!;
    }
}
