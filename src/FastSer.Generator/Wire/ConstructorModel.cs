namespace FastSer.Generator.Wire;

/// <summary>
/// The constructor that emitted code calls: which member goes to which parameter.
/// Immutable and structurally equal all the way down.
/// </summary>
internal sealed record ConstructorModel(EquatableArray<ConstructorArgument> Arguments)
{
    /// <summary>The static method that is called in place of a constructor.</summary>
    public string? FactoryName { get; init; }
}

/// <summary>One argument; <paramref name="ParameterName"/> is set where it must be passed by name.</summary>
internal sealed record ConstructorArgument(int MemberIndex, string? ParameterName)
{
    /// <summary>The parameter is <c>ref readonly</c>.</summary>
    public bool IsReadOnlyReference { get; init; }
}
