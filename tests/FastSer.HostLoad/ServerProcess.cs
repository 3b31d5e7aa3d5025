using System.Diagnostics;
using System.Net.Http.Json;

namespace FastSer.HostLoad;

/// <summary>The process of the server: this program once more.</summary>
internal sealed class ServerProcess : IAsyncDisposable
{
    private readonly Process _process;
    private readonly HttpClient _client;

    private ServerProcess(Process process, Uri address)
    {
        _process = process;
        _client = new HttpClient { BaseAddress = address, Timeout = TimeSpan.FromSeconds(30) };
    }

    public Uri Address => _client.BaseAddress!;

    public static async Task<ServerProcess> StartAsync()
    {
        var process = Process.Start(new ProcessStartInfo("dotnet", [typeof(ServerProcess).Assembly.Location, "serve"])
        {
            RedirectStandardInput = true, RedirectStandardOutput = true,
        })!;
        var line = await process.StandardOutput.ReadLineAsync().WaitAsync(TimeSpan.FromSeconds(30));
        return new ServerProcess(process, new Uri(line!));
    }

    public async Task<ServerFacts> MeasureAsync() => (await _client.GetFromJsonAsync<ServerFacts>("/facts"))!;

    public async ValueTask DisposeAsync()
    {
        _client.Dispose();
        _process.StandardInput.Close();
        using var stop = new CancellationTokenSource(TimeSpan.FromSeconds(30));
        try
        {
            await _process.WaitForExitAsync(stop.Token);
        }
        catch (OperationCanceledException)
        {
            _process.Kill(entireProcessTree: true);
        }

        _process.Dispose();
    }
}
