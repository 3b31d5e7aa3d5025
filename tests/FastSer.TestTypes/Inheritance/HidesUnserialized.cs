namespace FastSer.TestTypes;

/// <summary>Members that are not serialized hide members of the base class that are.</summary>
[FastSerType(View = true)]
public sealed partial class HidesUnserialized : HidingBase
{
    [FastSerIgnore]
    public new string Number => "none";

    [Unsaved]
    internal new int Text { get; set; }

    public long Own { get; set; }
}
