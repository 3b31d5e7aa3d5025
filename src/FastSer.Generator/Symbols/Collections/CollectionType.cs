using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Collections;

/// <summary>A collection type: its row of the table and the types of its items.</summary>
internal sealed record CollectionType(CollectionRow Row, IReadOnlyList<ITypeSymbol> Items);
