namespace FastSer.Benchmarks;

/// <summary>One system under test: it enters its candidates into the rows that it can run.</summary>
public interface ISystemAdapter
{
    string Name { get; }

    /// <summary>The version of the package or runtime that is measured; empty for the floors.</summary>
    string Version { get; }

    /// <summary>The system's candidates for the row, or an <see cref="Absence"/> that says why there is none.</summary>
    IEnumerable<RowEntry> Enter(Row row);
}
