namespace FastSer;

/// <summary>
/// What the generator implements on an annotated class that classes of other assemblies may derive from: their generated
/// code writes its members, and must be of the same mind about them.
/// </summary>
/// <typeparam name="TSelf">The annotated class itself.</typeparam>
public interface IFastSerializableBase<TSelf>
    where TSelf : class
{
    /// <summary>Gets a hash of the names and types of the members that the class itself declares.</summary>
    static abstract uint MembersHash { get; }
}
