using System.Globalization;

namespace FastSer.CoverageFuzz;

/// <summary>The arguments of the program.</summary>
internal sealed record Options
{
    public const string WorkerSwitch = "--worker";

    public const string Help = """
        Fuzzes the entry points of FastSer, guided by the code that inputs reach.

          --seconds N    the time for each target (default: 5)
          --target TEXT  only targets whose names contain the text
          --seed N       the seed of all changes (default: 1)
          --list         prints the names of the targets
          --write FILE   writes the report, such as docs/fuzzing.md, and its tables, docs/fuzzing.tsv and docs/fuzzing-targets.tsv
          --keep FOLDER  adds inputs that reached something new to the corpora, tests/FastSer.CoverageFuzz/Corpora
        """;

    public double Seconds { get; private set; } = 5;

    public string Target { get; private set; } = "";

    public int Seed { get; private set; } = 1;

    public string? File { get; private set; }

    public string? Folder { get; private set; }

    public bool IsList { get; private set; }

    public bool IsWorker { get; private set; }

    /// <summary>Returns the options, or null for arguments that are not among them.</summary>
    public static Options? Parse(string[] arguments)
    {
        var options = new Options();
        for (var i = 0; i < arguments.Length; i++)
        {
            var value = i + 1 < arguments.Length ? arguments[i + 1] : "";
            switch (arguments[i])
            {
                case "--seconds" when double.TryParse(value, CultureInfo.InvariantCulture, out var seconds):
                    options.Seconds = seconds;
                    i++;
                    break;
                case "--target" when value.Length > 0:
                    options.Target = value;
                    i++;
                    break;
                case "--seed" when int.TryParse(value, CultureInfo.InvariantCulture, out var seed):
                    options.Seed = seed;
                    i++;
                    break;
                case "--write" when value.Length > 0:
                    options.File = value;
                    i++;
                    break;
                case "--keep" when value.Length > 0:
                    options.Folder = value;
                    i++;
                    break;
                case "--list":
                    options.IsList = true;
                    break;
                case WorkerSwitch:
                    options.IsWorker = true;
                    break;
                default:
                    return null;
            }
        }

        return options;
    }
}
