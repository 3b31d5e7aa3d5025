namespace FastSer.Generator.Wire;

/// <summary>What stands for the type of a key that no member ever had: nothing of it is written or read.</summary>
internal sealed record ReservedType : WireType
{
    public const string Text = "Reserved";

    public static ReservedType Instance { get; } = new() { FullName = "byte", Name = Text };

    public override string Shape => $"{Names.Shape}.Scalar({Names.Scalar}.Byte)";

    public override string LockText => Text;
}
