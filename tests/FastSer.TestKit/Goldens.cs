using System.Globalization;
using System.Text;

namespace FastSer.TestKit;

/// <summary>
/// The bytes of every sample of every test case, kept in the repository, in a folder for each family of cases:
/// <c>Name.hex</c>, and <c>Name.txt</c> to read beside it. Files are only ever added.
/// </summary>
public static class Goldens
{
    /// <summary>Set to 1 to write the goldens that are missing.</summary>
    public const string WriteSwitch = "FASTSER_WRITE_GOLDENS";

    private const int BytesPerLine = 48;

    public static bool IsWriting => Environment.GetEnvironmentVariable(WriteSwitch) == "1";

    public static string Folder { get; } = Path.Combine(FindTests(), "goldens", "1.0");

    public static string PathOf(string name) => Path.Combine(Folder, TestCases.FamilyOf(name), name + ".hex");

    /// <summary>The samples' bytes, in the order of the samples.</summary>
    public static IReadOnlyList<byte[]> Load(string name)
    {
        var samples = new List<StringBuilder>();
        foreach (var line in File.ReadLines(PathOf(name)))
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
    public static void WriteIfMissing(string name, IReadOnlyList<byte[]> encoded, IReadOnlyList<object?> samples)
    {
        if (File.Exists(PathOf(name)))
        {
            return;
        }

        Directory.CreateDirectory(Path.GetDirectoryName(PathOf(name))!);
        var hex = new StringBuilder();
        var text = new StringBuilder();
        for (var i = 0; i < encoded.Count; i++)
        {
            hex.Append(CultureInfo.InvariantCulture, $"[{i}] {encoded[i].Length} bytes\n");
            foreach (var line in encoded[i].Chunk(BytesPerLine))
            {
                hex.Append(Convert.ToHexString(line)).Append('\n');
            }

            text.Append(CultureInfo.InvariantCulture, $"[{i}] {ValueDump.Inline(samples[i])}\n");
        }

        File.WriteAllText(PathOf(name), hex.ToString());
        File.WriteAllText(Path.ChangeExtension(PathOf(name), ".txt"), text.ToString());
    }

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
