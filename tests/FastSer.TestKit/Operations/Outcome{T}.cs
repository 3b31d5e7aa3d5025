namespace FastSer.TestKit.Operations;

/// <summary>The result of reading: a value, or the code and the place of an error.</summary>
public sealed record Outcome<T>(T? Value, FastSerErrorCode Code, long Offset, string? Place)
{
    public Exception? Cause { get; init; }

    public bool HasValue => Code == FastSerErrorCode.None;

    public static Outcome<T> Of(Func<T> read)
    {
        try
        {
            return Success(read());
        }
        catch (FastSerException exception)
        {
            return new Outcome<T>(
                default, exception.Code, exception.Offset, $"{exception.TypeName}/{exception.MemberPath}")
            {
                Cause = exception.InnerException,
            };
        }
    }

    public static Outcome<T> Success(T value) => new(value, FastSerErrorCode.None, -1, null);

    /// <summary>Says how another outcome differs, or returns null.</summary>
    public string? DifferenceTo(Outcome<T> other)
    {
        if (HasValue && other.HasValue)
        {
            return DeepEquality.FirstDifference(Value, other.Value);
        }

        return (Code, Offset, Place) == (other.Code, other.Offset, other.Place) ? null : $"{Describe()} became {other.Describe()}";
    }

    public string Describe() => HasValue ? "a value" : $"{Code} at {Offset} in {Place} {Cause?.Message}";
}
