namespace FastSer.Generator.Wire;

/// <summary>The Compact encoding of a scalar (docs/wire-format.md, control bits and lone values).</summary>
/// <param name="Name">The scalar.</param>
/// <param name="Control">Its control bits as a member.</param>
/// <param name="MinimumSize">The fewest bytes of a lone value.</param>
/// <param name="PackedName">What the runtime calls arrays and lists of it, which are packed; empty where they are not.</param>
internal sealed partial record CompactScalar(string Name, ControlField Control, int MinimumSize, string PackedName)
{
    /// <summary>A lone value takes as many bytes as it needs; only that of bool does not vary.</summary>
    public bool IsVariable => Name != "Boolean";

    public static CompactScalar? Find(string scalar) => Array.Find(s_all, candidate => candidate.Name == scalar);
}
