namespace FastSer.Generator.Tests.Scalars;

/// <summary>Files of the generator with a line for each scalar.</summary>
internal static class GeneratorFiles
{
    public static string BuiltInScalars(ScalarRow[] rows) => FileText.Header + $$"""
        namespace FastSer.Generator.Symbols.Collections;

        internal static partial class BuiltInScalars
        {
            /// <summary>The types of fixed size.</summary>
            private static (string Name, BuiltInScalar Scalar)[] FixedTypes =>
            [
        {{FileText.Lines(rows, static row => $"""
                    ("{row.Namespace}.{row.Name}", {(row.IsMemory ? "Memory" : "Fixed")}("{row.Name}", {row.Bytes}){(row.IsChecked ? " with { IsChecked = true }" : "")}),
            """)}}
            ];
        }

        """;

    public static string VariableScalars(VariableScalarRow[] rows) => FileText.Header + $$"""
        namespace FastSer.Generator.Symbols.Collections;

        internal static partial class BuiltInScalars
        {
            /// <summary>The types whose size varies.</summary>
            private static (string Name, BuiltInScalar Scalar)[] VariableTypes =>
            [
        {{FileText.Lines(rows, static row => $"        (\"{row.Namespace}.{row.Name}\", Variable(\"{row.Name}\"){Facts(row)}),")}}
            ];
        }

        """;

    private static string Facts(VariableScalarRow row)
    {
        string[] facts =
        [
            row.IsClass ? "IsReference = true" : "",
            row.Begins.Length > 0 ? $"Head = ScalarHead.{char.ToUpperInvariant(row.Begins[0])}{row.Begins[1..]}" : "",
            row.LockName.Length > 0 ? $"LockName = \"{row.LockName}\"" : "",
            row.HasSafeKeys ? "HasSafeHashCodes = true" : "",
            row.HasHiddenClasses ? "HasHiddenClasses = true" : "",
        ];
        var stated = string.Join(", ", facts.Where(static fact => fact.Length > 0));
        return stated.Length > 0 ? $" with {{ {stated} }}" : "";
    }

    public static string CompactScalar(ScalarRow[] rows) => FileText.Header + $$"""
        namespace FastSer.Generator.Wire;

        internal sealed partial record CompactScalar
        {
            private static readonly CompactScalar[] s_all =
            [
        {{FileText.Lines([.. rows.Where(static row => row.Compact is not null)], static row =>
            $"        {Compact(row.Name, row.Compact!)},")}}
            ];
        }

        """;

    private static string Compact(string name, CompactColumns columns) =>
        $"new(\"{name}\", new ControlField({columns.ControlBits}, \"{name}\", {columns.ControlledBytes}), {columns.LoneBytes}, "
        + $"\"{(columns.Packed.Length > 0 ? "Compact" + columns.Packed : "")}\")";
}
