namespace FastSer.Fuzz;

/// <summary>The constructor that the source chooses among two, or a method in its place.</summary>
/// <param name="Form">What is chosen.</param>
/// <param name="Taken">The members that its parameters take; null for those that only a constructor can set.</param>
/// <param name="Defaults">How many of the last parameters have a default value, where their types have one.</param>
internal sealed record ConstructorModel(ConstructorForm Form, IReadOnlyList<MemberModel>? Taken, int Defaults)
{
    /// <summary>The members that are left of those that the parameters take.</summary>
    public MemberModel[] TakenBy(TypeModel type) => [.. type.Members.Where(member => Taken?.Contains(member) ?? member.IsParameter)];
}
