namespace FastSer.Generator.Output;

/// <summary>New arrays: the sizes go into the first of their pairs of brackets, <c>new int[count][]</c>.</summary>
internal static class ArrayCreation
{
    /// <param name="array">The array type as C# names it: <c>int[][,]</c> is an array of <c>int[,]</c>.</param>
    /// <param name="sizes">The lengths.</param>
    public static string Format(string array, string sizes)
    {
        var start = FirstBracket(array);
        var end = array.IndexOf(']', start);
        return $"new {array.Substring(0, start)}[{sizes}]{array.Substring(end + 1)}";
    }

    /// <summary>The array of a type: its brackets stand before those that the type ends with.</summary>
    public static string NameOf(string element) => element.Insert(FirstBracket(element), "[]");

    private static int FirstBracket(string name)
    {
        var start = name.Length;
        while (start > 0 && name[start - 1] == ']')
        {
            start = name.LastIndexOf('[', start - 1);
        }

        return start;
    }
}
