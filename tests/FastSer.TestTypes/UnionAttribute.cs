namespace System.Runtime.CompilerServices;

/// <summary>Marks a C# union. The framework has it from .NET 11 on.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
internal sealed class UnionAttribute : Attribute;
