namespace FastSer.Generator.Models;

/// <summary>
/// One key of a Tolerant type: a member of <see cref="TypeModel.Members"/>, or none where the key is retired.
/// Immutable and structurally equal all the way down.
/// </summary>
/// <param name="Type">The type of the member, or the one that it had.</param>
/// <param name="MemberIndex">The member's index, or -1.</param>
internal sealed record KeyModel(WireType Type, int MemberIndex)
{
    /// <summary>The highest key: a mask of more keys would take more bytes than most objects.</summary>
    public const int Maximum = 999;

    /// <summary>A collection without a setter, which is never null: its elements go into the one that the object brings.</summary>
    public bool IsFilled { get; init; }

    /// <summary>The key among the members of its type.</summary>
    public KeyModel In(EquatableArray<MemberModel> members) =>
        this with { IsFilled = !IsRetired && members[MemberIndex].Restoration == Restoration.Fill };

    /// <summary>No member has it: a member had it once, or none ever had.</summary>
    public bool IsRetired => MemberIndex < 0;

    /// <summary>No version of the type has a member of it.</summary>
    public bool IsReserved => Type is ReservedType;

    /// <summary>Gets whether it is reserved because derived types have it, and not by the type's own word.</summary>
    public bool IsOfDerived => Type == ReservedType.OfDerived;

    /// <summary>Null is a clear bit of the mask, and a set bit is followed by something that is not null.</summary>
    public bool IsNullable => Type is NullableType || (Type.IsReference && Type is not TypeParameterType && !IsFilled);

    /// <summary>The type behind a set bit: a nullable value goes without its presence byte.</summary>
    public WireType Content => Type is NullableType { Element: var element } ? element : Type;
}
