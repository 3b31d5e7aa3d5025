using System.Net;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

public static partial class ReaderMethods
{
    /// <summary>Reads an address.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The address or null.</returns>
    /// <exception cref="FastSerException">The bytes are not those of an address.</exception>
    [MethodImpl(Jit.Inline)]
    public static IPAddress? ReadIPAddress(this scoped ref FastReader reader) => reader.ReadIPAddress();

    /// <summary>Reads an address with its port.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The end point or null.</returns>
    /// <exception cref="FastSerException">The bytes are not those of an end point.</exception>
    [MethodImpl(Jit.Inline)]
    public static IPEndPoint? ReadIPEndPoint(this scoped ref FastReader reader) => reader.ReadIPEndPoint();
}
