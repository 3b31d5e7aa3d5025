using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

public static partial class WriterMethods
{
    /// <summary>The error of a member that is null although its type does not allow it.</summary>
    /// <param name="type">The type of the object.</param>
    /// <param name="member">The member.</param>
    /// <returns>The exception to throw.</returns>
    [MethodImpl(Jit.NoInline)]
    public static Exception NullMember(Type type, string member) => new FastSerException(
        FastSerErrorCode.UnexpectedNull, $"{type}.{member} is null, but its type does not allow null.");
}
