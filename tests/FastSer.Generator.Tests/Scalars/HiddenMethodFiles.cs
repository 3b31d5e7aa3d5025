namespace FastSer.Generator.Tests.Scalars;

/// <summary>Files of the runtime with the public methods for scalars that reader and writer have internal methods for.</summary>
internal static class HiddenMethodFiles
{
    private const string Inline = "[MethodImpl(Jit.Inline)]";

    public static string ReaderVectors(ScalarRow[] rows) => Class("FastReaderVectors", "Reads", ReadMethods(rows, ScalarRow.Vectors));

    public static string WriterVectors(ScalarRow[] rows) => Class("FastWriterVectors", "Writes", WriteMethods(rows, ScalarRow.Vectors));

    public static string ReaderMethods(ScalarRow[] rows, VariableScalarRow[] variable) => Services("ReaderMethods", $$"""
        {{ReadMethods(rows, ScalarRow.Services)}}

        {{FileText.Blocks(Hidden(variable), static row => $"""
                /// <summary>Reads {row.Noun}.</summary>
                /// <param name="reader">The reader.</param>
                /// <returns>The value{(row.IsClass ? " or null" : "")}.</returns>
                /// <exception cref="FastSerException">The bytes are not those of such a value.</exception>
                {Inline}
                public static {row.Holder} Read{row.Name}(this scoped ref FastReader reader) =>
                    reader.Read{row.Method}{row.TypeArgument}();
            """)}}
        """);

    public static string WriterMethods(ScalarRow[] rows, VariableScalarRow[] variable) => Services("WriterMethods", $$"""
        {{WriteMethods(rows, ScalarRow.Services)}}

        {{FileText.Blocks(Hidden(variable), static row => $"""
                /// <summary>Writes {row.Noun}: {row.Encoding}.</summary>
                /// <param name="writer">The writer.</param>
                /// <param name="value">The value{(row.IsClass ? " or null" : "")}.</param>
                {Inline}
                public static void Write{row.Name}(this scoped ref FastWriter writer, {row.Holder} value) =>
                    writer.Write{row.Method}(value);
            """)}}
        """);

    private static VariableScalarRow[] Hidden(VariableScalarRow[] rows) => [.. rows.Where(static row => row.IsHidden)];

    private static string ReadMethods(ScalarRow[] rows, string place) => FileText.Blocks([.. rows.Where(row => row.HiddenIn == place)], static row => $"""
            /// <summary>Reads {row.NameWithArticle}: {row.Size}.</summary>
            /// <param name="reader">The reader.</param>
            /// <returns>The value.</returns>
            {Inline}
            public static {row.Keyword} Read{row.Name}(this scoped ref FastReader reader) => reader.Read{row.Name}();
        """);

    private static string WriteMethods(ScalarRow[] rows, string place) => FileText.Blocks([.. rows.Where(row => row.HiddenIn == place)], static row => $"""
            /// <summary>Writes {row.NameWithArticle}: {row.Size}.</summary>
            /// <param name="writer">The writer.</param>
            /// <param name="value">The value.</param>
            {Inline}
            public static void Write{row.Name}(this scoped ref FastWriter writer, {row.Keyword} value) => writer.Write{row.Name}(value);
        """);

    private static string Class(string name, string verb, string methods) => FileText.Header + $$"""
        using System.Numerics;
        using System.Runtime.CompilerServices;

        namespace FastSer;

        /// <summary>{{verb}} values of System.Numerics.</summary>
        public static class {{name}}
        {
        {{methods}}
        }

        """;

    private static string Services(string name, string methods) => FileText.Header + $$"""
        using System.Numerics;
        using System.Runtime.CompilerServices;

        namespace FastSer.CompilerServices;

        public static partial class {{name}}
        {
        {{methods}}
        }

        """;
}
