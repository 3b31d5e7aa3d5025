using FastSer.Shapes;

namespace FastSer.Walking;

/// <summary>The operation of a <see cref="SkipStep"/>.</summary>
internal enum SkipOp : byte
{
    /// <summary>Steps over <c>Size</c> bytes.</summary>
    Fixed,

    /// <summary>Reads a presence byte: 1 steps over <c>Size</c> bytes, 0 goes to <c>Target</c>.</summary>
    Presence,

    /// <summary>Steps over a string.</summary>
    String,

    /// <summary>Steps over a string of the Compact format.</summary>
    CompactString,

    /// <summary>Steps over a collection of strings.</summary>
    Strings,

    /// <summary>Steps over a collection whose elements take <c>Size</c> bytes each.</summary>
    FixedItems,

    /// <summary>Steps over another value without parts; <c>Size</c> is its <see cref="CompilerServices.ValuePrefix"/>.</summary>
    Value,

    /// <summary>Steps over a lone scalar of the Compact format; <c>Size</c> is its <see cref="CompilerServices.WireScalar"/>.</summary>
    CompactScalar,

    /// <summary>Steps over a sequence of integers of the Compact format; <c>Size</c> is their scalar.</summary>
    CompactItems,

    /// <summary>Steps over a multi-dimensional array of integers; <c>Size</c> is their scalar, <c>Target</c> the dimensions.</summary>
    CompactMultiDimArray,

    /// <summary>
    /// Steps over the control bits and integers of a compact object, described by number <c>Size</c> of the plan, and
    /// remembers which of its nullable values are there; null goes to <c>Target</c>.
    /// </summary>
    CompactObject,

    /// <summary>Goes to <c>Target</c> if the next nullable value of the compact object is not there.</summary>
    CompactPresence,

    /// <summary>Steps over a Tolerant object, by its length.</summary>
    Tolerant,

    /// <summary>Reads the count of a collection of elements of at least <c>Size</c> bytes; none goes to <c>Target</c>.</summary>
    BeginItems,

    /// <summary>Reads the lengths of an array of 2 dimensions, then as <see cref="BeginItems"/>.</summary>
    BeginMultiDimArray2,

    /// <summary>Reads the lengths of an array of 3 dimensions, then as <see cref="BeginItems"/>.</summary>
    BeginMultiDimArray3,

    /// <summary>Reads the lengths of an array of 4 dimensions, then as <see cref="BeginItems"/>.</summary>
    BeginMultiDimArray4,

    /// <summary>Goes back to <c>Target</c> while elements are left.</summary>
    NextItem,

    /// <summary>
    /// Reads the number of members of an object that may have had fewer than the <c>Size</c> that are known; null goes to <c>Target</c>.
    /// </summary>
    BeginMembers,

    /// <summary>Reads the number of members as <see cref="BeginMembers"/>, of an object that must not be null.</summary>
    BeginMembersOfValue,

    /// <summary>Goes to <c>Target</c> if the object has no further member.</summary>
    NextMember,

    /// <summary>Reads the tag of a union, and goes to what number <c>Size</c> of the plan's tables says of it; null goes to <c>Target</c>.</summary>
    BeginUnion,

    /// <summary>Reads the byte before an object that keeps its identity: 0 and a known object go to <c>Target</c>.</summary>
    Reference,

    /// <summary>Goes to <c>Target</c>.</summary>
    Jump,

    /// <summary>Fails: no case has the tag.</summary>
    UnknownTag,

    /// <summary>Has the formatter with the number <c>Target</c> step over a value.</summary>
    Custom,

    /// <summary>Enters a value of a recursive type.</summary>
    Enter,

    /// <summary>Leaves a value of a recursive type.</summary>
    Leave,

    /// <summary>Begins a value that a search marks; a byte below <c>Size</c> is null, and goes to <c>Target</c>.</summary>
    BeginValue,

    /// <summary>Ends it.</summary>
    EndValue,

    /// <summary>Reads the length and the mask of a Tolerant object, to go through its members; null goes to <c>Target</c>.</summary>
    BeginTolerant,

    /// <summary>Goes to <c>Target</c> unless bit <c>Size</c> of the mask is set, eight a byte.</summary>
    MemberIfBit,

    /// <summary>Steps over the members of a Tolerant object that are not among the <c>Size</c> that are known, to its end.</summary>
    EndTolerant,

    /// <summary>Reads the length of a union behind the tag of another.</summary>
    BeginEnclosed,

    /// <summary>Fails unless it ends there.</summary>
    EndEnclosed,

    /// <summary>Steps over what a tag stands for, or a retired object, by its length, which is not that of null.</summary>
    SteppedOver,

    /// <summary>Goes to <c>Target</c>, and comes back to the step <c>Size</c>.</summary>
    Call,

    /// <summary>Goes back to behind the call, or ends the walk.</summary>
    Return,
}
