namespace FastSer.TestKit.Operations;

/// <summary>Bad bytes give an error that bad bytes may have, at a place in them.</summary>
internal sealed class ErrorCodes() : Operation("error codes")
{
    private static readonly HashSet<FastSerErrorCode> s_codesOfBadBytes =
    [
        FastSerErrorCode.Truncated, FastSerErrorCode.TrailingBytes, FastSerErrorCode.InvalidPresence,
        FastSerErrorCode.InvalidLength, FastSerErrorCode.InvalidString, FastSerErrorCode.InvalidValue,
        FastSerErrorCode.DuplicateKey, FastSerErrorCode.DepthExceeded, FastSerErrorCode.UnknownUnionTag,
        FastSerErrorCode.InvalidReference, FastSerErrorCode.InvalidMembers, FastSerErrorCode.NewerVersion, FastSerErrorCode.FingerprintMismatch,
        FastSerErrorCode.LengthExceeded, FastSerErrorCode.UnexpectedNull, FastSerErrorCode.ChecksumMismatch,
    ];

    public override void CheckBytes<T>(Damage<T> damage)
    {
        var expected = damage.Expected;
        OperationException.ThrowIf(
            !expected.HasValue && !s_codesOfBadBytes.Contains(expected.Code) && !IsOfUser(expected.Code, expected.Cause),
            $"{expected.Describe()} {expected.Cause}");
        OperationException.ThrowIf(
            !expected.HasValue && (expected.Offset < 0 || expected.Offset > damage.Bytes.Length), expected.Describe());
    }

    /// <summary>Types that refuse values do so with exceptions of arguments; filled collections that are missing are no valid operation.</summary>
    private static bool IsOfUser(FastSerErrorCode code, Exception? cause) =>
        code == FastSerErrorCode.UserCode && cause is ArgumentException or InvalidOperationException;
}
