namespace FastSer.ReferenceCodec;

/// <summary>Why bytes are rejected (section 11).</summary>
public enum ErrorCode
{
    Truncated,
    TrailingBytes,
    InvalidPresence,
    InvalidLength,
    InvalidString,
    InvalidValue,
    DuplicateKey,
    DepthExceeded,
    UnknownUnionTag,
    InvalidReference,
    InvalidMembers,
    UserCode,
    ValueTooLarge,
    NewerVersion,
    UnexpectedNull,
    LengthExceeded,
    ChecksumMismatch,
}
