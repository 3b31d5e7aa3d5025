namespace FastSer.AotWeb;

/// <summary>Counts checks and prints the failed ones.</summary>
internal sealed class Checks
{
    private int _passed;
    private int _failed;

    public async Task RunAsync(string name, Func<Task<bool>> check)
    {
        try
        {
            if (await check())
            {
                _passed++;
                return;
            }

            Console.Error.WriteLine($"smoke: {name} failed");
        }
        catch (Exception exception)
        {
            Console.Error.WriteLine($"smoke: {name} failed: {exception}");
        }

        _failed++;
    }

    public int Report(string how)
    {
        Console.WriteLine($"smoke: .NET {Environment.Version.ToString(2)} {how}, minimal API: {_passed} passed, {_failed} failed");
        return _failed == 0 ? 0 : 1;
    }
}
