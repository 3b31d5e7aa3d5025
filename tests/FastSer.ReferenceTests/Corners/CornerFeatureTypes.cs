using System.Collections;

[assembly: FastSerDefaults(UnmanagedStructs = true)]

namespace FastSer.ReferenceTests.Corners;

/// <summary>A union that keeps what it does not know, at two levels.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(CornerText))]
[FastSerUnion(3, typeof(CornerRound))]
[FastSerFallback(typeof(OtherNote))]
public abstract partial record CornerNote;

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial record CornerText([property: FastSerMember(0)] string? Text) : CornerNote;

[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(7, typeof(CornerDisc))]
[FastSerFallback(typeof(OtherRound))]
public abstract partial record CornerRound : CornerNote;

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial record CornerDisc([property: FastSerMember(0)] int Radius, [property: FastSerMember(1)] CornerNote? Inner) : CornerRound;

public sealed record OtherNote(FastSerUnknownCase Unknown) : CornerNote, IFastSerFallback<OtherNote>
{
    public static OtherNote Create(FastSerUnknownCase unknown) => new(unknown);
}

public sealed record OtherRound(FastSerUnknownCase Unknown) : CornerRound, IFastSerFallback<OtherRound>
{
    public static OtherRound Create(FastSerUnknownCase unknown) => new(unknown);
}

[FastSerType]
public sealed partial record CornerBoard(CornerNote?[]? All, List<CornerNote?>? Others, CornerRound? Round, int Last);

/// <summary>A union that names a class of several types for itself alone.</summary>
[FastSerType]
[FastSerUnion(1, typeof(CornerHop), Exact = true)]
[FastSerUnion(300, typeof(CornerLeap))]
public abstract partial record CornerStep;

[FastSerType]
[FastSerUnion(0, typeof(CornerHop))]
[FastSerUnion(1, typeof(CornerLeap))]
public partial record CornerHop : CornerStep
{
    public int Width { get; set; }
}

[FastSerType]
public sealed partial record CornerLeap : CornerHop
{
    public string? High { get; set; }
}

[FastSerType]
public sealed partial record CornerSteps(List<CornerStep?>? Steps, CornerHop? Hop, CornerLeap? Leap);

/// <summary>A struct without an attribute.</summary>
public struct CornerBare
{
    public byte Kind;
    public double Value;
    public (short, bool) Pair;
}

[FastSerType]
public sealed partial class CornerBares
{
    public CornerBare One { get; set; }

    public CornerBare[]? Several { get; set; }

    public CornerBare? Maybe { get; set; }

    public string? Last { get; set; }
}

/// <summary>Members that may not be null, and those of limited length.</summary>
[FastSerType(NullHandling = FastSerNullHandling.Strict)]
public sealed partial class CornerLimits
{
    public string Name { get; set; } = "";

    [FastSerMaxLength(9)]
    public string? Text { get; set; }

    [FastSerMaxLength(3)]
    public List<string?>? Items { get; set; }

    [FastSerMaxLength(4)]
    public int[] Numbers { get; set; } = [];

    [FastSerMaxLength(11)]
    public BitArray? Bits { get; set; }

    public int Last { get; set; }
}

/// <summary>Members that may not be null, and those of limited length.</summary>
[FastSerType(Format = WireFormat.Compact, NullHandling = FastSerNullHandling.Strict)]
public sealed partial class CompactCornerLimits
{
    public string Name { get; set; } = "";

    [FastSerMaxLength(9)]
    public string? Text { get; set; }

    [FastSerMaxLength(3)]
    public List<string?>? Items { get; set; }

    [FastSerMaxLength(4)]
    public int[] Numbers { get; set; } = [];

    [FastSerMaxLength(11)]
    public BitArray? Bits { get; set; }

    public int Last { get; set; }
}
