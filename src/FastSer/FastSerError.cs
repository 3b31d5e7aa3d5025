namespace FastSer;

/// <summary>What was wrong with an input, for callers that do not want exceptions.</summary>
/// <param name="Code">The kind of fault.</param>
/// <param name="Offset">The byte offset of the fault in the input, or -1 when it is not known.</param>
/// <param name="TypeName">The annotated type in which the fault lies, when known.</param>
/// <param name="MemberPath">The path from the root, such as <c>Lines[3].Sku</c>, when known.</param>
/// <param name="Message">A sentence for a log. It never holds bytes of the input.</param>
public readonly record struct FastSerError(
    FastSerErrorCode Code,
    long Offset,
    string? TypeName,
    string? MemberPath,
    string Message);
