using System.Reflection;
using Xunit;
using Xunit.Abstractions;
using Xunit.Sdk;

namespace FastSer.SeededFaults;

/// <summary>Runs the tests of a part in this process, and stops at the first that fails.</summary>
internal sealed class TestRun(Part part, TextWriter output) : LongLivedMarshalByRefObject, IMessageSink, IDisposable
{
    private readonly List<IXunitTestCase> _tests = [];
    private readonly ManualResetEventSlim _isDone = new();
    private string? _failure;

    public string? Run()
    {
        var assembly = Assembly.Load(part.Assembly);
        using var framework = new XunitTestFramework(this);
        using var discoverer = framework.GetDiscoverer(Reflector.Wrap(assembly));
        foreach (var type in assembly.GetTypes().Where(type => type is { IsAbstract: false, IsGenericType: false } && part.Has("." + type.FullName)))
        {
            _isDone.Reset();
            discoverer.Find(type.FullName, includeSourceInformation: false, this, new TestOptions());
            _isDone.Wait();
        }

        using var executor = framework.GetExecutor(assembly.GetName());
        _isDone.Reset();
        executor.RunTests(_tests, this, new TestOptions());
        _isDone.Wait();
        return _tests.Count == 0 ? "no tests" : _failure;
    }

    public bool OnMessage(IMessageSinkMessage message)
    {
        switch (message)
        {
            case ITestCaseDiscoveryMessage { TestCase: IXunitTestCase test } when IsWanted(test.TestMethod.Method.Name):
                _tests.Add(test);
                break;
            case ITestStarting starting:
                output.WriteLine(PartProgram.BeginTest + starting.Test.DisplayName.ReplaceLineEndings(" "));
                output.Flush();
                break;
            case ITestFailed failed:
                _failure ??= $"{failed.Test.DisplayName}: {failed.Messages.FirstOrDefault()}";
                break;
            case IFailureInformation error and not ITestFailed:
                _failure ??= error.Messages.FirstOrDefault() ?? "an error";
                break;
            case IDiscoveryCompleteMessage or ITestAssemblyFinished:
                _isDone.Set();
                break;
        }

        return _failure is null;
    }

    public void Dispose() => _isDone.Dispose();

    private bool IsWanted(string test) => test.Contains(part.OnlyTest, StringComparison.Ordinal)
        && part.SkippedTests.All(skipped => !test.Contains(skipped, StringComparison.Ordinal));
}
