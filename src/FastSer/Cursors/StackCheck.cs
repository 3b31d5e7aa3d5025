using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

/// <summary>
/// Looks at the remaining stack where the next values take much of it. Sixty-four levels of small frames fit any stack;
/// frames that hold large structs, or helpers of many nested collections, do not.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class StackCheck
{
    /// <summary>Structs below this size need no check: their frames are like any other.</summary>
    private const int LargeStruct = 1024;

    /// <summary>A method holds a struct and the copies of it that the compilers make.</summary>
    private const int CopiesInStackFrame = 4;

    /// <summary>Taken at a time: less than what the runtime keeps free below a successful check.</summary>
    private const int ChunkSize = 32 * 1024;

    /// <summary>Gets the stack that the frames take which hold values of a type; 0 unless it is a large struct.</summary>
    /// <typeparam name="T">The type of the values.</typeparam>
    /// <returns>The number of bytes.</returns>
    [MethodImpl(Jit.Inline)]
    public static int StackFrameOf<T>() => Unsafe.SizeOf<T>() >= LargeStruct ? CopiesInStackFrame * Unsafe.SizeOf<T>() : 0;

    /// <summary>Shows that the stack has room for what holds a value: nothing at all where it is no large struct.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <exception cref="FastSerException">The stack has no room; the code is <see cref="FastSerErrorCode.DepthExceeded"/>.</exception>
    [MethodImpl(Jit.Inline)]
    internal static void BeforeAny<T>()
    {
        if (StackFrameOf<T>() > 0)
        {
            Ensure(StackFrameOf<T>());
        }
    }

    /// <summary>Shows that the stack has room for the frames of generated code up to the next value; their sizes are constants to the JIT.</summary>
    /// <typeparam name="T">The annotated type.</typeparam>
    /// <exception cref="FastSerException">The stack has no room; the code is <see cref="FastSerErrorCode.DepthExceeded"/>.</exception>
    [MethodImpl(Jit.Inline)]
    internal static void Before<T>()
        where T : IFastSerializable<T>
    {
        if (!(Contract.MayBeMono && Contract.IsInterface<T>()) && T.StackFrameSize + StackFrameOf<T>() > 0)
        {
            Ensure(T.StackFrameSize + StackFrameOf<T>());
        }
    }

    /// <summary>Checks the stack as <see cref="Before{T}"/> does, for a class or struct: the JIT has less to inline.</summary>
    [MethodImpl(Jit.Inline)]
    internal static void BeforeExact<T>()
        where T : IFastSerializable<T>
    {
        if (T.StackFrameSize + StackFrameOf<T>() > 0)
        {
            Ensure(T.StackFrameSize + StackFrameOf<T>());
        }
    }

    internal static bool IsLarge<T>()
        where T : IFastSerializable<T> => !(Contract.MayBeMono && Contract.IsInterface<T>()) && T.StackFrameSize + StackFrameOf<T>() > 0;

    /// <summary>Shows that the stack has room for the frames that are about to come.</summary>
    /// <param name="frameSize">The number of bytes that they take.</param>
    /// <exception cref="FastSerException">It has not; the code is <see cref="FastSerErrorCode.DepthExceeded"/>.</exception>
    [MethodImpl(Jit.NoInline)]
    public static void Ensure(int frameSize)
    {
        if (!HasRoom(frameSize))
        {
            Throw.DepthExceeded();
        }
    }

    /// <summary>The runtime tells only whether a fixed number of bytes is free: larger frames are tried in parts.</summary>
    private static bool HasRoom(int frameSize) => RuntimeHelpers.TryEnsureSufficientExecutionStack()
        && (frameSize <= ChunkSize || HasRoomBelow(frameSize - ChunkSize));

    [MethodImpl(Jit.NoInline)]
    private static bool HasRoomBelow(int frameSize)
    {
        Span<byte> taken = stackalloc byte[ChunkSize];
        var hasRoom = HasRoom(frameSize);

        // Keeps the bytes in use up to here, so that the call does not become a tail call.
        return hasRoom && taken[0] == 0;
    }
}
