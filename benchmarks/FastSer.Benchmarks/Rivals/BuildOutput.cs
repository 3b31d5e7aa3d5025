using System.Text.RegularExpressions;

namespace FastSer.Benchmarks.Rivals;

/// <summary>Finds in the output of a build why a project was not built.</summary>
internal static partial class BuildOutput
{
    public const string Advice =
        "To add it: set RestoreAdditionalProjectSources to a folder or source that has the package, or its version in Directory.Packages.props "
        + "to one that there is, and run again.";

    /// <param name="output">The output of a build of several projects.</param>
    /// <param name="projectFile">The project.</param>
    public static string ReasonOf(string output, string projectFile)
    {
        var errors = output.Split('\n')
            .Where(line => line.Contains(Path.GetFileName(projectFile), StringComparison.OrdinalIgnoreCase))
            .Select(static line => ErrorLine().Match(line))
            .Where(static match => match.Success)
            .Select(static match => (Code: match.Groups["code"].Value, Text: match.Groups["text"].Value.Trim()))
            .ToList();
        if (errors.Count == 0)
            return "it does not build";
        var (code, text) = errors[0];
        return code switch
        {
            "NU1101" => $"no package source of this machine has {PackageOf(text)}",
            "NU1102" or "NU1103" => $"the package sources of this machine have {PackageOf(text)} in other versions only{OtherVersions(errors)}",
            "NU1301" => "a package source of this machine is not reachable",
            _ => $"it does not build ({code}: {text})",
        };
    }

    /// <summary>The package, with the version that was asked for.</summary>
    private static string PackageOf(string text) => Package().Match(text) is { Success: true } package
        ? $"{package.Groups["id"].Value} {package.Groups["version"].Value}".TrimEnd()
        : "a package";

    /// <summary>A source has a line each, with the number of its versions and the nearest of them.</summary>
    private static string OtherVersions(List<(string Code, string Text)> errors)
    {
        var found = errors.Distinct().Select(static error => Versions().Match(error.Text)).Where(static match => match.Success).ToList();
        return found.Count == 0
            ? ""
            : $" ({string.Join("; ", found.Select(static match => $"{match.Groups["count"].Value} of them, the nearest {match.Groups["nearest"].Value}"))})";
    }

    [GeneratedRegex(@"error (?<code>[A-Z]+[0-9]+)\s*: (?<text>[^\[\r\n]*(\[ [^\]]*\])?)")]
    private static partial Regex ErrorLine();

    [GeneratedRegex(@"package '?(?<id>[\w.-]*\w)'?( with version \(>?=? ?(?<version>[^)]*)\))?")]
    private static partial Regex Package();

    [GeneratedRegex(@"Found (?<count>[1-9][0-9]*) version.*Nearest version: (?<nearest>\S+)")]
    private static partial Regex Versions();
}
