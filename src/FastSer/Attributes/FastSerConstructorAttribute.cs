using System.Diagnostics.CodeAnalysis;

namespace FastSer;

/// <summary>
/// Selects how an object is created: with one of several constructors, or with a static method that returns the type
/// and replaces the constructor. Parameters match members of the same name and type, unless the attribute names their
/// members. A method must not return null.
/// </summary>
[AttributeUsage(AttributeTargets.Constructor | AttributeTargets.Method)]
public sealed class FastSerConstructorAttribute : Attribute
{
    /// <summary>Selects the constructor or method.</summary>
    /// <param name="members">
    /// The names of the members that the parameters match, in the order of the parameters. A parameter without a name here, or with an
    /// empty one, matches the member of its own name.
    /// </param>
    [SuppressMessage("Design", "CA1019:Define accessors for attribute arguments", Justification = "It has one.")]
    public FastSerConstructorAttribute(params string[] members) => Members = members;

    /// <summary>Gets the names of the members that the parameters match.</summary>
    public IReadOnlyList<string> Members { get; }
}
