namespace FastSer;

/// <summary>
/// The generator implements this interface on an annotated class from which classes of other assemblies may derive.
/// Their generated code writes the members of this class, so both assemblies must agree on their layout.
/// </summary>
/// <typeparam name="TSelf">The annotated class itself.</typeparam>
public interface IFastSerializableBase<TSelf>
    where TSelf : class
{
    /// <summary>Gets a hash of the names and types of the members that the class itself declares.</summary>
    static abstract uint MembersHash { get; }
}
