using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer.CompilerServices;

/// <summary>Arrays and lists of strings, for generated code: L of the count + 1, then the strings (docs/wire-format.md, collections).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class StringItems
{
    /// <summary>Writes an array.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The array or null.</param>
    public static void Write(ref FastWriter writer, string?[]? items)
    {
        if (items is null)
        {
            writer.WriteNull();
            return;
        }

        WriteSpan(ref writer, items);
    }

    /// <summary>Writes a list.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="items">The list or null.</param>
    public static void Write(ref FastWriter writer, List<string?>? items)
    {
        if (items is null)
        {
            writer.WriteNull();
            return;
        }

        WriteSpan(ref writer, CollectionsMarshal.AsSpan(items));
    }

    /// <summary>Reads an array.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="items">An existing array, which is filled if it is of the same length; or null.</param>
    /// <returns>The array or null.</returns>
    /// <exception cref="FastSerException">The input is malformed.</exception>
    public static string?[]? ReadArray(ref FastReader reader, string?[]? items = null) =>
        ReadArray<PlainStrings>(ref reader, items);

    /// <summary>Reads an array, whose strings are looked up in a pool.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="items">An existing array, which is filled if it is of the same length; or null.</param>
    /// <returns>The array or null.</returns>
    /// <exception cref="FastSerException">The input is malformed.</exception>
    public static string?[]? ReadInternedArray(ref FastReader reader, string?[]? items = null) =>
        ReadArray<InternedStrings>(ref reader, items);

    /// <summary>Reads a list.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="items">An existing list, which is cleared and filled again; or null.</param>
    /// <returns>The list or null.</returns>
    /// <exception cref="FastSerException">The input is malformed.</exception>
    public static List<string?>? ReadList(ref FastReader reader, List<string?>? items = null) =>
        ReadList<PlainStrings>(ref reader, items);

    /// <summary>Reads a list, whose strings are looked up in a pool.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="items">An existing list, which is cleared and filled again; or null.</param>
    /// <returns>The list or null.</returns>
    /// <exception cref="FastSerException">The input is malformed.</exception>
    public static List<string?>? ReadInternedList(ref FastReader reader, List<string?>? items = null) =>
        ReadList<InternedStrings>(ref reader, items);

    private static string?[]? ReadArray<TStrings>(ref FastReader reader, string?[]? items)
        where TStrings : struct, IStrings
    {
        var count = reader.ReadCount(minimumElementSize: 1);
        if (count < 0)
        {
            return null;
        }

        if (items is null || items.Length != count)
        {
            items = new string?[count];
        }

        for (var i = 0; i < items.Length; i++)
        {
            items[i] = TStrings.Read(ref reader);
        }

        return items;
    }

    private static List<string?>? ReadList<TStrings>(ref FastReader reader, List<string?>? items)
        where TStrings : struct, IStrings
    {
        var count = reader.ReadCount(minimumElementSize: 1);
        if (count < 0)
        {
            return null;
        }

        items = Empty(items, count);
        for (var i = 0; i < count; i++)
        {
            items.Add(TStrings.Read(ref reader));
        }

        return items;
    }

    /// <summary>Empties a list, which keeps its capacity, or makes a new one.</summary>
    private static List<string?> Empty(List<string?>? items, int capacity)
    {
        if (items is null)
        {
            return new List<string?>(capacity);
        }

        items.Clear();
        items.EnsureCapacity(capacity);
        return items;
    }

    private static void WriteSpan(ref FastWriter writer, ReadOnlySpan<string?> items)
    {
        writer.WriteCount(items.Length);
        var block = writer.Block;
        var limit = writer.Limit;
        foreach (var item in items)
        {
            var bound = FastWriter.GetMaxByteCount(item);
            if (!limit.Fits(block, bound))
            {
                block = writer.Extend(block, bound);
                limit = writer.Limit;
            }

            block = block.WriteString(0, item);
        }

        writer.Commit(block);
    }

    /// <summary>The way to read strings: a type argument, so that each way has loops of its own.</summary>
    private interface IStrings
    {
        static abstract string? Read(ref FastReader reader);
    }

    private readonly struct PlainStrings : IStrings
    {
        [MethodImpl(Jit.Inline)]
        public static string? Read(ref FastReader reader) => reader.ReadString();
    }

    private readonly struct InternedStrings : IStrings
    {
        [MethodImpl(Jit.Inline)]
        public static string? Read(ref FastReader reader) => reader.ReadInternedString();
    }
}
