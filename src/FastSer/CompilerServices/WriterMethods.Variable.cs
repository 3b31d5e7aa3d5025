using System.Net;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

public static partial class WriterMethods
{
    /// <summary>Writes an address: L of the byte count + 1, then its bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The address or null.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteIPAddress(this scoped ref FastWriter writer, IPAddress? value) => writer.WriteIPAddress(value);

    /// <summary>Writes an address, then its port: 2 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The end point or null.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteIPEndPoint(this scoped ref FastWriter writer, IPEndPoint? value) => writer.WriteIPEndPoint(value);
}
