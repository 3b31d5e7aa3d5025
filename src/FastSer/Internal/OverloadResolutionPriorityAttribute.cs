#if !NET9_0_OR_GREATER
#pragma warning disable IDE0130 // The compiler looks for this namespace.
namespace System.Runtime.CompilerServices;

/// <summary>An attribute of .NET 9 that .NET 8 lacks; the compiler knows it by its name.</summary>
[AttributeUsage(AttributeTargets.Method | AttributeTargets.Constructor | AttributeTargets.Property, Inherited = false)]
internal sealed class OverloadResolutionPriorityAttribute(int priority) : Attribute
{
    public int Priority { get; } = priority;
}
#endif
