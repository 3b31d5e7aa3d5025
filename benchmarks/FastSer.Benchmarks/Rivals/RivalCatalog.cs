namespace FastSer.Benchmarks.Rivals;

/// <summary>The optional rivals of a run.</summary>
/// <param name="Adapters">Those that are there.</param>
/// <param name="Remarks">One line for those that are not.</param>
internal sealed record RivalCatalog(IReadOnlyList<ISystemAdapter> Adapters, IReadOnlyList<string> Remarks)
{
    private Dictionary<ISystemAdapter, string> Projects { get; init; } = [];

    /// <summary>The name of the project that holds the adapter; null for a system of the program itself.</summary>
    public string? ProjectOf(ISystemAdapter adapter) => Projects.GetValueOrDefault(adapter);

    /// <param name="build">Which adapters to build first.</param>
    /// <param name="announce">Hears what is being built.</param>
    public static RivalCatalog Load(RivalBuild build, Action<string> announce)
    {
        var projects = RivalProject.FindAll();
        var wanted = projects.Where(project => build == RivalBuild.All || build == RivalBuild.Default && !project.IsOptIn).ToList();
        var remarks = RivalBuilder.Build([.. wanted.Where(static project => !project.IsCurrent)], announce).ToList();
        remarks.ForEach(announce);

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
        var missing = projects.Except(wanted).Where(static project => !project.IsBuilt).Select(static project => project.Name).ToList();
        if (missing.Count > 0)
            remarks.Add($"Not built, so not compared: {string.Join(", ", missing)} (see --with-rivals).");
        return new RivalCatalog(adapters, remarks) { Projects = holders };
    }
}
