using Xunit.Abstractions;
using Xunit.Sdk;

namespace FastSer.WasmSmoke;

/// <summary>Finds the tests of a project on the calling thread.</summary>
internal sealed class TestDiscoverer(IAssemblyInfo assembly, IMessageSink diagnostics)
    : XunitTestFrameworkDiscoverer(assembly, new NoSources(), diagnostics), IMessageSink
{
    private readonly List<IXunitTestCase> _tests = [];

    public List<IXunitTestCase> FindAll()
    {
        using var bus = new SynchronousMessageBus(this, stopOnFail: false);
        foreach (var type in AssemblyInfo.GetTypes(includePrivateTypes: false).Where(IsValidTestClass))
        {
            FindTestsForType(CreateTestClass(type), includeSourceInformation: false, bus, new TestOptions());
        }

        return _tests;
    }

    public bool OnMessage(IMessageSinkMessage message)
    {
        if (message is ITestCaseDiscoveryMessage { TestCase: IXunitTestCase test })
        {
            _tests.Add(test);
        }

        return true;
    }

    private sealed class NoSources : ISourceInformationProvider
    {
        public ISourceInformation? GetSourceInformation(ITestCase testCase) => null;

        public void Dispose()
        {
        }
    }
}
