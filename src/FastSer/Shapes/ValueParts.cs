namespace FastSer.CompilerServices;

/// <summary>Which of a shape's members follow the head of a value.</summary>
internal enum ValueParts : byte
{
    /// <summary>None: the head is the whole value.</summary>
    None,

    /// <summary>Each once, in their order.</summary>
    Once,

    /// <summary>All of them for each element, in their order: the element, or the key and the value.</summary>
    ForEachItem,

    /// <summary>The one that the tag names.</summary>
    NamedByTag,

    /// <summary>Those whose keys are in the mask, in their order, then those that only the writer knew.</summary>
    NamedByMask,

    /// <summary>As many as the head says, in their order.</summary>
    First,
}
