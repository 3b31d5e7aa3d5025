using FastSer.CompilerServices;

namespace FastSer.Walking;

/// <summary>Receives the values that a <see cref="ShapeWalker{TVisitor}"/> meets, in wire order.</summary>
internal interface IShapeVisitor
{
    /// <summary>Gets whether each value is visited; otherwise values of fixed size are checked many at a time.</summary>
    static abstract bool VisitsAll { get; }

    /// <summary>Enters a value with parts, whose head has been read.</summary>
    /// <param name="shape">The shape of the value.</param>
    /// <param name="step">Its place in the value around it.</param>
    /// <param name="start">The offset of its first byte.</param>
    void Enter(WireShape shape, in ShapeStep step, long start);

    /// <summary>Leaves a value that was entered, or passes a value without parts.</summary>
    /// <param name="shape">The shape of the value.</param>
    /// <param name="step">Its place in the value around it.</param>
    /// <param name="start">The offset of its first byte.</param>
    /// <param name="end">The offset behind its last byte.</param>
    void Leave(WireShape shape, in ShapeStep step, long start, long end);
}

/// <summary>The place of a value in the value around it.</summary>
/// <param name="Name">The name of the member; empty for elements and for the root.</param>
/// <param name="Index">The number of the element or entry; -1 outside of collections.</param>
internal readonly record struct ShapeStep(string Name, long Index);

/// <summary>The visitor of a walk that only looks for a fault.</summary>
internal readonly struct NoVisitor : IShapeVisitor
{
    public static bool VisitsAll => false;

    public void Enter(WireShape shape, in ShapeStep step, long start)
    {
    }

    public void Leave(WireShape shape, in ShapeStep step, long start, long end)
    {
    }
}
