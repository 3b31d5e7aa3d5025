using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.WireTypes;

/// <summary>Turns a type into the facts that emitted code depends on.</summary>
internal interface ITypeResolver
{
    /// <summary>Why the last call returned null; null where that is reported elsewhere.</summary>
    TypeFault? Fault { get; }

    /// <summary>Returns the facts; null for a type that cannot be written.</summary>
    WireType? Resolve(ITypeSymbol type);
}
