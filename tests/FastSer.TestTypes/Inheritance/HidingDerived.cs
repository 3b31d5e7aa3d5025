namespace FastSer.TestTypes;

/// <summary>A public member hides another of the same name: both are kept.</summary>
[FastSerType(View = true)]
public sealed partial class HidingDerived : HidingBase
{
    public new long Number { get; set; }
}
