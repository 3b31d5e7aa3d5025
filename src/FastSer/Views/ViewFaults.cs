using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using FastSer.Walking;

namespace FastSer.CompilerServices;

/// <summary>Throws, with the place, where the bytes of a view are not those of a value. No entry point stands round a view that could add it.</summary>
/// <param name="position">Where the value begins that is looked at: the place of a fault in it, as the reader tells it.</param>
/// <param name="end">The offset of the end of the bytes; 0 for a view of null.</param>
/// <param name="path">The type and the member, as generated code names them: <c>Order:Name</c>.</param>
internal readonly struct ViewFaults(int position, int end, string path) : IFaults
{
    private const char Separator = ':';

    public static bool MarksPlaces => false;

    public bool IsStopped => false;

    /// <summary>Throws because the bytes end, or because there is no value.</summary>
    [DoesNotReturn]
    public static void ThrowShort(int position, int end, string path)
    {
        if (end == 0)
        {
            Throw(new FastSerException(FastSerErrorCode.UnexpectedNull, "The view is one of null, which has no members."), position, path);
        }

        Throw(FastSerErrorCode.Truncated, position, path);
    }

    /// <summary>Throws because an enumerator stands at no element.</summary>
    [DoesNotReturn]
    public static void ThrowNoElement() =>
        throw new InvalidOperationException("There is no element here: ask for Current only after MoveNext has returned true.");

    [DoesNotReturn]
    public static void Throw(FastSerErrorCode code, int position, string path) => Throw(new FastSerException(code), position, path);

    /// <summary>Throws an exception of a walk over the bytes, or of code of the application, with its place.</summary>
    [DoesNotReturn]
    public static void Throw(Exception exception, int position, string path)
    {
        var fault = exception is FastSerException { IsComplete: false } own ? own : new FastSerException(FastSerErrorCode.UserCode, inner: exception);
        var separator = path.IndexOf(Separator, StringComparison.Ordinal);
        var member = path[(separator + 1)..];
        fault.Complete(new ErrorLocation(position, path[..separator], member.Length == 0 ? null : member), FastSerMetrics.Read);
        throw fault;
    }

    public ref byte Stop(FastSerErrorCode code, ref byte place, ref byte limit)
    {
        if (code == FastSerErrorCode.Truncated)
        {
            ThrowShort(position, end, path);
        }

        Throw(code, position, path);
        return ref limit;
    }

    [MethodImpl(Jit.Inline)]
    public bool Wants(FastSerErrorCode code) => false;

    public void Report(FastSerErrorCode code, ref byte place, ref byte limit) => Stop(code, ref place, ref limit);
}
