namespace FastSer.IntegrationTests.Tolerant;

[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(NewText))]
[FastSerUnion(5, typeof(NewLink))]
[FastSerUnion(253, typeof(NewEmpty))]
[FastSerUnion(300, typeof(NewImage))]
public abstract partial record NewNote;

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial record NewText([property: FastSerMember(0)] string? Text) : NewNote;

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial record NewImage([property: FastSerMember(0)] int Width, [property: FastSerMember(1)] byte[] Pixels) : NewNote;

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial record NewLink([property: FastSerMember(0)] NewNote? Target) : NewNote;

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial record NewEmpty : NewNote;

[FastSerType]
public sealed partial record NewBoard(NewNote[]? All, Dictionary<int, NewNote>? ByNumber, NewNote? First);

[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(OldText))]
[FastSerFallback(typeof(OldOther))]
public abstract partial record OldNote;

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial record OldText([property: FastSerMember(0)] string? Text) : OldNote;

public sealed record OldOther(FastSerUnknownCase Unknown) : OldNote, IFastSerFallback<OldOther>
{
    public static OldOther Create(FastSerUnknownCase unknown) => new(unknown);
}

[FastSerType]
public sealed partial record OldBoard(OldNote[]? All, Dictionary<int, OldNote>? ByNumber, OldNote? First);

[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(AsideText))]
[FastSerFallback(typeof(AsideOther))]
public abstract partial record OldAside;

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial record AsideText : OldAside;

public sealed record AsideOther(FastSerUnknownCase Unknown) : OldAside, IFastSerFallback<AsideOther>
{
    public static AsideOther Create(FastSerUnknownCase unknown) => new(unknown);
}

[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(NewRound))]
[FastSerUnion(1, typeof(NewStar))]
public abstract partial record NewShape;

[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(NewOval))]
public abstract partial record NewRound : NewShape;

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial record NewOval([property: FastSerMember(0)] int Radius) : NewRound;

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial record NewStar([property: FastSerMember(0)] int Points) : NewShape;

[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(OldRound))]
[FastSerFallback(typeof(OldShapeOther))]
public abstract partial record OldShape;

[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(7, typeof(OldDisc))]
[FastSerFallback(typeof(OldRoundOther))]
public abstract partial record OldRound : OldShape;

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial record OldDisc : OldRound;

public sealed record OldRoundOther(FastSerUnknownCase Unknown) : OldRound, IFastSerFallback<OldRoundOther>
{
    public static OldRoundOther Create(FastSerUnknownCase unknown) => new(unknown);
}

public sealed record OldShapeOther(FastSerUnknownCase Unknown) : OldShape, IFastSerFallback<OldShapeOther>
{
    public static OldShapeOther Create(FastSerUnknownCase unknown) => new(unknown);
}

[FastSerType]
[FastSerUnion(1, typeof(Hop), Exact = true)]
[FastSerUnion(2, typeof(Leap))]
public abstract partial record Step;

[FastSerType]
[FastSerUnion(0, typeof(Hop))]
[FastSerUnion(1, typeof(Leap))]
public partial record Hop(int Width) : Step;

[FastSerType]
public sealed partial record Leap(int Width) : Hop(Width)
{
    public int High { get; init; }
}
