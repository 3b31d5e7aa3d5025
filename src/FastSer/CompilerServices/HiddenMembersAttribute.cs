using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>Tells the generator of another assembly which serialized members of a base class it cannot see.</summary>
/// <param name="names">The names of the members.</param>
[AttributeUsage(AttributeTargets.Class, Inherited = false)]
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class HiddenMembersAttribute(params string[] names) : Attribute
{
    /// <summary>Gets the names of the members.</summary>
    public IReadOnlyList<string> Names { get; } = names;
}
