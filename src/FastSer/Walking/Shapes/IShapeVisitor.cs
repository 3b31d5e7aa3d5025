using FastSer.CompilerServices;

namespace FastSer.Walking;

/// <summary>Receives the values that a <see cref="ShapeWalker{TVisitor}"/> meets, in wire order.</summary>
internal interface IShapeVisitor
{
    /// <summary>Gets whether each value is visited; otherwise values of fixed size are checked many at a time.</summary>
    static abstract bool VisitsAll { get; }

    /// <summary>Gets whether the walk locates the error of a reader, and visits nothing.</summary>
    static abstract bool Locates { get; }

    /// <summary>Gets whether the walk ends before the next value.</summary>
    bool IsStopped { get; }

    /// <summary>Enters a value with parts, whose head has been read.</summary>
    /// <param name="shape">The shape of the value; for a union, of the case that the tag names.</param>
    /// <param name="step">Its place in the value around it.</param>
    /// <param name="head">The form of the bytes before the first part.</param>
    /// <param name="start">The offset of its first byte.</param>
    /// <param name="bodyStart">The offset of its first part.</param>
    void Enter(WireShape shape, in ShapeStep step, ValuePrefix head, long start, long bodyStart);

    /// <summary>Leaves the value that was entered last.</summary>
    /// <param name="end">The offset behind its last byte.</param>
    void Leave(long end);

    /// <summary>Passes a value without parts.</summary>
    /// <param name="shape">The shape of the value.</param>
    /// <param name="step">Its place in the value around it.</param>
    /// <param name="start">The offset of its first byte.</param>
    /// <param name="end">The offset behind its last byte.</param>
    void Pass(WireShape shape, in ShapeStep step, long start, long end);
}

/// <summary>The place of a value in the value around it.</summary>
/// <param name="Name">The name of the member; empty for elements and for the root.</param>
/// <param name="Index">The number of the element or entry; -1 outside of collections.</param>
/// <param name="ControlBits">The control bits of a member of a compact object; 0 where it has none.</param>
internal readonly record struct ShapeStep(string Name, long Index, uint ControlBits)
{
    /// <summary>Gets whether the control bits hold the value, or the sizes of its parts.</summary>
    public bool IsControlled { get; init; }

    /// <summary>Gets the number of the member in the value around it.</summary>
    public int MemberIndex { get; init; }

    /// <summary>Gets whether the member must not be shown.</summary>
    public bool IsSensitive { get; init; }

    /// <summary>Gets the union whose case is entered; null for other values.</summary>
    public WireShape? Union { get; init; }

    /// <summary>Gets the tag of the case.</summary>
    public int Tag { get; init; }
}

/// <summary>The visitor of a walk that locates an error: it visits nothing.</summary>
internal readonly struct LocatingVisitor : IShapeVisitor
{
    public static bool VisitsAll => false;

    public static bool Locates => true;

    public bool IsStopped => false;

    public void Enter(WireShape shape, in ShapeStep step, ValuePrefix head, long start, long bodyStart)
    {
    }

    public void Leave(long end)
    {
    }

    public void Pass(WireShape shape, in ShapeStep step, long start, long end)
    {
    }
}
