using System.ComponentModel;
using System.Diagnostics;
using FastSer.HostTests.SignalR;

namespace FastSer.IntegrationTests.JavaScript;

/// <summary>A test that runs modules in Node, and is skipped where it is not installed.</summary>
internal sealed class NodeFactAttribute : FactAttribute
{
    private static readonly Lazy<bool> s_isInstalled = new(static () =>
    {
        try
        {
            return !OperatingSystem.IsBrowser() && Run("--version") is [.., { } version] && Version.Parse(version.TrimStart('v')).Major >= 20;
        }
        catch (Win32Exception)
        {
            return false;
        }
    });

    public NodeFactAttribute() => Skip = s_isInstalled.Value ? null : "Node 20 or later is not installed here.";

    /// <summary>Runs Node, and returns the lines that it prints.</summary>
    public static string[] Run(params string[] arguments)
    {
        using var process = Process.Start(new ProcessStartInfo("node", arguments) { RedirectStandardOutput = true, RedirectStandardError = true })!;
        var error = process.StandardError.ReadToEndAsync();
        var lines = process.StandardOutput.ReadToEnd().Split('\n', StringSplitOptions.RemoveEmptyEntries);
        process.WaitForExit();
        return process.ExitCode == 0 ? lines : throw new InvalidOperationException(error.Result);
    }
}

/// <summary>A test that needs Chromium, and is skipped where it is not installed.</summary>
internal sealed class ChromiumFactAttribute : FactAttribute
{
    public ChromiumFactAttribute() => Skip = Browser.Program is null ? "Chromium is not installed here: tests/FastSer.HostTests/install.sh installs it." : null;
}
