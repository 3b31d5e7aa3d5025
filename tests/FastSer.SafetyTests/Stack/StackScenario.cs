namespace FastSer.SafetyTests.Stack;

/// <summary>A value nested as deep as it may be, and the calls that must end on a small stack.</summary>
internal abstract class StackScenario
{
    private const int RoomForAll = 64 * 1024 * 1024;

    /// <summary>On a thread with that much stack each call succeeds or says that the stack does not suffice.</summary>
    /// <param name="stackSize">The bytes of the stack.</param>
    /// <returns>What the calls did, one word each.</returns>
    public string Run(int stackSize)
    {
        // Compiling and initializing take stack too, and are not what is looked at.
        OnStack(RoomForAll, Prepare);
        var outcomes = "";
        OnStack(stackSize, () => outcomes = string.Join(' ', Calls().Select(Try)));
        return outcomes;
    }

    protected abstract void Prepare();

    protected abstract IEnumerable<Action> Calls();

    private static string Try(Action call)
    {
        try
        {
            call();
            return "done";
        }
        catch (FastSerException exception) when (exception.Code is FastSerErrorCode.DepthExceeded or FastSerErrorCode.Truncated)
        {
            return exception.Code.ToString();
        }
    }

    private static void OnStack(int size, Action action)
    {
        var thread = new Thread(() => action(), size);
        thread.Start();
        thread.Join();
    }
}
