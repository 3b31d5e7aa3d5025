using System.Diagnostics.CodeAnalysis;

namespace FastSer;

/// <summary>The exception that FastSer throws for malformed input and for values that it cannot write.</summary>
/// <remarks>The message contains the place of the error. It never contains bytes of the input.</remarks>
[SuppressMessage("Design", "CA1032:Implement standard exception constructors", Justification = "Only FastSer throws it: code outside cannot fake a location.")]
public sealed class FastSerException : Exception
{
    /// <summary>Code of one of several elements has thrown that were read as a block, with the reader's cursor before it.</summary>
    internal const int AnyElement = -2;

    private readonly string? _detail;
    private string? _outerTypeName;
    private Type? _type;
    private string? _remoteMessage;

    internal FastSerException(FastSerErrorCode code, string? detail = null, Exception? inner = null)
        : base(null, inner)
    {
        Code = code;
        _detail = detail;
    }

    /// <summary>Gets the kind of error.</summary>
    public FastSerErrorCode Code { get; }

    /// <summary>
    /// Gets a value indicating whether the data is the cause of an exception on read: the data is corrupt, was written from another type,
    /// or was rejected by a limit or a constructor. Otherwise the program is the cause, for example because a serializer is missing.
    /// </summary>
    public bool IsDataError => Code is not (
        FastSerErrorCode.NoSerializer or FastSerErrorCode.UnexpectedType or FastSerErrorCode.CollectionChanged or FastSerErrorCode.TypeChanged
        or FastSerErrorCode.RoundTripMismatch);

    /// <summary>Gets the byte offset of the error, or -1 if it is unknown.</summary>
    public long Offset { get; private set; } = -1;

    /// <summary>Gets the name of the annotated type that contains the error, if known.</summary>
    public string? TypeName { get; private set; }

    /// <summary>Gets the path from the root to the error, such as <c>Lines[3].Sku</c>, if known.</summary>
    public string? MemberPath { get; private set; }

    /// <inheritdoc/>
    public override string Message => _remoteMessage
        ?? ErrorText.Format((_detail ?? ErrorText.For(Code, _type)) + ErrorText.OfStruct(InnerException), Offset, TypeName, MemberPath, _outerTypeName)
        + ErrorText.ForStart(IsOfFirstByte ? _type : null, Advice);

    /// <summary>
    /// Gets a value indicating whether an entry point has thrown this exception to its caller; user code can only hold exceptions of this kind.
    /// </summary>
    internal bool IsComplete { get; private set; }

    /// <summary>Gets a value indicating whether the first byte of the input is already invalid for the type.</summary>
    internal bool IsOfFirstByte => Offset == 0 && IsDataError && Code is not (FastSerErrorCode.UserCode or FastSerErrorCode.DepthExceeded);

    /// <summary>Gets or sets how many elements a collection had when it met a duplicate; <see cref="AnyElement"/>; or -1.</summary>
    internal int ElementIndex { get; init; } = -1;

    /// <summary>Gets or sets the member of a Tolerant object that is null by a bit of the mask, and so has no bytes to point at.</summary>
    internal AbsentMember? Absent { get; init; }

    /// <summary>Gets or sets a guess about the content of an input that does not begin like a value of the type; null if nothing is known.</summary>
    internal string? Advice { get; set; }

    internal static FastSerException FromOtherProcess(FastSerErrorCode code, string message, long offset, string? typeName, string? memberPath) =>
        new(code) { _remoteMessage = message, Offset = offset, TypeName = typeName, MemberPath = memberPath, IsComplete = true };

    /// <summary>Called once for each failure, which is counted here. The type is the one that the caller has named, if that is known.</summary>
    internal void Complete(in ErrorLocation location, string operation, Type? type = null)
    {
        Offset = location.Offset;
        TypeName = location.TypeName;
        MemberPath = location.MemberPath;
        _outerTypeName = location.OuterTypeName;
        IsComplete = true;
        _type = operation == FastSerMetrics.Read ? type : null;
        FastSerMetrics.CountFailure(operation, type, Code.ToString(), MemberPath ?? "", Offset);
    }

    /// <summary>Makes an offset in an item one in the sequence.</summary>
    internal void MoveOffset(long start) => Offset += start;

    internal FastSerError ToError() => new(Code, Offset, TypeName, MemberPath, this);
}
