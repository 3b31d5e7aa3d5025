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
    string Message)
{
    private readonly ErrorMessage _message = new(Message, null);

    internal FastSerError(FastSerErrorCode code, long offset, string? typeName, string? memberPath, FastSerException exception)
        : this(code, offset, typeName, memberPath, "") => _message = new ErrorMessage(null, exception);

    /// <summary>Gets a sentence for a log. It never contains bytes of the input. It is made when you ask for it.</summary>
    public string Message
    {
        get => _message.Text;
        init => _message = new ErrorMessage(value, null);
    }

    /// <summary>A text, or the exception that makes it.</summary>
    private readonly struct ErrorMessage(string? text, FastSerException? exception) : IEquatable<ErrorMessage>
    {
        public string Text => text ?? exception?.Message!;

        public bool Equals(ErrorMessage other) => Text == other.Text;

        public override bool Equals(object? obj) => obj is ErrorMessage other && Equals(other);

        public override int GetHashCode() => Text?.GetHashCode(StringComparison.Ordinal) ?? 0;
    }
}
