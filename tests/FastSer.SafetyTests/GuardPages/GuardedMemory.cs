using System.Runtime.InteropServices;

namespace FastSer.SafetyTests.GuardPages;

/// <summary>Memory between two pages that nobody may touch: one byte too far ends the process.</summary>
internal sealed unsafe class GuardedMemory : IDisposable
{
    private const int Readable = 1;
    private const int Writable = 2;
    private const int PrivateAnonymous = 0x22;

    private static readonly int s_page = Environment.SystemPageSize;

    private readonly byte* _start;
    private readonly int _capacity;

    public GuardedMemory(int capacity)
    {
        _capacity = (capacity + s_page - 1) / s_page * s_page;
        var all = Map(0, (nuint)(_capacity + (2 * s_page)), 0, PrivateAnonymous, -1, 0);
        if (all == -1)
        {
            throw new InvalidOperationException($"mmap failed: {Marshal.GetLastPInvokeError()}");
        }

        _start = (byte*)all + s_page;
        if (Protect((nint)_start, (nuint)_capacity, Readable | Writable) != 0)
        {
            throw new InvalidOperationException($"mprotect failed: {Marshal.GetLastPInvokeError()}");
        }
    }

    /// <summary>Ends flush before a forbidden page.</summary>
    public Span<byte> AtEnd(int length) => new(_start + _capacity - length, length);

    /// <summary>Begins flush behind a forbidden page.</summary>
    public Span<byte> AtStart(int length) => new(_start, length);

    /// <summary>Asks the kernel, which copies to a pipe what it can read.</summary>
    public bool CanBeRead(int offset)
    {
        var ends = stackalloc int[2];
        _ = Pipe(ends);
        var written = Write(ends[1], (nint)_start + offset, 1);
        _ = Close(ends[0]);
        _ = Close(ends[1]);
        return written == 1;
    }

    public void Dispose() => _ = Unmap((nint)_start - s_page, (nuint)(_capacity + (2 * s_page)));

    [DllImport("libc", EntryPoint = "mmap", SetLastError = true)]
    private static extern nint Map(nint address, nuint length, int protection, int flags, int file, nint offset);

    [DllImport("libc", EntryPoint = "mprotect", SetLastError = true)]
    private static extern int Protect(nint address, nuint length, int protection);

    [DllImport("libc", EntryPoint = "munmap")]
    private static extern int Unmap(nint address, nuint length);

    [DllImport("libc", EntryPoint = "pipe")]
    private static extern int Pipe(int* ends);

    [DllImport("libc", EntryPoint = "write")]
    private static extern nint Write(int file, nint address, nuint count);

    [DllImport("libc", EntryPoint = "close")]
    private static extern int Close(int file);
}
