namespace FastSer.Benchmarks.Rivals;

/// <summary>The optional rivals of a run.</summary>
/// <param name="Adapters">Those that are there.</param>
/// <param name="Remarks">One line for those that are not.</param>
internal sealed record RivalCatalog(IReadOnlyList<ISystemAdapter> Adapters, IReadOnlyList<string> Remarks)
{
    private Dictionary<ISystemAdapter, string> Projects { get; init; } = [];

    /// <summary>The name of the project that holds the adapter; null for a system of the program itself.</summary>
    public string? ProjectOf(ISystemAdapter adapter) => Projects.GetValueOrDefault(adapter);

    /// <param name="build">Whether to build every adapter first.</param>
    /// <param name="announce">Hears what is being built.</param>
    public static RivalCatalog Load(bool build, Action<string> announce)
    {
        var projects = RivalProject.FindAll();
        var remarks = new List<string>();
        if (build)
        {
            foreach (var project in projects)
            {
                announce($"building the adapter of {project.Name}");
                if (RivalBuilder.Build(project) is { } reason)
                    remarks.Add(reason);
            }
        }

        var adapters = new List<ISystemAdapter>();
        var holders = new Dictionary<ISystemAdapter, string>();
        foreach (var project in projects.Where(project => project.IsBuilt))
        {
            var (adapter, reason) = RivalLoader.Load(project);
            if (adapter is null)
            {
                remarks.Add(reason!);
                continue;
            }

            adapters.Add(adapter);
            holders.Add(adapter, project.Name);
        }

        if (adapters.OfType<IPickler>().FirstOrDefault() is { } pickler)
            Pickling.Pickler = pickler;
        var missing = projects.Where(project => !project.IsBuilt).Select(project => project.Name).ToList();
        if (missing.Count > 0 && !build)
            remarks.Add($"Not built, so not compared: {string.Join(", ", missing)} (see --with-rivals).");
        return new RivalCatalog(adapters, remarks) { Projects = holders };
    }
}
