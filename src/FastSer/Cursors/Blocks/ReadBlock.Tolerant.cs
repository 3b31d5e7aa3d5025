using System.Runtime.CompilerServices;

namespace FastSer;

public readonly ref partial struct ReadBlock
{
    /// <summary>Tells whether a mask that was compared already has the bit of a key.</summary>
    /// <param name="key">The key.</param>
    /// <returns>Whether the member follows.</returns>
    [MethodImpl(Jit.Inline)]
    public bool HasMember(int key) => ((At(key / 7, 1) >> (key % 7)) & 1) != 0;
}
