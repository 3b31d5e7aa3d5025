namespace FastSer.Benchmarks.Runs;

/// <summary>
/// Turns the first Ctrl-C into a request to stop after the current step; the second ends the process.
/// </summary>
internal sealed class Interruption : IDisposable
{
    private readonly CancellationTokenSource _source = new();

    public Interruption() => Console.CancelKeyPress += OnCancelKeyPress;

    public CancellationToken Token => _source.Token;

    public void Dispose()
    {
        Console.CancelKeyPress -= OnCancelKeyPress;
        _source.Dispose();
    }

    private void OnCancelKeyPress(object? sender, ConsoleCancelEventArgs arguments)
    {
        if (_source.IsCancellationRequested)
            return;
        arguments.Cancel = true;
        _source.Cancel();
    }
}
