using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer.Tests.Memory;

/// <summary>
/// Memory between two pages that no one may touch: one byte too far ends the process. A browser has no such pages: there it is ordinary memory.
/// The test kit compiles it, too.
/// </summary>
internal sealed class GuardedMemory : IDisposable
{
    private const int ReadWrite = 3;
    private const int WindowsCommit = 0x3000;
    private const int WindowsNoAccess = 1;
    private const int WindowsReadWrite = 4;
    private const int WindowsRelease = 0x8000;

    // The one flag that differs between the systems.
    private static readonly int s_privateAnonymous = OperatingSystem.IsMacOS() ? 0x1002 : 0x22;
    private static readonly int s_page = Environment.SystemPageSize;
    private readonly nint _origin;
    private readonly int _size;

    public GuardedMemory(int size)
    {
        _size = (size + s_page - 1) / s_page * s_page;
        if (OperatingSystem.IsBrowser())
        {
            _origin = Marshal.AllocHGlobal(TotalSize);
            return;
        }

        _origin = OperatingSystem.IsWindows()
            ? VirtualAlloc(0, TotalSize, WindowsCommit, WindowsNoAccess)
            : MemoryMap(0, TotalSize, 0, s_privateAnonymous, -1, 0);
        var isOpen = OperatingSystem.IsWindows()
            ? VirtualProtect(_origin + s_page, _size, WindowsReadWrite, out _)
            : MemoryProtect(_origin + s_page, _size, ReadWrite) == 0;
        if (!isOpen)
        {
            throw new InvalidOperationException("The memory between the forbidden pages cannot be used.");
        }
    }

    private int TotalSize => _size + (2 * s_page);

    /// <summary>The last bytes before the forbidden page behind.</summary>
    public Span<byte> AtEnd(int size) => Span(_origin + s_page + _size - size, size);

    /// <summary>The first bytes after the forbidden page in front.</summary>
    public Span<byte> AtStart(int size) => Span(_origin + s_page, size);

    public void Dispose()
    {
        if (OperatingSystem.IsBrowser())
        {
            Marshal.FreeHGlobal(_origin);
            return;
        }

        _ = OperatingSystem.IsWindows() ? VirtualFree(_origin, 0, WindowsRelease) : MemoryUnmap(_origin, TotalSize) == 0;
    }

    private static Span<byte> Span(nint address, int size) =>
        MemoryMarshal.CreateSpan(ref Unsafe.AddByteOffset(ref Unsafe.NullRef<byte>(), address), size);

    [DllImport("libc", EntryPoint = "mmap")]
    private static extern nint MemoryMap(nint address, nint size, int protection, int flags, int file, nint offset);

    [DllImport("libc", EntryPoint = "mprotect")]
    private static extern int MemoryProtect(nint address, nint size, int protection);

    [DllImport("libc", EntryPoint = "munmap")]
    private static extern int MemoryUnmap(nint address, nint size);

    [DllImport("kernel32")]
    private static extern nint VirtualAlloc(nint address, nint size, int type, int protection);

    [DllImport("kernel32")]
    [return: MarshalAs(UnmanagedType.Bool)]
    private static extern bool VirtualProtect(nint address, nint size, int protection, out int before);

    [DllImport("kernel32")]
    [return: MarshalAs(UnmanagedType.Bool)]
    private static extern bool VirtualFree(nint address, nint size, int type);
}
