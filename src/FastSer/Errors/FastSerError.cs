namespace FastSer;

/// <summary>Describes an error in an input, for callers that do not want exceptions.</summary>
/// <param name="Code">The kind of error.</param>
/// <param name="Offset">The byte offset of the error in the input, or -1 if it is unknown.</param>
/// <param name="TypeName">The annotated type that contains the error, if known.</param>
/// <param name="MemberPath">The path from the root, such as <c>Lines[3].Sku</c>, if known.</param>
/// <param name="Message">A sentence for a log. It never contains bytes of the input.</param>
public readonly record struct FastSerError(
    FastSerErrorCode Code,
    long Offset,
    string? TypeName,
    string? MemberPath,
    string Message);
