using System.Diagnostics;
using System.Globalization;

namespace FastSer.Benchmarks.Runs;

/// <summary>
/// The temporary folder of one run, which is deleted at its end. Its name has the id of the process: a run that was killed leaves its folder
/// to the next one.
/// </summary>
internal sealed class ProbeFolder : IDisposable
{
    private const string Prefix = "fastser-probe-";

    /// <summary>No run takes so long: an older folder belongs to none, whoever has the process id now.</summary>
    private static readonly TimeSpan s_longestRun = TimeSpan.FromDays(1);

    /// <param name="parent">The folder for temporary files.</param>
    public ProbeFolder(string parent)
    {
        DeleteLeftovers(parent);
        Path = System.IO.Path.Combine(parent, string.Create(CultureInfo.InvariantCulture, $"{Prefix}{Environment.ProcessId}-{Guid.NewGuid():N}"));
        Directory.CreateDirectory(Path);
    }

    public string Path { get; }

    public void Dispose() => Directory.Delete(Path, recursive: true);

    private static void DeleteLeftovers(string parent)
    {
        foreach (var folder in new DirectoryInfo(parent).EnumerateDirectories(Prefix + "*").Where(IsLeftover))
        {
            try
            {
                folder.Delete(recursive: true);
            }
            catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
            {
                // It is another user's, or another run deletes it just now.
            }
        }
    }

    private static bool IsLeftover(DirectoryInfo folder) =>
        DateTime.UtcNow - folder.LastWriteTimeUtc > s_longestRun || (ProcessIn(folder.Name) is { } id && !IsRunning(id));

    /// <summary>Null for a name that has none, such as that of an earlier version of the program.</summary>
    private static int? ProcessIn(string name) =>
        name[Prefix.Length..].Split('-') is [var id, _] && int.TryParse(id, NumberStyles.None, CultureInfo.InvariantCulture, out var number) ? number : null;

    private static bool IsRunning(int id)
    {
        try
        {
            using var process = Process.GetProcessById(id);
            return !process.HasExited;
        }
        catch (ArgumentException)
        {
            return false;
        }
        catch (System.ComponentModel.Win32Exception)
        {
            // It runs, but is not ours to look at.
            return true;
        }
    }
}
