namespace FastSer.Fuzz;

/// <summary>The target of <c>[FastSerConstructor]</c>.</summary>
internal enum ConstructorForm
{
    /// <summary>A constructor whose parameters have the names of members.</summary>
    Marked,

    /// <summary>A constructor whose parameters have other names: the attribute states the members.</summary>
    Named,

    /// <summary>A static method.</summary>
    Factory,

    /// <summary>A constructor of another assembly: the attribute that names the type states the types of its parameters.</summary>
    External,
}
