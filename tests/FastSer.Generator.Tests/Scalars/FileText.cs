namespace FastSer.Generator.Tests.Scalars;

/// <summary>The text that the rendered files share.</summary>
internal static class FileText
{
    public const string Header = "// Made from src/Scalars.csv and src/VariableScalars.csv. Change the table and write this file anew: CONTRIBUTING.md tells how.\n";

    public static string Lines<T>(T[] rows, Func<T, string> render) => string.Join("\n", rows.Select(render));

    /// <summary>With an empty line between them.</summary>
    public static string Blocks<T>(T[] rows, Func<T, string> render) => string.Join("\n\n", rows.Select(render));
}
