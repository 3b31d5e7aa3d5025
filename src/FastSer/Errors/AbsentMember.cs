namespace FastSer.Errors;

/// <summary>A member that has no bytes in the data.</summary>
/// <param name="TypeName">The annotated type, as its shape names it.</param>
/// <param name="Name">The member.</param>
internal sealed record AbsentMember(string TypeName, string Name);
