using System.Globalization;
using System.Text.Json;

namespace FastSer.Tool;

/// <summary>Prints explanations. The results are exit codes: 1 if the data has an error.</summary>
internal static class Report
{
    private const int ShownBeforeFault = 20;

    public static int Inspect(FastSerExplanation explanation, FileInfo? html, bool asJson, bool faultOnly)
    {
        if (html is not null)
        {
            using var page = new StreamWriter(html.FullName);
            explanation.WriteHtml(page);
            Console.Error.WriteLine($"Written: {html.FullName}");
        }

        if (asJson)
        {
            using var output = Console.OpenStandardOutput();
            using var writer = new Utf8JsonWriter(output, new JsonWriterOptions { Indented = true });
            explanation.WriteJson(writer);
        }
        else if (faultOnly)
        {
            var lines = explanation.ToString().ReplaceLineEndings("\n").TrimEnd().Split('\n');
            Console.WriteLine(explanation.Error is null ? "The data is valid." : string.Join(Environment.NewLine, lines.TakeLast(ShownBeforeFault)));
        }
        else if (html is null)
        {
            explanation.WriteText(Console.Out);
        }

        return explanation.Error is null ? 0 : 1;
    }

    public static int Guess(FileInfo file)
    {
        foreach (var line in new Guess(File.ReadAllBytes(file.FullName)).Find())
        {
            Console.WriteLine(line);
        }

        return 0;
    }

    public static int Size(FastSerExplanation explanation, FileInfo? svg)
    {
        var sizes = SizesOf(explanation);
        if (svg is not null)
        {
            File.WriteAllText(svg.FullName, Treemap.Draw(sizes));
            Console.Error.WriteLine($"Written: {svg.FullName}");
        }

        var width = Math.Max(6, sizes.Max(static size => size.Path.Length));
        Console.WriteLine($"{"member".PadRight(width)}  {"bytes",12}  {"share",6}  {"values",10}");
        foreach (var (path, bytes, values) in sizes)
        {
            var share = explanation.Data.Length == 0 ? 0 : (double)bytes / explanation.Data.Length;
            Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{path.PadRight(width)}  {bytes,12:N0}  {share,6:P1}  {values,10:N0}"));
        }

        return explanation.Error is null ? 0 : 1;
    }

    /// <summary>Adds up the bytes of each member; elements of a collection count together.</summary>
    internal static IReadOnlyList<(string Path, long Bytes, long Values)> SizesOf(FastSerExplanation explanation)
    {
        var (paths, sizes) = (new List<string>(), new Dictionary<string, (long Bytes, long Values)>());
        foreach (var part in explanation.Parts)
        {
            paths.RemoveRange(part.Level, paths.Count - part.Level);
            var around = paths.Count == 0 ? "" : paths[^1];
            var path = part.Kind switch
            {
                FastSerPartKind.Head => around + " (" + part.Name + ")",
                FastSerPartKind.NotRead => "(not read)",
                _ => Join(around, part.Name),
            };
            paths.Add(path);
            if (part.Kind != FastSerPartKind.Group)
            {
                sizes.TryGetValue(path, out var size);
                sizes[path] = (size.Bytes + part.Length, size.Values + 1);
            }
        }

        return [.. sizes.Select(static pair => (pair.Key.Trim(), pair.Value.Bytes, pair.Value.Values))
            .OrderByDescending(static size => size.Bytes).ThenBy(static size => size.Item1, StringComparer.Ordinal)];
    }

    private static string Join(string around, string name)
    {
        var end = name.StartsWith('[') ? name.IndexOf(']', StringComparison.Ordinal) : -1;
        var step = end > 0 ? "[]" + name[(end + 1)..] : name;
        return around.Length == 0 || step.Length == 0 || step[0] == '[' ? around + step : $"{around}.{step}";
    }
}
