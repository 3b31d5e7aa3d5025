namespace System.Runtime.CompilerServices;

// The types by which the compiler marks unions and closed classes. The framework has them from .NET 11 on.
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
public sealed class UnionAttribute : Attribute;

public interface IUnion
{
    object? Value { get; }
}

[AttributeUsage(AttributeTargets.Class)]
public sealed class IsClosedTypeAttribute : Attribute;
