namespace FastSer.Benchmarks.Data;

/// <summary>Shapes that the published benchmarks lack: long arrays, other scripts, deep nesting, one large document, types by tag.</summary>
internal static class ModernSuite
{
    public static Suite Create() => new(
        "modern",
        "Long arrays, other scripts, deep nesting, a large document, types by tag, shared objects",
        "ours",
        [
            .. Rows("Vector4-10000", "Vector4[10000]", ModernData.Vectors),
            .. Rows("int-50000", "int[50000]", ModernData.Integers),
            .. Rows("texts-mixed", "500 texts, a third each Latin, Cyrillic and mixed", ModernData.MixedTexts),
            .. Rows("texts-other", "500 texts, half Cyrillic, half Chinese and Japanese", ModernData.OtherTexts),
            .. Rows("tree", "a tree of 1000 nodes, 40 levels deep", ModernData.Tree),
            .. Rows("document", "a document of about 1 MB", ModernData.Document),
            .. Rows("events", "1000 events of 20 types in turn, in a list of their abstract base", ModernData.SiteEvents),
            .. Rows("graph", "a graph of 10000 nodes with shared references and cycles", ModernData.Graph),
        ]);

    private static Row[] Rows<T>(string name, string title, Func<T> create)
    {
        T[] Same() => Suites.Same(create());

        return
        [
            new Row<T>(
                $"modern/{name}/write-reused", $"{title}: write to a reused buffer", RowOperation.WriteReused, Same),
            new Row<T>($"modern/{name}/read", $"{title}: read", RowOperation.Read, Same),
        ];
    }
}
