using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace FastSer;

// Members that must not be null. What they cost where they are not is one comparison with null.
public ref partial struct FastReader
{
    /// <summary>The error of a null that was read: the cursor goes back to its byte.</summary>
    [MethodImpl(Jit.NoInline)]
    internal FastSerException NullMember()
    {
        _cursor = ref Unaligned.At(ref _cursor, -1);
        return new FastSerException(FastSerErrorCode.UnexpectedNull);
    }

    /// <summary>The error of a member without bytes.</summary>
    [MethodImpl(Jit.NoInline)]
    [SuppressMessage("Performance", "CA1822:Mark members as static", Justification = "Part of the reader's surface for generated code.")]
    internal readonly FastSerException MissingMember(string type, string member) =>
        new(FastSerErrorCode.UnexpectedNull) { Absent = new AbsentMember(type, member) };

    /// <summary>Throws if the count at the cursor is that of null.</summary>
    internal void ExpectItems()
    {
        if (!Unsafe.IsAddressLessThan(ref _cursor, ref _limit))
        {
            Fetch(1);
        }

        if (_cursor == 0)
        {
            throw new FastSerException(FastSerErrorCode.UnexpectedNull);
        }
    }
}
