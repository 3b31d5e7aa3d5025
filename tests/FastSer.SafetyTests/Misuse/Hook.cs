namespace FastSer.SafetyTests.Misuse;

/// <summary>The act of user code at one of its places, while a call of the serializer runs.</summary>
internal static class Hook
{
    private const int MostNested = 3;

    [ThreadStatic]
    private static (string Place, Action Act)? t_current;

    [ThreadStatic]
    private static int t_depth;

    /// <summary>The number of times that the act was done.</summary>
    [field: ThreadStatic]
    public static int Count { get; private set; }

    /// <summary>Called by every piece of user code, with its name.</summary>
    public static void At(string place)
    {
        if (t_current is not { } current || current.Place != place || t_depth == MostNested)
        {
            return;
        }

        t_depth++;
        Count++;
        try
        {
            current.Act();
        }
        finally
        {
            t_depth--;
        }
    }

    /// <summary>Does something wherever <see cref="At"/> is called with the place.</summary>
    public static Exception? During(string place, Action act, Action call)
    {
        (t_current, t_depth, Count) = ((place, act), 0, 0);
        try
        {
            call();
            return null;
        }
        catch (Exception exception)
        {
            return exception;
        }
        finally
        {
            t_current = null;
        }
    }
}
