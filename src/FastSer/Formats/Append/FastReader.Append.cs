using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace FastSer;

// Objects that members may be appended to (docs/wire-format.md, Appending): the number of members + 1 stands in place of the presence byte.
public ref partial struct FastReader
{
    /// <summary>Reads the number of members of an object; -1 for null.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public int ReadMemberCount(int known)
    {
        ref var cursor = ref _cursor;
        if (InputChecks.Enabled && !Unsafe.IsAddressLessThan(ref cursor, ref _limit))
        {
            cursor = ref Fetch(1);
        }

        if (cursor != known + 1)
        {
            return ReadOtherMemberCount(known);
        }

        _cursor = ref Unaligned.At(ref cursor, 1);
        return known;
    }

    /// <summary>Reads the number of members where null is not allowed: of a struct, or after the byte of a new object.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public int RequireMemberCount(int known)
    {
        var count = ReadMemberCount(known);
        if (count < 0)
        {
            _cursor = ref Unaligned.At(ref _cursor, -1);
            Throw.InvalidPresence();
        }

        return count;
    }

    /// <summary>The number is that of another version, or 0 for null. The byte at the cursor has been checked.</summary>
    [MethodImpl(Jit.NoInline)]
    private int ReadOtherMemberCount(int known)
    {
        var count = _cursor - 1;
        if (count > known)
        {
            Throw.NewerVersion(count, known);
        }

        _cursor = ref Unaligned.At(ref _cursor, 1);
        return count;
    }
}
