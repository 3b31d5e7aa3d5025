namespace FastSer.Generator.Tests.Scalars;

/// <summary>Files of the runtime with a method for each scalar.</summary>
internal static class MethodFiles
{
    private const string Names = "using System.Numerics;\nusing System.Runtime.CompilerServices;\nusing System.Text;\n\nnamespace FastSer;\n";
    private const string Usings = FileText.Header + Names;
    private const string CursorUsings = FileText.Header + "using System.ComponentModel;\n" + Names;

    public static string ReadBlock(ScalarRow[] rows) => Usings + $$"""

        public readonly ref partial struct ReadBlock
        {
        {{FileText.Blocks(rows, static row => $"""
                /// <summary>Reads {row.NameWithArticle}: {row.Size} at <paramref name="offset"/>.</summary>
                /// <param name="offset">The offset in the block.</param>
                /// <returns>The value.</returns>{(row.IsChecked ? "\n    /// <exception cref=\"FastSerException\">No such value has these bytes.</exception>" : "")}
                [MethodImpl(Jit.Inline)]
                public {row.Keyword} Read{row.Name}(int offset) => {(row.IsChecked ? "ScalarCode.Get" : "Unaligned.Load")}<{row.Keyword}>(ref At(offset, {row.Bytes}));
            """)}}
        }

        """;

    public static string ReadBlockValidity(ScalarRow[] rows) => Usings.Replace("using System.Numerics;\n", "", StringComparison.Ordinal) + $$"""

        public readonly ref partial struct ReadBlock
        {
        {{FileText.Blocks([.. rows.Where(static row => row.IsChecked)], static row => $"""
                /// <summary>Tells whether the {row.Size} at <paramref name="offset"/> are those of {row.NameWithArticle}.</summary>
                /// <param name="offset">The offset in the block.</param>
                /// <returns>Whether <see cref="Read{row.Name}"/> would accept them.</returns>
                [MethodImpl(Jit.Inline)]
                public bool IsValid{row.Name}(int offset) => ScalarCode.IsValid<{row.Keyword}>(ref At(offset, {row.Bytes}));
            """)}}
        }

        """;

    public static string WriteBlock(ScalarRow[] rows) => Usings + $$"""

        public readonly ref partial struct WriteBlock
        {
        {{FileText.Blocks(rows, static row => $"""
                /// <summary>Writes {row.NameWithArticle}: {row.Size} at <paramref name="offset"/>.</summary>
                /// <param name="offset">The offset in the block.</param>
                /// <param name="value">The value.</param>
                [MethodImpl(Jit.Inline)]
                public void Write{row.Name}(int offset, {row.Keyword} value) => {Store(row)}(ref At(offset, {row.Bytes}), value);
            """)}}
        }

        """;

    public static string FastReader(ScalarRow[] rows) => CursorUsings + $$"""

        public ref partial struct FastReader
        {
        {{FileText.Blocks(rows, static row => $"""
                /// <summary>Reads {row.NameWithArticle}: {row.Size}.</summary>
                /// <returns>The value.</returns>{Hide(row)}
                [MethodImpl(Jit.Inline)]
                public {row.Keyword} Read{row.Name}() => Take({row.Bytes}).Read{row.Name}(0);
            """)}}
        }

        """;

    public static string FastWriter(ScalarRow[] rows) => CursorUsings + $$"""

        public ref partial struct FastWriter
        {
        {{FileText.Blocks(rows, static row => $$"""
                /// <summary>Writes {{row.NameWithArticle}}: {{row.Size}}.</summary>
                /// <param name="value">The value.</param>{{Hide(row)}}
                [MethodImpl(Jit.Inline)]
                public void Write{{row.Name}}({{row.Keyword}} value)
                {
                    var block = Reserve({{row.Bytes}});
                    block.Write{{row.Name}}(0, value);
                    Commit(block.Advance({{row.Bytes}}));
                }
            """)}}
        }

        """;

    /// <summary>A Boolean in memory may be any byte: only the others are stored as they are.</summary>
    private static string Store(ScalarRow row) =>
        row.IsMemory && row.Name != nameof(Boolean) ? "Unaligned.Store" : "ScalarCode.Put";

    private static string Hide(ScalarRow row) => row.IsHidden ? "\n    [EditorBrowsable(EditorBrowsableState.Never)]" : "";
}
