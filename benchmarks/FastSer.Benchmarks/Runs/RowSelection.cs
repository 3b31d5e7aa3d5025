using System.Text.RegularExpressions;

namespace FastSer.Benchmarks.Runs;

/// <summary>Which suites and rows a run takes.</summary>
internal static class RowSelection
{
    /// <exception cref="UsageException">A suite does not exist, or no row is left.</exception>
    public static IReadOnlyList<Suite> Of(IReadOnlyList<Suite> all, RunOptions options)
    {
        foreach (var id in options.Suites)
        {
            if (!all.Any(suite => suite.Id == id))
            {
                var ids = string.Join(", ", all.Select(suite => suite.Id));
                throw new UsageException($"There is no suite '{id}'. Suites: {ids}.");
            }
        }

        var selected = all
            .Where(suite => options.Suites.Count == 0 || options.Suites.Contains(suite.Id))
            .Select(suite => suite with { Rows = [.. suite.Rows.Where(row => IsTaken(suite, row, options))] })
            .Where(suite => suite.Rows.Count > 0)
            .ToList();
        return selected.Count > 0
            ? selected
            : throw new UsageException($"No row matches '{string.Join(' ', options.Filters)}'. --list shows the rows.");
    }

    /// <summary>The systems whose name begins with one of the wanted names; the floors always stay.</summary>
    public static IReadOnlyList<ISystemAdapter> Of(IReadOnlyList<ISystemAdapter> all, RunOptions options)
    {
        foreach (var name in options.Systems)
        {
            if (!all.Any(system => IsNamed(system, name)))
            {
                throw new UsageException(
                    $"There is no system '{name}'. Systems: {string.Join(", ", all.Select(system => system.Name))}.");
            }
        }

        return options.Systems.Count == 0
            ? all
            : [.. all.Where(system => system.Version.Length == 0 || options.Systems.Any(n => IsNamed(system, n)))];
    }

    public static bool IsSelected(string rowId, IReadOnlyList<string> filters) =>
        filters.Count == 0 || filters.Any(filter => Regex.IsMatch(
            rowId, Regex.Escape(filter).Replace(@"\*", ".*", StringComparison.Ordinal), RegexOptions.IgnoreCase));

    /// <summary>Rows on request need the name of their suite, in a filter or as a suite; the list has them, too.</summary>
    private static bool IsTaken(Suite suite, Row row, RunOptions options) => IsSelected(row.Id, options.Filters)
        && (!row.IsOnRequest || options.List || options.Suites.Contains(suite.Id)
            || options.Filters.Any(filter => filter.StartsWith(suite.Id, StringComparison.OrdinalIgnoreCase)));

    private static bool IsNamed(ISystemAdapter system, string name) =>
        system.Name.StartsWith(name, StringComparison.OrdinalIgnoreCase);
}
