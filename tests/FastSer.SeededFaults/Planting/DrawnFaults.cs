using System.Text.RegularExpressions;

namespace FastSer.SeededFaults;

/// <summary>
/// Faults that a rule draws: each check of data that throws an error, and that no written fault changes, is planted without its error. The checks
/// of values that are written, of what only other code than the data can cause, and of older frameworks than that of the tests are not among them.
/// </summary>
public static partial class DrawnFaults
{
    private const string Library = "src/FastSer";

    private static readonly HashSet<string> s_errors =
    [
        "DepthExceeded", "DuplicateKey", "FingerprintMismatch", "InvalidLength", "InvalidMembers", "InvalidPresence", "InvalidReference", "InvalidString",
        "InvalidValue", "LengthExceeded", "NewerVersion", "NullBehindTag", "TrailingBytes", "Truncated", "UnknownUnionTag",
    ];

    /// <summary>The faults of all sources of the library below a root.</summary>
    /// <param name="root">The root of the repository.</param>
    /// <param name="written">The faults that are written down.</param>
    public static IEnumerable<Fault> Draw(string root, IReadOnlyList<Fault> written) =>
        Directory.GetFiles(System.IO.Path.Combine(root, Library), "*.cs", SearchOption.AllDirectories)
            .Select(path => System.IO.Path.GetRelativePath(root, path).Replace('\\', '/'))
            .Where(static path => !path.Contains("/obj/", StringComparison.Ordinal)).Order(StringComparer.Ordinal)
            .SelectMany(path => DrawFrom(root, path, written));

    private static IEnumerable<Fault> DrawFrom(string root, string path, IReadOnlyList<Fault> written)
    {
        var source = File.ReadAllText(System.IO.Path.Combine(root, path)).ReplaceLineEndings("\n");
        var changed = written.Where(fault => fault.Path == path).Select(fault => (Start: source.IndexOf(fault.Old, StringComparison.Ordinal), fault.Old.Length))
            .Concat(OlderFrameworks().Matches(source).Select(static match => (Start: match.Index, match.Length))).ToArray();
        var counts = new Dictionary<string, int>();
        foreach (Match check in Check().Matches(source))
        {
            var error = check.Groups["error"].Value;
            var number = counts[error] = counts.GetValueOrDefault(error) + 1;
            var (start, end) = (check.Index, check.Index + check.Length);
            if (!s_errors.Contains(error) || Array.Exists(changed, text => text.Start < end && start < text.Start + text.Length))
            {
                continue;
            }

            var name = $"{System.IO.Path.GetFileNameWithoutExtension(path)} does not throw {error}{(number > 1 ? $" {number}" : "")}";
            yield return new Fault(
                name, "error that is not thrown", path, "the condition holds for something that is refused", TextOf(source, check),
                TextOf(source, check)[..^check.Groups["call"].Length] + "_ = 0;", WasMended: false, FirstOf(error));
        }
    }

    /// <summary>The tests that are most likely to find it.</summary>
    private static string FirstOf(string error) => error switch
    {
        "DuplicateKey" => "integration tests/CollectionKindTests",
        "LengthExceeded" => "integration tests/MaxLengthTests",
        _ => "reference codec",
    };

    /// <summary>The check with as many lines before it as make it unique.</summary>
    private static string TextOf(string source, Match check)
    {
        var (start, end) = (check.Index, check.Index + check.Length);
        while (start > 0 && source.IndexOf(source[start..end], StringComparison.Ordinal) != start
            || source.IndexOf(source[start..end], start + 1, StringComparison.Ordinal) >= 0)
        {
            start = source.LastIndexOf('\n', start - 2) + 1;
        }

        return source[start..end];
    }

    /// <summary>A condition of one or more lines, and the error as the first statement behind it.</summary>
    [GeneratedRegex(@"(?<=\n) *(else )?if \([^;{}]*\)\n *\{\n *(?<call>Throw\.(?<error>\w+)\([^;]*\);)")]
    private static partial Regex Check();

    /// <summary>The code of frameworks older than .NET 9.</summary>
    [GeneratedRegex(@"(?<=#if NET9_0_OR_GREATER\n[^#]*)#else[^#]*#endif")]
    private static partial Regex OlderFrameworks();
}
