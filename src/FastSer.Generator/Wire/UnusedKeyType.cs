namespace FastSer.Generator.Wire;

/// <summary>What a key stands for that a type never writes: one of a type that derives from it. Its bit is never set.</summary>
internal sealed record UnusedKeyType : WireType
{
    public static UnusedKeyType Instance { get; } = new() { FullName = "void", Name = "Unused" };

    /// <summary>A place in the list, at which no walk arrives: a mask with its bit is refused before.</summary>
    public override string Shape => $"{Names.Shape}.Scalar({Names.Scalar}.Byte)";

    public override string LockText => "none";
}
