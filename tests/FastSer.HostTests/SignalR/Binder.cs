using Microsoft.AspNetCore.SignalR;

namespace FastSer.HostTests.SignalR;

/// <summary>The types that one side of a connection knows.</summary>
internal sealed class Binder : IInvocationBinder
{
    public Dictionary<string, Type[]> Targets { get; } = [];

    public Dictionary<string, Type> Results { get; } = [];

    public IReadOnlyList<Type> GetParameterTypes(string methodName) => Targets[methodName];

    public Type GetReturnType(string invocationId) => Results[invocationId];

    public Type GetStreamItemType(string streamId) => Results[streamId];
}
