using Xunit.Abstractions;

namespace FastSer.SeededFaults;

/// <summary>One test at a time, reported as it happens.</summary>
internal sealed class TestOptions : ITestFrameworkDiscoveryOptions, ITestFrameworkExecutionOptions
{
    private readonly Dictionary<string, object?> _values = new()
    {
        ["xunit.discovery.PreEnumerateTheories"] = false,
        ["xunit.discovery.SynchronousMessageReporting"] = true,
        ["xunit.execution.DisableParallelization"] = true,
        ["xunit.execution.SynchronousMessageReporting"] = true,
    };

    public TValue GetValue<TValue>(string name) => _values.TryGetValue(name, out var value) && value is TValue known ? known : default!;

    public void SetValue<TValue>(string name, TValue value) => _values[name] = value;
}
