namespace FastSer.Fuzz;

/// <summary>A type that a union names.</summary>
/// <param name="Tag">Its tag.</param>
/// <param name="Type">The type.</param>
/// <param name="IsExact">The tag stands for objects of that class alone, although it is a union.</param>
internal sealed record UnionCase(int Tag, TypeModel Type, bool IsExact = false);
