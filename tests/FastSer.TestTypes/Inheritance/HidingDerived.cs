namespace FastSer.TestTypes;

/// <summary>A public member hides another of the same name: both are kept.</summary>
[FastSerType]
public sealed partial class HidingDerived : HidingBase
{
    public new long Number { get; set; }
}
