namespace FastSer.TestKit.Operations;

/// <summary>The list of operations: what is in it is applied to every type of every suite.</summary>
public static class OperationList
{
    public static IReadOnlyList<Operation> All { get; } =
    [
        new ToArray(),
        new ToTrusted(),
        new ToSpan(),
        new ToBufferWriter(SegmentKind.Minimal),
        new ToBufferWriter(SegmentKind.Fresh),
        new ToBufferWriter(SegmentKind.Long),
        new ToLyingWriter(),
        new ToClosedWriter(),
        new ToPooled(),
        new ToMemoryStream(),
        new ToStream(),
        new ToStreamAsync(),
        new ToItem(),
        new Size(),
        new Reference(),
        new FromSpan(),
        new FromTry(),
        new FromTrusted(),
        new FromSegments(1),
        new FromSegments(7),
        new FromSegments(300),
        new FromStream(1, canSeek: false),
        new FromStream(7, canSeek: true),
        new FromStream(300, canSeek: false),
        new FromStreamAsync(7),
        new FromMemoryStream(isVisible: true),
        new FromMemoryStream(isVisible: false),
        new FromItem(1, isAsync: false),
        new FromItem(300, isAsync: true),
        new Prefix(),
        new IntoValue(IntoKind.Default),
        new IntoValue(IntoKind.Equal),
        new IntoValue(IntoKind.Other),
        new Skipping(),
        new Fingerprint(),
        new ErrorCodes(),
        new OneEncoding(),
#if NET9_0_OR_GREATER
        new ToPipe(),
        new FromPipe(1),
        new FromPipe(300),
#endif
    ];
}
