namespace FastSer.Primitives;

/// <summary>The 256 strings of one Latin-1 character: looking one up takes a fifth of allocating it (docs/performance.md, E2).</summary>
internal static class SingleChars
{
    public static readonly string[] Table = Create();

    private static string[] Create()
    {
        var table = new string[256];
        for (var i = 0; i < table.Length; i++)
        {
            table[i] = ((char)i).ToString();
        }

        return table;
    }
}
