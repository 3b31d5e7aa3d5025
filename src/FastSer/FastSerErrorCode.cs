namespace FastSer;

/// <summary>Why a value could not be read or written.</summary>
public enum FastSerErrorCode
{
    /// <summary>No error.</summary>
    None = 0,

    /// <summary>The input ends, or a count promises more elements than its bytes can hold.</summary>
    Truncated,

    /// <summary>Bytes follow the value.</summary>
    TrailingBytes,

    /// <summary>A presence byte is neither 0 nor 1.</summary>
    InvalidPresence,

    /// <summary>A length is too large, or not in its shortest form.</summary>
    InvalidLength,

    /// <summary>A string is stored wide although all of its characters fit one byte each.</summary>
    InvalidString,

    /// <summary>Bytes that no value of the type has: a Boolean of 2, a date after the year 9999, ...</summary>
    InvalidValue,

    /// <summary>A key of a dictionary or an element of a set occurs twice.</summary>
    DuplicateKey,

    /// <summary>The value is nested deeper than <see cref="FastSerializerOptions.MaxDepth"/> or than the stack allows.</summary>
    DepthExceeded,

    /// <summary>No serializer is known for the type.</summary>
    NoSerializer,

    /// <summary>The run-time type of a value differs from the declared one and no union names it.</summary>
    UnexpectedType,

    /// <summary>The encoded value would be longer than an array can be.</summary>
    ValueTooLarge,

    /// <summary>A collection changed while it was written.</summary>
    CollectionChanged,

    /// <summary>A constructor, accessor, formatter or callback threw; see <see cref="Exception.InnerException"/>.</summary>
    UserCode,

    /// <summary>A tag names no type of the union or of the member's declared set.</summary>
    UnknownUnionTag,

    /// <summary>
    /// A reference names no object that was read before, one of another type, or one that is not built yet; or, on write,
    /// a cycle leads through an object that only a constructor builds.
    /// </summary>
    InvalidReference,

    /// <summary>The members of a Tolerant object do not fill its length, or their mask is not in its shortest form.</summary>
    InvalidMembers,

    /// <summary>The fingerprint at the front is not that of the type: the value was written as another shape.</summary>
    FingerprintMismatch,

    /// <summary>
    /// A base class or enum of another assembly has changed since the code that writes it was compiled: that code must be
    /// compiled again.
    /// </summary>
    TypeChanged,
}
