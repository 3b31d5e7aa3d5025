using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace FastSer;

// Members that must not be null. A member that is not null costs one comparison.
public ref partial struct FastReader
{
    /// <summary>Creates the error of a member that was read as null although its type does not allow it. The cursor goes back to its byte.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.NoInline)]
    public FastSerException NullMember()
    {
        _cursor = ref Unaligned.At(ref _cursor, -1);
        return new FastSerException(FastSerErrorCode.UnexpectedNull);
    }

    /// <summary>Creates the error of a member of a Tolerant type that has no bytes although its type does not allow null.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.NoInline)]
    [SuppressMessage("Performance", "CA1822:Mark members as static", Justification = "Part of the reader's surface for generated code.")]
    public readonly FastSerException MissingMember(string type, string member) =>
        new(FastSerErrorCode.UnexpectedNull) { Absent = new AbsentMember(type, member) };

    /// <summary>Throws if null is at the cursor, where a collection is that cannot be replaced, and returns the collection.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public T? ExpectItems<T>(T? items)
        where T : class
    {
        if (!Unsafe.IsAddressLessThan(ref _cursor, ref _limit))
        {
            Fetch(1);
        }

        if (_cursor == 0)
        {
            throw new FastSerException(FastSerErrorCode.UnexpectedNull);
        }

        return items;
    }
}
