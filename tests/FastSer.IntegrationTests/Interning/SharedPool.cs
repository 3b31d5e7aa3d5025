using System.Runtime.ExceptionServices;

namespace FastSer.IntegrationTests.Interning;

/// <summary>
/// Tests of the pool that all calls without one of their own share. They run beside no other test, whose strings could take the slots, and on
/// a thread of their own: a thread that has read many strings which never repeat looks none up for a while.
/// </summary>
[CollectionDefinition(Name, DisableParallelization = true)]
public sealed class SharedPool
{
    public const string Name = "Shared pool";

    public static void OnNewThread(Action test)
    {
        ExceptionDispatchInfo? failure = null;
        var thread = new Thread(() =>
        {
            try
            {
                test();
            }
            catch (Exception exception)
            {
                failure = ExceptionDispatchInfo.Capture(exception);
            }
        });
        thread.Start();
        thread.Join();
        failure?.Throw();
    }
}
