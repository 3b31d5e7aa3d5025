namespace FastSer.Internal;

/// <summary>What the runtime must be like. The wire is little endian, and memory is copied to it as it is.</summary>
internal static class RuntimeRequirements
{
    /// <exception cref="PlatformNotSupportedException">The machine is big endian.</exception>
    [System.Runtime.CompilerServices.MethodImpl(Jit.Inline)]
    public static void Check()
    {
        if (!BitConverter.IsLittleEndian)
        {
            throw new PlatformNotSupportedException("FastSer runs on little-endian machines only.");
        }
    }
}
