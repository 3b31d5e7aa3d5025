using System.Reflection;
using Xunit.Sdk;

namespace FastSer.TestKit;

/// <summary>A row of a theory that only the whole run tests. A quick run tests the other rows, which are of <c>InlineData</c>.</summary>
/// <param name="data">The arguments of the test.</param>
[DataDiscoverer("Xunit.Sdk.DataDiscoverer", "xunit.core")]
[AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
internal sealed class DeepInlineDataAttribute(params object?[]? data) : DataAttribute
{
    public override IEnumerable<object?[]> GetData(MethodInfo testMethod) => TestDepth.IsAll ? [data ?? [null]] : [];
}
