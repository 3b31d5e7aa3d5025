namespace FastSer;

/// <summary>The reason why a value could not be read or written.</summary>
public enum FastSerErrorCode
{
    /// <summary>No error.</summary>
    None = 0,

    /// <summary>The input ends too early, or a count is larger than the rest of the input can contain.</summary>
    Truncated,

    /// <summary>The input contains more bytes after the value.</summary>
    TrailingBytes,

    /// <summary>A presence byte is neither 0 nor 1.</summary>
    InvalidPresence,

    /// <summary>A length is too large, or is not encoded in its shortest form.</summary>
    InvalidLength,

    /// <summary>A string is not in the only encoding that its format has for it: a shorter one exists, or the bytes are no string.</summary>
    InvalidString,

    /// <summary>The bytes do not encode a value of the type: a Boolean of 2, a date after the year 9999, ...</summary>
    InvalidValue,

    /// <summary>A dictionary contains a key twice, or a set contains an element twice.</summary>
    DuplicateKey,

    /// <summary>
    /// The value is nested deeper than <see cref="FastSerializerOptions.MaxDepth"/> or the stack allows.
    /// </summary>
    DepthExceeded,

    /// <summary>There is no serializer for the type.</summary>
    NoSerializer,

    /// <summary>The run-time type of a value differs from the declared type, and no union names it.</summary>
    UnexpectedType,

    /// <summary>The encoded value exceeds the maximum length of an array, or a limit for its size.</summary>
    ValueTooLarge,

    /// <summary>A collection was changed while it was written.</summary>
    CollectionChanged,

    /// <summary>
    /// A constructor, accessor, formatter or callback threw; see <see cref="Exception.InnerException"/>.
    /// </summary>
    UserCode,

    /// <summary>A tag does not match any type of the union or of the member's declared set.</summary>
    UnknownUnionTag,

    /// <summary>
    /// On read: a reference does not match an object that was already read, or it matches an object of another type or
    /// one that is not complete yet. On write: a cycle contains an object that only a constructor can create.
    /// </summary>
    InvalidReference,

    /// <summary>
    /// The members of a Tolerant object do not match its length, or their mask is not in its shortest form.
    /// </summary>
    InvalidMembers,

    /// <summary>
    /// The fingerprint before the value differs from that of the type: the value was written from a type with another layout.
    /// </summary>
    FingerprintMismatch,

    /// <summary>
    /// A base class or enum of another assembly has changed since the code that writes it was compiled. Compile that
    /// code again.
    /// </summary>
    TypeChanged,

    /// <summary>A string or collection is longer than the <see cref="FastSerMaxLengthAttribute"/> of its member allows.</summary>
    LengthExceeded,

    /// <summary>A member that is not declared nullable is null, in a type with <see cref="FastSerNullHandling.Strict"/>.</summary>
    UnexpectedNull,

    /// <summary>
    /// A newer version of an <see cref="FastSerTypeAttribute.Append"/> type has written the value: it has more members than this version
    /// of the type.
    /// </summary>
    NewerVersion,

    /// <summary>
    /// A value that was written and read is written with other bytes. Only <see cref="FastSerAssert.RoundTrips{T}"/> reports this.
    /// </summary>
    RoundTripMismatch,

    /// <summary>
    /// The bytes differ from those that were written: they do not match the checksum before them (<see cref="FastSerializerOptions.Checksum"/>),
    /// or the checksum is missing.
    /// </summary>
    ChecksumMismatch,
}
