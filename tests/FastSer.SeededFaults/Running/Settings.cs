namespace FastSer.SeededFaults;

/// <summary>The settings of a campaign from the command line.</summary>
internal sealed record Settings
{
    /// <summary>Parts of the names of the faults to plant; none for all.</summary>
    public string[] Names { get; init; } = [];

    /// <summary>The parts to ask; none for all.</summary>
    public string[] Parts { get; init; } = [];

    /// <summary>The number of processes that run at a time.</summary>
    public int Workers { get; init; } = 2;

    /// <summary>The file that verdicts are added to; faults that it knows are not planted again.</summary>
    public string Results { get; init; } = "";

    /// <summary>Each fault is only looked for where it is expected; one that is not found has no verdict.</summary>
    public bool IsQuick { get; init; }

    /// <summary>Nothing is planted: all must pass.</summary>
    public bool IsHealthy { get; init; }

    public static Settings Parse(string[] arguments)
    {
        var settings = new Settings();
        for (var i = 0; i < arguments.Length; i++)
        {
            settings = arguments[i] switch
            {
                "--only" => settings with { Names = arguments[++i].Split(',') },
                "--parts" => settings with { Parts = arguments[++i].Split(',') },
                "--workers" => settings with { Workers = int.Parse(arguments[++i], CultureInfo.InvariantCulture) },
                "--results" => settings with { Results = Path.GetFullPath(arguments[++i]) },
                "--quick" => settings with { IsQuick = true },
                "--healthy" => settings with { IsHealthy = true },
                _ => throw new ArgumentException($"'{arguments[i]}' is not known.", nameof(arguments)),
            };
        }

        return settings;
    }
}
