using System.Runtime.InteropServices;

namespace FastSer.Primitives;

/// <summary>Checks of variable-size scalars that readers make while building them, once more for the error locator.</summary>
internal static class VariableCode
{
    public static bool IsUri(ReadOnlySpan<byte> payload, uint header) => Uri.TryCreate(
        StringCode.GetAny(ref MemoryMarshal.GetReference(payload), header), UriKind.RelativeOrAbsolute, out _);

    public static bool HasStrayBits(byte last, uint bitCount) => (bitCount & 7) != 0 && last >> (int)(bitCount & 7) != 0;
}
