namespace FastSer.TestTypes;

/// <summary>The key that the schema lock gives to a member: it is not in the assembly, and the suites ask for it.</summary>
/// <param name="key">The key.</param>
[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
public sealed class LockedKeyAttribute(int key) : Attribute
{
    public int Key { get; } = key;
}
