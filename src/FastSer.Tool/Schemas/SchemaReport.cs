namespace FastSer.Tool.Schemas;

/// <summary>Prints the differences between two schemas. The result is the exit code: 1 if a reader breaks.</summary>
internal static class SchemaReport
{
    public static int Print(TextWriter output, IReadOnlyList<SchemaDifference> differences, Readers asked)
    {
        if (differences.Count == 0)
        {
            output.WriteLine("The schemas are equal.");
            return 0;
        }

        var width = Math.Max("type".Length, differences.Max(static item => item.TypeName.Length));
        output.WriteLine($"{"type".PadRight(width)}  {"new reads old",-13}  {"old reads new",-13}  change");
        foreach (var item in differences)
        {
            var (first, second) = (Mark(item.Broken & asked & Readers.New), Mark(item.Broken & asked & Readers.Old));
            output.WriteLine($"{item.TypeName.PadRight(width)}  {first,-13}  {second,-13}  {item.Text}");
        }

        var broken = differences.Count(item => (item.Broken & asked) != 0);
        output.WriteLine(broken switch { 0 => "No reader breaks.", 1 => "1 change breaks readers.", _ => $"{broken} changes break readers." });
        return broken == 0 ? 0 : 1;
    }

    private static string Mark(Readers broken) => broken == 0 ? "ok" : "BREAKS";
}
