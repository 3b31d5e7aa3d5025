using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer.CompilerServices;

public static partial class WriterMethods
{
    /// <summary>Begins a Tolerant object: keeps a byte for its length. The mask and the members follow.</summary>
    /// <param name="writer">The writer.</param>
    /// <returns>Where the object begins, for <see cref="EndObject"/>.</returns>
    [MethodImpl(Jit.Inline)]
    public static long BeginObject(this scoped ref FastWriter writer) =>
        writer.BeginObject();

    /// <summary>The last byte of an object's own mask, apart from the bits of its own members: the bits of kept members, or the end.</summary>
    /// <param name="unknown">The kept members.</param>
    /// <param name="known">How many keys the type has.</param>
    /// <returns>The bits.</returns>
    /// <exception cref="FastSerException">The members were kept by another type.</exception>
    public static byte MaskBehind(FastSerUnknown unknown, int known) => unknown.MaskByteBehind(known);

    /// <summary>Writes the rest of the mask, whose first byte <see cref="MaskBehind"/> has given.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="unknown">The kept members.</param>
    public static void WriteUnknownMask(this scoped ref FastWriter writer, FastSerUnknown unknown)
    {
        if (!unknown.IsEmpty)
        {
            writer.WriteBytes(unknown.Mask[1..]);
        }
    }

    /// <summary>Writes the kept members.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="unknown">The kept members.</param>
    public static void WriteUnknownMembers(this scoped ref FastWriter writer, FastSerUnknown unknown)
    {
        if (!unknown.IsEmpty)
        {
            writer.WriteBytes(unknown.Members);
        }
    }

    /// <summary>Ends a Tolerant object: puts its length before it.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="start">What <see cref="BeginObject"/> returned.</param>
    [MethodImpl(Jit.Inline)]
    public static void EndObject(this scoped ref FastWriter writer, long start) =>
        writer.EndObject(start);
}
