using System.Diagnostics;

namespace FastSer.HostTests.SignalR;

/// <summary>Chromium without a window, which ends when it is disposed.</summary>
internal sealed class Browser : IDisposable
{
    private readonly Process _process;
    private readonly DirectoryInfo _profile;

    private Browser(Process process, DirectoryInfo profile) => (_process, _profile) = (process, profile);

    /// <summary>Gets the program; null where it is not installed.</summary>
    public static string? Program { get; } = (Environment.GetEnvironmentVariable("PATH") ?? "").Split(Path.PathSeparator)
        .Select(static folder => Path.Combine(folder, "chromium")).FirstOrDefault(File.Exists);

    public static Browser Open(Uri page)
    {
        var profile = Directory.CreateTempSubdirectory("fastser-browser");
        var start = new ProcessStartInfo(Program!,
        [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking",
            "--disable-component-update", "--disable-sync", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
            "--remote-debugging-port=0", $"--user-data-dir={profile.FullName}", page.ToString(),
        ])
        {
            RedirectStandardInput = true, RedirectStandardOutput = true, RedirectStandardError = true,
        };
        var process = Process.Start(start)!;
        process.OutputDataReceived += static (_, _) => { };
        process.ErrorDataReceived += static (_, _) => { };
        process.BeginOutputReadLine();
        process.BeginErrorReadLine();
        return new Browser(process, profile);
    }

    public void Dispose()
    {
        _process.Kill(entireProcessTree: true);
        _process.WaitForExit(10_000);
        _process.Dispose();
        try
        {
            _profile.Delete(recursive: true);
        }
        catch (IOException)
        {
            // A process of the browser may still write there.
        }
    }
}
