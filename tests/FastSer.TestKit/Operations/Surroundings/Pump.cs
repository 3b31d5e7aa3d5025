using System.Runtime.CompilerServices;

namespace FastSer.TestKit.Operations;

/// <summary>Runs asynchronous code on the thread that waits for it: changing threads would take most of the time of a test.</summary>
public static class Pump
{
    [ThreadStatic]
    private static Queue<Action>? t_queue;

    /// <summary>Starts asynchronous code and runs its continuations until it has ended.</summary>
    public static T Wait<T>(Func<ValueTask<T>> start)
    {
        var outer = t_queue;
        var queue = t_queue = new Queue<Action>();
        var context = SynchronizationContext.Current;

        // Continuations run at once only where there is none.
        SynchronizationContext.SetSynchronizationContext(null);
        try
        {
            var task = start().AsTask();
            while (!task.IsCompleted && queue.TryDequeue(out var continuation))
            {
                continuation();
            }

            // What has left this thread ends elsewhere.
            return task.GetAwaiter().GetResult();
        }
        finally
        {
            t_queue = outer;
            SynchronizationContext.SetSynchronizationContext(context);
        }
    }

    /// <summary>Interrupts the caller as reading that is not complete at once does.</summary>
    public static Pause Interrupt() => default;

    /// <summary>Continues on the thread that waits, or on another one where none does.</summary>
    public readonly struct Pause : ICriticalNotifyCompletion
    {
        public bool IsCompleted => false;

        public Pause GetAwaiter() => this;

        public void GetResult()
        {
        }

        public void OnCompleted(Action continuation) => UnsafeOnCompleted(continuation);

        public void UnsafeOnCompleted(Action continuation)
        {
            if (t_queue is { } queue)
            {
                queue.Enqueue(continuation);
            }
            else
            {
                ThreadPool.QueueUserWorkItem(static c => c(), continuation, preferLocal: false);
            }
        }
    }
}
