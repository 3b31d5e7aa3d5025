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
}
