using System.Reflection;
using Xunit.Abstractions;
using Xunit.Sdk;

namespace FastSer.WasmSmoke;

/// <summary>
/// Runs the tests of a project one after another on the only thread that there is: xUnit's own runner starts threads. Tests with the trait
/// <c>Needs</c> are left out: it names what a browser lacks.
/// </summary>
internal sealed class SuiteRun : IMessageSink
{
    private int _passed;
    private int _failed;
    private int _skipped;

    /// <summary>
    /// Runs the tests of <c>FastSer.NAME</c>, prints one line with their number, and returns whether all passed. <c>NAME/PART</c> runs those with that
    /// part in their names.
    /// </summary>
    public static async Task<bool> PassesAsync(string name)
    {
        var run = new SuiteRun();
        var assembly = Reflector.Wrap(Assembly.Load("FastSer." + name.Split('/')[0]));
        using var discoverer = new TestDiscoverer(assembly, run);
        var all = discoverer.FindAll().Where(test => test.DisplayName.Contains(name[(name.IndexOf('/') + 1)..], StringComparison.Ordinal)).ToList();
        var tests = all.Where(static test => !test.Traits.ContainsKey("Needs")).ToList();
        using var runner = new XunitTestAssemblyRunner(new TestAssembly(assembly), tests, run, run, new TestOptions());
        await runner.RunAsync();
        run._skipped += all.Count - tests.Count;
        Console.WriteLine($"smoke: {name}: {run._passed} passed, {run._failed} failed, {run._skipped} skipped");
        return run is { _failed: 0, _passed: > 0 };
    }

    public bool OnMessage(IMessageSinkMessage message)
    {
        switch (message)
        {
            case ITestStarting starting:
                Console.WriteLine($"begins: {starting.Test.DisplayName}");
                break;
            case ITestPassed:
                _passed++;
                break;
            case ITestSkipped:
                _skipped++;
                break;
            case ITestClassFinished:
                // Large arrays of the test before it would stay: the memory of a browser has an end.
                GC.Collect();
                break;
            case IFailureInformation failure:
                _failed++;
                var name = (failure as ITestMessage)?.Test.DisplayName ?? message.GetType().Name;
                Console.Error.WriteLine($"failed: {name}: {failure.ExceptionTypes[0]} {failure.Messages[0]}\n{failure.StackTraces[0]}");
                break;
        }

        return true;
    }
}
