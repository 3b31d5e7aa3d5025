using System.Reflection;

namespace FastSer.Generator.Diagnostics;

/// <summary>
/// The address of a diagnostic's page, which editors open. The build gives the folder of the pages (<c>DiagnosticPagesUrl</c>); without it
/// there is no link, and the description names the page by its path.
/// </summary>
internal static class HelpLink
{
    public const string MetadataKey = "DiagnosticPagesUrl";

    private static readonly string? _folder = typeof(HelpLink).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .FirstOrDefault(static metadata => metadata.Key == MetadataKey)?.Value;

    public static string Of(string id) => Format(_folder, id);

    public static string Format(string? folder, string id) =>
        string.IsNullOrEmpty(folder) ? "" : $"{folder!.TrimEnd('/')}/{id}.md";
}
