using System.Collections.Concurrent;
using System.Globalization;
using System.Reflection;
using System.Text;

namespace FastSer.TestKit;

/// <summary>
/// The bytes of every sample of every test case, kept in the repository: a text file for each family of cases, with a section for each
/// case, in which each sample has a line with its number, length and value, and lines of hexadecimal bytes. Sections are only ever added.
/// </summary>
public static class Goldens
{
    /// <summary>Set to 1 to write the goldens that are missing.</summary>
    public const string WriteSwitch = "FASTSER_WRITE_GOLDENS";

    private const int BytesPerLine = 48;
    private const string Extension = ".txt";
    private const string SectionMark = "# ";

    private static readonly ConcurrentDictionary<string, Lazy<SortedDictionary<string, string[]>>> s_families = new(StringComparer.Ordinal);
    private static readonly object s_writing = new();

    public static bool IsWriting => Environment.GetEnvironmentVariable(WriteSwitch) == "1";

    /// <summary>The names of all cases with goldens.</summary>
    public static IEnumerable<string> Names =>
        Directory.GetFiles(Folder, "*" + Extension).SelectMany(static file => SectionsOf(Path.GetFileNameWithoutExtension(file)).Keys);

    public static string Folder => Path.Combine(FindTests(), "goldens", "1.0");

    /// <summary>The samples' bytes, in the order of the samples.</summary>
    public static IReadOnlyList<byte[]> Load(string name) => Load(name, TestCases.FamilyOf(name));

    /// <summary>
    /// Returns whether only a 64-bit process can read the bytes: they have a native integer that this process cuts when it makes the sample, and
    /// refuses.
    /// </summary>
    public static bool AreTooWide(byte[] golden, TestCase testCase, object? sample) => nint.Size == sizeof(int)
        && !testCase.Serialize(sample).AsSpan().SequenceEqual(golden)
        && !testCase.TryDeserialize(golden, out _, out var reason) && reason.Code == FastSerErrorCode.InvalidValue;

    /// <summary>The samples' bytes of a case of a family.</summary>
    public static IReadOnlyList<byte[]> Load(string name, string family)
    {
        var samples = new List<StringBuilder>();
        foreach (var line in SectionsOf(family)[name])
        {
            if (line.StartsWith('['))
            {
                samples.Add(new StringBuilder());
            }
            else
            {
                samples[^1].Append(line);
            }
        }

        return [.. samples.Select(static s => Convert.FromHexString(s.ToString()))];
    }

    /// <summary>Writes the goldens of a case, unless it has some.</summary>
    public static void WriteIfMissing(string name, string family, IReadOnlyList<byte[]> encoded, IReadOnlyList<object?> samples)
    {
        var sections = SectionsOf(family);
        lock (s_writing)
        {
            if (sections.TryAdd(name, [.. encoded.Zip(samples).SelectMany(static (one, i) => LinesOf(i, one.First, one.Second))]))
            {
                File.WriteAllLines(PathOf(family), sections.SelectMany(static section => section.Value.Prepend(SectionMark + section.Key)));
            }
        }
    }

    private static IEnumerable<string> LinesOf(int index, byte[] encoded, object? sample) => encoded
        .Chunk(BytesPerLine).Select(Convert.ToHexString)
        .Prepend(string.Create(CultureInfo.InvariantCulture, $"[{index}] {encoded.Length} bytes: {ValueDump.Inline(sample)}"));

    private static SortedDictionary<string, string[]> SectionsOf(string family) =>
        s_families.GetOrAdd(family, static family => new(() => Read(family))).Value;

    private static SortedDictionary<string, string[]> Read(string family)
    {
        var sections = new SortedDictionary<string, List<string>>(StringComparer.Ordinal);
        List<string> section = [];
        foreach (var line in LinesOf(family))
        {
            if (line.StartsWith(SectionMark, StringComparison.Ordinal))
            {
                sections.Add(line[SectionMark.Length..], section = []);
            }
            else
            {
                section.Add(line);
            }
        }

        return new(sections.ToDictionary(static one => one.Key, static one => one.Value.ToArray()), StringComparer.Ordinal);
    }

    /// <summary>Where there is no repository, as in a browser, the program holds the files.</summary>
    private static IEnumerable<string> LinesOf(string family)
    {
        if (Assembly.GetEntryAssembly()?.GetManifestResourceStream("goldens/" + family) is { } resource)
        {
            using var reader = new StreamReader(resource);
            return reader.ReadToEnd().Split('\n', StringSplitOptions.RemoveEmptyEntries);
        }

        return File.Exists(PathOf(family)) ? File.ReadLines(PathOf(family)) : [];
    }

    private static string PathOf(string family) => Path.Combine(Folder, family + Extension);

    private static string FindTests()
    {
        for (var folder = AppContext.BaseDirectory; folder is not null; folder = Path.GetDirectoryName(folder))
        {
            var tests = Path.Combine(folder, "tests");
            if (Directory.Exists(Path.Combine(tests, "FastSer.TestTypes")))
            {
                return tests;
            }
        }

        throw new DirectoryNotFoundException("The suites run from a build inside the repository.");
    }
}
