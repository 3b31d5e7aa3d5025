namespace FastSer.SafetyTests.Stack;

/// <summary>A value nested as deep as it may be, and the calls that must end on a small stack.</summary>
internal abstract class StackScenario
{
    public const string Done = "done";

    private const int RoomForAll = 256 * 1024 * 1024;

    private bool _isPrepared;

    /// <summary>On a thread with that much stack each call succeeds or says that the stack does not suffice.</summary>
    /// <param name="stackSize">The bytes of the stack.</param>
    /// <returns>What the calls did, by their names.</returns>
    public Dictionary<string, string> Run(int stackSize)
    {
        if (!_isPrepared)
        {
            // Compiling and initializing take stack too, and are not what is looked at.
            OnStack(RoomForAll, Prepare);
            _isPrepared = true;
        }

        var outcomes = new Dictionary<string, string>();
        OnStack(stackSize, () =>
        {
            foreach (var (name, call) in Calls())
            {
                outcomes.Add(name, Try(call));
            }
        });
        return outcomes;
    }

    protected abstract void Prepare();

    protected abstract IEnumerable<(string Name, Action Call)> Calls();

    protected static string Try(Action call)
    {
        try
        {
            call();
            return Done;
        }
        catch (FastSerException exception) when (exception.Code is FastSerErrorCode.DepthExceeded or FastSerErrorCode.Truncated)
        {
            return exception.Code.ToString();
        }
    }

    private static void OnStack(int size, Action action)
    {
        Exception? failure = null;
        var thread = new Thread(
            () =>
            {
                try
                {
                    action();
                }
                catch (Exception exception)
                {
                    failure = exception;
                }
            },
            size);
        thread.Start();
        thread.Join();
        if (failure is not null)
        {
            throw new InvalidOperationException($"On a stack of {size} bytes.", failure);
        }
    }
}
