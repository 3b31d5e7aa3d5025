namespace FastSer.SeededFaults;

/// <summary>A small change that makes the library or the generator wrong.</summary>
/// <param name="Name">What goes wrong, in a few words; unique.</param>
/// <param name="Kind">The kind of mistake.</param>
/// <param name="Path">The file, relative to the root of the repository.</param>
/// <param name="Reason">Why it is a fault.</param>
/// <param name="Old">The text to replace; it occurs once.</param>
/// <param name="New">The text to put there.</param>
/// <param name="WasMended">The library once had it, and lost valid data or builds by it.</param>
/// <param name="First">The part that is asked first; null for the usual order.</param>
public sealed record Fault(
    string Name, string Kind, string Path, string Reason, string Old, string New, bool WasMended, string? First)
{
    /// <summary>Gets whether it is in the generator.</summary>
    public bool IsOfGenerator => Path.StartsWith("src/FastSer.Generator/", StringComparison.Ordinal);

    /// <summary>The file with the fault in it.</summary>
    /// <exception cref="InvalidDataException">The text to replace does not occur once.</exception>
    public string Plant(string source)
    {
        var place = source.IndexOf(Old, StringComparison.Ordinal);
        return place >= 0 && source.IndexOf(Old, place + 1, StringComparison.Ordinal) < 0
            ? source[..place] + New + source[(place + Old.Length)..]
            : throw new InvalidDataException($"The text of the fault '{Name}' does not occur exactly once in {Path}.");
    }
}
