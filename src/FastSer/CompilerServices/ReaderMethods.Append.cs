using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

public static partial class ReaderMethods
{
    /// <summary>Reads the number of members of an object that may have had fewer of them.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="known">The number of members that the type has.</param>
    /// <returns>The number of members that follow; -1 for null.</returns>
    /// <exception cref="FastSerException">There are more members than the type has.</exception>
    [MethodImpl(Jit.Inline)]
    public static int ReadMemberCount(this scoped ref FastReader reader, int known) =>
        reader.ReadMemberCount(known);

    /// <summary>Reads the number of members where null cannot stand: of a struct, or behind the byte of a new object.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="known">The number of members that the type has.</param>
    /// <returns>The number of members that follow.</returns>
    /// <exception cref="FastSerException">There are more members than the type has, or there is null.</exception>
    [MethodImpl(Jit.Inline)]
    public static int RequireMemberCount(this scoped ref FastReader reader, int known) =>
        reader.RequireMemberCount(known);
}
