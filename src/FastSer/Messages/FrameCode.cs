using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer.Messages;

/// <summary>
/// Frames (docs/wire-format.md, appendix A): 0 for null, else L of the bytes that follow + 1. Where the encoding of an item
/// begins with a presence byte, the last byte of the header stands in its place.
/// </summary>
internal static class FrameCode
{
    /// <summary>The value of the header: an omitted presence byte makes up for the 1.</summary>
    [MethodImpl(Jit.Inline)]
    public static uint HeaderOf(int encodedSize, bool omitsPresence) => (uint)encodedSize + (omitsPresence ? 0u : 1u);

    /// <summary>Writes a header to the front of a buffer.</summary>
    [MethodImpl(Jit.Inline)]
    public static void Put(Span<byte> destination, uint header)
    {
        ref var start = ref MemoryMarshal.GetReference(destination[..LengthCode.SizeOf(header)]);
        LengthCode.Put(ref start, header);
    }
}
