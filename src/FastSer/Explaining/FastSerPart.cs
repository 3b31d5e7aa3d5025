namespace FastSer;

/// <summary>A part of serialized data, in the order of the data. A value with parts stands before them.</summary>
/// <param name="Offset">The offset of its first byte.</param>
/// <param name="Length">The number of its bytes; 0 where the control bits of an object hold the value.</param>
/// <param name="Level">The number of values around it: 0 for the root.</param>
/// <param name="Kind">The kind of the part.</param>
/// <param name="Name">The name of the member, <c>[3]</c> for an element, <c>[3].Key</c> for the key of an entry; empty for the root.</param>
/// <param name="TypeName">The name of the type, such as <c>Shop.Order</c>, <c>Int32</c> or <c>String[]</c>.</param>
/// <param name="Text">The value, or the meaning of the bytes, in the invariant culture. Long values are cut after 200 characters.</param>
public readonly record struct FastSerPart(
    int Offset, int Length, int Level, FastSerPartKind Kind, string Name, string TypeName, string Text);
