namespace FastSer.Generator.Models;

/// <summary>The way in which a member gets its value back.</summary>
internal enum Restoration
{
    /// <summary>Through a constructor parameter only.</summary>
    Constructor,

    /// <summary>In the object initializer.</summary>
    Initializer,

    /// <summary>Assigned afterwards, through a cast to the type that declares it (hidden by a derived member).</summary>
    Assignment,

    /// <summary>Assigned afterwards, through an accessor to a private member of a base type.</summary>
    Accessor,

    /// <summary>A collection without a setter: the elements go into the one that the new object brings.</summary>
    Fill,
}

/// <summary>
/// One serialized member. Immutable and structurally equal all the way down.
/// </summary>
internal sealed record MemberModel
{
    /// <summary>The member's name in source, keyword-escaped.</summary>
    public required string Name { get; init; }

    /// <summary>The member's name in error messages.</summary>
    public required string DisplayName { get; init; }

    /// <summary>Its name before it was renamed, if that is declared.</summary>
    public string? FormerName { get; init; }

    /// <summary>Indicates whether JSON does not show it.</summary>
    public bool IsSensitive { get; init; }

    /// <summary>The local variable that holds it in emitted code.</summary>
    public required string Local { get; init; }

    /// <summary>The local variable that says whether it has a value, where a control bit does.</summary>
    public string? PresenceLocal { get; init; }

    public required WireType Type { get; init; }

    public required Restoration Restoration { get; init; }

    /// <summary>The declaring type, where it must be named: hidden and private base members.</summary>
    public string? DeclaringType { get; init; }

    /// <summary>A private base member, reached through an emitted accessor of this name.</summary>
    public string? AccessorName { get; init; }

    public bool IsField { get; init; }

    /// <summary>The value of the member where the writer did not know it; null where every writer knows all members.</summary>
    public MissingMember? Missing { get; init; }

    /// <summary>The greatest length that is allowed; null without a limit.</summary>
    public int? MaxLength { get; init; }

    /// <summary>Null is an error, on read and on write.</summary>
    public bool RejectsNull { get; init; }

    /// <summary>A local holds it while it is written: what was looked at is what is written.</summary>
    public bool MustBeHeld => Type.MustBeHeld || MaxLength is not null || RejectsNull;

    /// <summary>A statement can assign it at any time: it is neither get-only nor <c>init</c>.</summary>
    public bool IsAssignable { get; init; }

    /// <summary>Its setter has code, which may empty what the getter returns before it copies the new value: it needs a new one.</summary>
    public bool HasSetterCode { get; init; }
}
