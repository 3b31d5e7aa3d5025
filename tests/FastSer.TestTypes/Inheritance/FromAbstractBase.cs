namespace FastSer.TestTypes;

/// <summary>Overridden members are written once, where the base declares them.</summary>
[FastSerType(View = true)]
public sealed partial class FromAbstractBase(int id) : AbstractBase(id)
{
    public override string? Label { get; set; }
    public override long Weight { get; set; }
    public byte Own { get; set; }
}
