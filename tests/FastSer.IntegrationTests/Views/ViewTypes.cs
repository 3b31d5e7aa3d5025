using System.Collections.Immutable;

namespace FastSer.IntegrationTests.Views;

public enum ViewKind : byte
{
    None,
    Some,
}

[FastSerType(View = true)]
public partial record struct ViewPoint(int X, short Y, bool IsSet);

[FastSerType(View = true)]
public partial record struct ViewLabel(string? Text, int Number);

[FastSerType(View = true)]
public partial class ViewEmpty;

[FastSerType(View = true)]
public partial class ViewBase
{
    public int Id { get; set; }
    public string? Name { get; set; }
}

/// <summary>Members of every kind that a view of the Fast format shows; IsNull, ToObject and FastSerData are names of the view itself.</summary>
[FastSerType(View = true, Members = FastSerMembers.Public)]
public partial class ViewOrder : ViewBase
{
    public bool IsPaid { get; set; }
    public decimal Total { get; set; }
    public DateTime Placed { get; set; }
    public DateTimeOffset Seen { get; set; }
    public Guid Key { get; set; }
    public ViewKind Kind { get; set; }
    public ViewPoint Place { get; set; }
    public (int Low, bool Flag) Pair { get; set; }
    public string? City { get; set; }
    public string? Remark { get; set; }
    public int? Discount { get; set; }
    public bool? IsGift { get; set; }
    public (short, DateTime)? When { get; set; }
    public ViewPoint? Corner { get; set; }
    public ViewLabel Label { get; set; }
    public ViewLabel? Tag { get; set; }
    public ViewBase? Customer { get; set; }
    public ViewEmpty? Nothing { get; set; }
    public List<ViewBase?>? Lines { get; set; }
    public ViewPoint[]? Points { get; set; }
    public ImmutableArray<ViewLabel> Labels { get; set; }
    public int[]? Numbers { get; set; }
    public HashSet<DateTimeOffset>? Moments { get; set; }
    public List<bool>? Flags { get; set; }
    public List<ViewKind>? Kinds { get; set; }
    public List<string?>? Texts { get; set; }
    public Dictionary<string, int>? Counts { get; set; }
    public SortedDictionary<int, ViewBase?>? ByNumber { get; set; }
    public Dictionary<ViewKind, string?>? Names { get; set; }
    public Uri? Link { get; set; }
    public IViewShape? Shape { get; set; }
    public List<IViewShape?>? Shapes { get; set; }
    public ViewNote? Note { get; set; }
    public ViewStamp Stamp { get; set; }
    public ViewStamp? LastStamp { get; set; }
    public List<List<int>>? LeftOut { get; set; }
    public Version? AlsoLeftOut { get; set; }
    public bool IsNull { get; set; }
    public string? ToObject { get; set; }
    public int FastSerData { get; set; }
    public string? CountsMap { get; set; }
    public string? Last { get; set; }
}

[FastSerType(View = true)]
[FastSerUnion(0, typeof(ViewCircle))]
[FastSerUnion(1, typeof(ViewSquare))]
[FastSerUnion(300, typeof(IViewSolid))]
[FastSerUnion(301, typeof(ViewHidden))]
public partial interface IViewShape;

[FastSerType(View = true)]
public sealed partial record ViewCircle(double Radius, string? Name) : IViewShape;

[FastSerType(View = true)]
public partial record struct ViewSquare(double Side, string? Name) : IViewShape;

/// <summary>A case without a view.</summary>
[FastSerType]
public sealed partial record ViewHidden(int Id) : IViewShape;

[FastSerType(View = true)]
[FastSerUnion(0, typeof(ViewCube))]
public partial interface IViewSolid : IViewShape;

[FastSerType(View = true)]
public sealed partial record ViewCube(int Edge) : IViewSolid;

[FastSerType(View = true, Format = WireFormat.Tolerant)]
[FastSerRetired(3, typeof(List<string>))]
[FastSerReservedKeys(6, 7)]
public partial record ViewNote(
    [property: FastSerMember(0)] int Id,
    [property: FastSerMember(1)] string? Text = "?",
    [property: FastSerMember(2)] bool IsOpen = true,
    [property: FastSerMember(4)] int? Priority = 7,
    [property: FastSerMember(5)] List<ViewNote?>? Answers = null,
    [property: FastSerMember(8)] ViewStamp Stamp = default,
    [property: FastSerMember(9)] ViewStamp? Closed = null,
    [property: FastSerMember(10)] IViewEvent? Event = null,
    [property: FastSerMember(11)] Dictionary<string, string?>? Words = null,
    [property: FastSerMember(12)] ViewPoint Place = default,
    [property: FastSerMember(13)] ViewLabel? Label = null,
    [property: FastSerMember(14)] ViewKind Kind = ViewKind.Some);

[FastSerType(View = true, Format = WireFormat.Tolerant)]
public partial record struct ViewStamp([property: FastSerMember(0)] long Ticks, [property: FastSerMember(1)] string? Zone);

[FastSerType(View = true, Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(ViewOpened))]
[FastSerUnion(1, typeof(IViewEnd))]
public partial interface IViewEvent;

[FastSerType(View = true, Format = WireFormat.Tolerant)]
public sealed partial record ViewOpened([property: FastSerMember(0)] string? By) : IViewEvent;

[FastSerType(View = true, Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(ViewClosed))]
public partial interface IViewEnd : IViewEvent;

[FastSerType(View = true, Format = WireFormat.Tolerant)]
public sealed partial record ViewClosed([property: FastSerMember(0)] int Code) : IViewEnd;

/// <summary>An older version of <see cref="ViewNote"/>, and a newer one.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
public partial record ViewNoteBefore([property: FastSerMember(0)] int Id, [property: FastSerMember(1)] string? Text);

[FastSerType(Format = WireFormat.Tolerant)]
[FastSerReservedKeys(1, 14)]
public partial record ViewNoteAfter([property: FastSerMember(0)] int Id, [property: FastSerMember(15)] string? More);

[FastSerType(View = true)]
public partial class ViewChain
{
    public int Id { get; set; }
    public ViewChain? Next { get; set; }
    public string? End { get; set; }
}

/// <summary>Its view is named by the type itself; and a view that is nested.</summary>
[FastSerType(View = true, ViewName = "Lens")]
public partial class ViewNamed
{
    public int View { get; set; }

    [FastSerType(View = true)]
    public sealed partial record Inner(int Id, string? Text);
}
