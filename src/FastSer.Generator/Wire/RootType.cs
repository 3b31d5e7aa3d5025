namespace FastSer.Generator.Wire;

/// <summary>A closed type that is looked up at run time. Immutable and structurally equal all the way down.</summary>
/// <param name="Type">The type.</param>
/// <param name="Uses">What is said of the names in its file by those who declare them.</param>
/// <param name="Inner">The innermost of its last type arguments and elements: <c>Order</c> of <c>List&lt;Order[]&gt;</c>.</param>
/// <param name="Hash">In which part of the resolver it stands.</param>
internal sealed record RootType(WireType Type, UseMarks Uses, string Inner, uint Hash)
{
    public string FullName => Type.FullName;
}
