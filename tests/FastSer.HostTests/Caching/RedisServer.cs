using System.Diagnostics;
using System.Globalization;
using System.Net;
using System.Net.Sockets;

namespace FastSer.HostTests.Caching;

/// <summary>A redis-server on a free port of this machine, with a folder of its own, which ends when it is disposed.</summary>
internal sealed class RedisServer : IDisposable
{
    private readonly Process _process;
    private readonly DirectoryInfo _folder;
    private bool _isStopped;

    private RedisServer(Process process, DirectoryInfo folder, int port) => (_process, _folder, Port) = (process, folder, port);

    public static string? Program { get; } = (Environment.GetEnvironmentVariable("PATH") ?? "").Split(Path.PathSeparator)
        .Select(static folder => Path.Combine(folder, "redis-server")).FirstOrDefault(File.Exists);

    public int Port { get; }

    public static async Task<RedisServer> StartAsync(int? samePort = null)
    {
        var port = samePort ?? FreePort();
        var folder = Directory.CreateTempSubdirectory("fastser-redis");
        var process = Process.Start(new ProcessStartInfo(Program!,
        [
            "--port", port.ToString(CultureInfo.InvariantCulture), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder.FullName,
        ])
        {
            RedirectStandardOutput = true,
        })!;
        var isReady = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
        process.OutputDataReceived += (_, line) =>
        {
            if (line.Data?.Contains("Ready to accept connections", StringComparison.Ordinal) == true)
            {
                isReady.TrySetResult();
            }
        };
        process.BeginOutputReadLine();
        var server = new RedisServer(process, folder, port);
        try
        {
            await isReady.Task.WaitAsync(TimeSpan.FromSeconds(30));
            return server;
        }
        catch
        {
            server.Dispose();
            throw;
        }
    }

    public void Dispose()
    {
        if (_isStopped)
        {
            return;
        }

        _isStopped = true;
        _process.Kill();
        _process.WaitForExit(10_000);
        _process.Dispose();
        _folder.Delete(recursive: true);
    }

    private static int FreePort()
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        return ((IPEndPoint)listener.LocalEndpoint).Port;
    }
}

/// <summary>A test that needs redis-server.</summary>
internal sealed class RedisFactAttribute : FactAttribute
{
    public RedisFactAttribute(bool isDeep = false) => Skip = RedisServer.Program is null
        ? "redis-server is not installed here: tests/FastSer.HostTests/install.sh installs it."
        : (isDeep ? TestDepth.SkipReason : null)!;
}
