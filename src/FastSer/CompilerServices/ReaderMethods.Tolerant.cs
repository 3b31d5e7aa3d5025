using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

public static partial class ReaderMethods
{
    /// <summary>Reads the length before a Tolerant object, and shows that the object is there.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The end of the object; none where null was written.</returns>
    /// <exception cref="FastSerException">The length is not canonical, or more than is left.</exception>
    [MethodImpl(Jit.Inline)]
    public static ObjectEnd BeginObject(this scoped ref FastReader reader) =>
        reader.BeginObject();

    /// <summary>Reads the length before a Tolerant struct, which is never null.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The end of the struct.</returns>
    /// <exception cref="FastSerException">The length is not canonical, or more than is left, or that of null.</exception>
    [MethodImpl(Jit.Inline)]
    public static ObjectEnd BeginValue(this scoped ref FastReader reader) =>
        reader.BeginValue();

    /// <summary>Reads the mask of an object that another version of its type has written.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="end">The end of the object.</param>
    /// <returns>The mask.</returns>
    /// <exception cref="FastSerException">The mask does not end in the object, or not with a bit that is set.</exception>
    [MethodImpl(Jit.Inline)]
    public static MemberMask ReadMask(this scoped ref FastReader reader, ObjectEnd end) =>
        reader.ReadMask(end);

    /// <summary>Shows that no bit of keys is set that no version of the type has members for.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="mask">The mask.</param>
    /// <param name="first">The first of the keys.</param>
    /// <param name="last">The last of them.</param>
    /// <exception cref="FastSerException">A bit is set.</exception>
    public static void RequireClear(this scoped ref FastReader reader, MemberMask mask, int first, int last) =>
        reader.RequireClear(mask, first, last);

    /// <summary>Shows that a member whose bit is set is not written as null.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>True.</returns>
    /// <exception cref="FastSerException">The member is written as null.</exception>
    [MethodImpl(Jit.Inline)]
    public static bool ExpectPresent(this scoped ref FastReader reader) =>
        reader.ExpectPresent();

    /// <summary>Shows that a member whose bit is set, and which is written as a string, is not written as null.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>True.</returns>
    /// <exception cref="FastSerException">The member is written as null.</exception>
    [MethodImpl(Jit.Inline)]
    public static bool ExpectText(this scoped ref FastReader reader) =>
        reader.ExpectText();

    /// <summary>Reads a string whose bit is set, so that it cannot be null.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The string.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a string, or those of null.</exception>
    [MethodImpl(Jit.Inline)]
    public static string ReadPresentString(this scoped ref FastReader reader) =>
        reader.ReadPresentString();

    /// <summary>Reads a string whose bit is set, so that it cannot be null, and looks it up in a pool.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The string.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a string, or those of null.</exception>
    [MethodImpl(Jit.Inline)]
    public static string ReadPresentInternedString(this scoped ref FastReader reader) =>
        reader.ReadPresentInternedString();

    /// <summary>Ends an object all of whose members were read.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="end">The end of the object.</param>
    /// <exception cref="FastSerException">The members did not fill the object, or went past its end.</exception>
    [MethodImpl(Jit.Inline)]
    public static void EndObject(this scoped ref FastReader reader, ObjectEnd end) =>
        reader.EndObject(end);

    /// <summary>Ends an object of another version: steps over the members that its writer alone knew.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="end">The end of the object.</param>
    /// <param name="mask">The mask of the object.</param>
    /// <param name="known">How many keys were read.</param>
    /// <exception cref="FastSerException">The members do not fill the object, or go past its end.</exception>
    [MethodImpl(Jit.Inline)]
    public static void EndObject(this scoped ref FastReader reader, ObjectEnd end, MemberMask mask, int known) =>
        reader.EndObject(end, mask, known);

    /// <summary>Ends an object of another version: keeps the members that its writer alone knew.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="end">The end of the object.</param>
    /// <param name="mask">The mask of the object.</param>
    /// <param name="known">How many keys were read.</param>
    /// <returns>The members behind those.</returns>
    /// <exception cref="FastSerException">The members do not fill the object, or go past its end.</exception>
    public static FastSerUnknown KeepUnknown(this scoped ref FastReader reader, ObjectEnd end, MemberMask mask, int known) =>
        reader.KeepUnknown(end, mask, known);

    /// <summary>Steps over a Tolerant object that is not null, whatever it holds.</summary>
    /// <param name="reader">The reader.</param>
    /// <exception cref="FastSerException">There is null, or the length is not canonical, or more than is left.</exception>
    [MethodImpl(Jit.Inline)]
    public static void SkipObject(this scoped ref FastReader reader) =>
        reader.SkipObject();

    /// <summary>Steps over a value whose tag only another version of its union names.</summary>
    /// <typeparam name="T">The union.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <returns>Null.</returns>
    /// <exception cref="FastSerException">The length behind the tag is not canonical, more than is left, or that of null.</exception>
    [MethodImpl(Jit.Inline)]
    public static T? SkipUnknownCase<T>(this scoped ref FastReader reader)
        where T : class =>
        reader.SkipUnknownCase<T>();
}
