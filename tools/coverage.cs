// Merges the coverage that tools/coverage.sh collected, and writes a table of branches and lines for each folder:
// dotnet run tools/coverage.cs -- FOLDER [PAGE]. Prints the branches that no test takes; with a page, only those of methods with more of them than
// docs/coverage-branches.tsv has reasons for.
using System.Globalization;
using System.Text;
using System.Text.Json;

var branches = new Dictionary<(string File, string Method, int Line, int Offset, int Path), int>();
var lines = new Dictionary<(string File, int Line), int>();
foreach (var report in Directory.GetFiles(args[0], "coverage.json", SearchOption.AllDirectories))
{
    using var json = JsonDocument.Parse(File.ReadAllBytes(report));
    foreach (var file in json.RootElement.EnumerateObject().SelectMany(static module => module.Value.EnumerateObject()))
    {
        foreach (var method in file.Value.EnumerateObject().SelectMany(static type => type.Value.EnumerateObject()))
        {
            foreach (var line in method.Value.GetProperty("Lines").EnumerateObject())
            {
                Add(lines, (PathOf(file.Name), int.Parse(line.Name, CultureInfo.InvariantCulture)), line.Value.GetInt32());
            }

            foreach (var branch in method.Value.GetProperty("Branches").EnumerateArray())
            {
                Add(branches, (PathOf(file.Name), method.Name, Number(branch, "Line"), Number(branch, "Offset"), Number(branch, "Path")), Number(branch, "Hits"));
            }
        }
    }
}

var explained = args is [_, var beside]
    ? File.ReadLines(Path.ChangeExtension(beside, null) + "-branches.tsv").Skip(1).Select(static line => line.Split('\t'))
        .ToDictionary(static row => (row[0], row[1]), static row => int.Parse(row[2], CultureInfo.InvariantCulture))
    : [];
foreach (var method in branches.Where(static branch => branch.Value == 0).Select(static branch => branch.Key).OrderBy(static key => (key.File, key.Line))
    .GroupBy(static key => (key.File, NameOf(key.Method))).Where(method => method.Count() > explained.GetValueOrDefault(method.Key)))
{
    foreach (var missed in method)
    {
        Console.WriteLine($"{missed.File}({missed.Line}): path {missed.Path} of {missed.Method[(missed.Method.LastIndexOf(':') + 1)..]}");
    }
}

var table = new StringBuilder("| folder | branches | taken by a test | lines | run by a test |\n|---|---|---|---|---|\n");
foreach (var folder in lines.Keys.Select(static line => FolderOf(line.File)).Distinct().Order(StringComparer.Ordinal).Append("FastSer/").Append("FastSer.Generator/"))
{
    var ofBranches = branches.Where(branch => IsIn(branch.Key.File, folder)).Select(static branch => branch.Value).ToArray();
    var ofLines = lines.Where(line => IsIn(line.Key.File, folder)).Select(static line => line.Value).ToArray();
    table.Append(CultureInfo.InvariantCulture, $"| {(folder.EndsWith('/') ? $"all of {folder[..^1]}" : $"`{folder}`")} | {ofBranches.Length:N0} | {Share(ofBranches)} | {ofLines.Length:N0} | {Share(ofLines)} |\n");
}

Console.WriteLine(table);
if (args is [_, var page])
{
    var text = File.ReadAllText(page);
    var start = text.IndexOf("| folder |", StringComparison.Ordinal);
    var end = text.IndexOf("\n\n", start, StringComparison.Ordinal);
    File.WriteAllText(page, string.Concat(text.AsSpan(0, start), table.ToString().TrimEnd('\n'), text.AsSpan(end)));
}

static void Add<T>(Dictionary<T, int> all, T key, int hits)
    where T : notnull => all[key] = all.GetValueOrDefault(key) + hits;

static int Number(JsonElement branch, string name) => branch.GetProperty(name).GetInt32();

static string NameOf(string method) => method[(method.LastIndexOf("::", StringComparison.Ordinal) + 2)..].Split('(')[0];

static string PathOf(string file) => file[(file.LastIndexOf("src/", StringComparison.Ordinal) + "src/".Length)..];

static string FolderOf(string file) => Path.GetDirectoryName(file)!.Replace('\\', '/').Split('/') is [var project, var folder, ..] ? $"{project}/{folder}" : Path.GetDirectoryName(file)!;

// A name with a slash at its end is a whole project.
static bool IsIn(string file, string folder) => folder.EndsWith('/') ? file.StartsWith(folder, StringComparison.Ordinal) : FolderOf(file) == folder;

static string Share(int[] hits) =>
    hits.Length == 0 ? "" : string.Create(CultureInfo.InvariantCulture, $"{hits.Count(static one => one > 0):N0}, {100.0 * hits.Count(static one => one > 0) / hits.Length:F1} %");
