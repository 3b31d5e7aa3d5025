using System.Diagnostics;
using System.Globalization;
using FastSer.Benchmarks.Runs;

namespace FastSer.Benchmarks.Tests;

/// <summary>A run that was killed cannot delete its folder: the next run does, and deletes nothing else.</summary>
public sealed class ProbeFolderTests : IDisposable
{
    private readonly string _parent = Directory.CreateTempSubdirectory("probe-folder-tests-").FullName;

    public void Dispose() => Directory.Delete(_parent, recursive: true);

    [Fact]
    public void FolderIsDeletedAtTheEnd()
    {
        using (var folder = new ProbeFolder(_parent))
        {
            File.WriteAllText(Path.Combine(folder.Path, "log"), "x");
        }

        Assert.Empty(Directory.GetFileSystemEntries(_parent));
    }

    [Fact]
    public void FoldersOfDeadProcessesAndOldOnesAreDeleted()
    {
        Make($"fastser-probe-{DeadProcess()}-1f", days: 0);
        Make(string.Create(CultureInfo.InvariantCulture, $"fastser-probe-{Environment.ProcessId}-2f"), days: 2);
        Make("fastser-probe-AbCdEf", days: 2);

        using var folder = new ProbeFolder(_parent);

        Assert.Equal([folder.Path], Directory.GetFileSystemEntries(_parent));
    }

    [Fact]
    public void EverythingElseStays()
    {
        Make(string.Create(CultureInfo.InvariantCulture, $"fastser-probe-{Environment.ProcessId}-1f"), days: 0);
        Make("fastser-probe-AbCdEf", days: 0);
        Make("another", days: 9);
        File.WriteAllText(Path.Combine(_parent, "fastser-probe-1"), "a file");

        using var folder = new ProbeFolder(_parent);

        Assert.Equal(5, Directory.GetFileSystemEntries(_parent).Length);
    }

    private void Make(string name, int days)
    {
        var folder = Directory.CreateDirectory(Path.Combine(_parent, name));
        File.WriteAllText(Path.Combine(folder.FullName, "log"), "x");
        folder.LastWriteTimeUtc = DateTime.UtcNow.AddDays(-days);
    }

    private static string DeadProcess()
    {
        using var process = Process.Start(new ProcessStartInfo(Environment.ProcessPath!, "--version") { RedirectStandardOutput = true })!;
        process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return process.Id.ToString(CultureInfo.InvariantCulture);
    }
}
