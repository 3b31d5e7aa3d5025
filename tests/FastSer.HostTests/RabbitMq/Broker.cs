using System.Diagnostics;
using System.Net;
using System.Net.Sockets;
using System.Runtime.CompilerServices;
using RabbitMQ.Client;
using RabbitMQ.Client.Exceptions;

namespace FastSer.HostTests.RabbitMq;

/// <summary>A real broker: a process of these tests, with ports and directories of its own. It starts with the first test that needs it.</summary>
public sealed class Broker : IAsyncLifetime
{
    private static readonly TimeSpan s_limit = TimeSpan.FromSeconds(90);

    private readonly string _directory = Directory.CreateTempSubdirectory("fastser-broker").FullName;
    private readonly int[] _ports = FreePorts(3);

    private Process? _process;

    public Uri Address => new($"amqp://127.0.0.1:{_ports[0]}");

    /// <summary>Gets why there is no broker, or null.</summary>
    public static string? Missing { get; } =
        File.Exists("/usr/lib/rabbitmq/bin/rabbitmq-server")
            ? null
            : "RabbitMQ is not installed here: tests/FastSer.HostTests/RabbitMq/install-rabbitmq.sh installs it.";

    public Task InitializeAsync() => Task.CompletedTask;

    public async Task<IConnection> ConnectAsync()
    {
        _process ??= Start();
        var factory = new ConnectionFactory { Uri = Address, NetworkRecoveryInterval = TimeSpan.FromMilliseconds(200) };
        var clock = Stopwatch.StartNew();
        while (true)
        {
            try
            {
                return await factory.CreateConnectionAsync();
            }
            catch (BrokerUnreachableException) when (clock.Elapsed < s_limit && !_process.HasExited)
            {
                await Task.Delay(200);
            }
        }
    }

    /// <summary>Ends the broker with all its processes at once, as a failure of power does.</summary>
    public void Kill()
    {
        _process!.Kill(entireProcessTree: true);
        _process.WaitForExit();
        _process.Dispose();
        _process = null;
    }

    /// <summary>Starts the broker again with the files that it left.</summary>
    public void Restart() => _process = Start();

    public Task DisposeAsync()
    {
        if (_process is not null)
        {
            Kill();
        }

        Directory.Delete(_directory, recursive: true);
        return Task.CompletedTask;
    }

    private Process Start() => Process.Start(
        new ProcessStartInfo(Path.Combine(SourceFolder(), "broker.sh"), [_directory, .. _ports.Select(static port => $"{port}")])
        {
            RedirectStandardInput = true,
        })!;

    private static int[] FreePorts(int count)
    {
        var listeners = Enumerable.Range(0, count).Select(static _ => new TcpListener(IPAddress.Loopback, 0)).ToArray();
        foreach (var listener in listeners)
        {
            listener.Start();
        }

        var ports = Array.ConvertAll(listeners, static listener => ((IPEndPoint)listener.LocalEndpoint).Port);
        foreach (var listener in listeners)
        {
            listener.Dispose();
        }

        return ports;
    }

    private static string SourceFolder([CallerFilePath] string path = "") => Path.GetDirectoryName(path)!;
}

/// <summary>The tests that share the broker; they run one after another.</summary>
[CollectionDefinition(Name)]
public sealed class BrokerCollection : ICollectionFixture<Broker>
{
    public const string Name = "Broker";
}

internal sealed class BrokerFactAttribute : FactAttribute
{
    public BrokerFactAttribute(bool isDeep = false) => Skip = Broker.Missing ?? (isDeep ? TestDepth.SkipReason : null)!;
}

internal sealed class BrokerTheoryAttribute : TheoryAttribute
{
    public BrokerTheoryAttribute() => Skip = Broker.Missing!;
}
