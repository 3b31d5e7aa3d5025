namespace FastSer;

/// <summary>Limits for a call. Immutable: you can share one instance between threads.</summary>
public sealed class FastSerializerOptions
{
    /// <summary>The depth of recursive types that is accepted unless <see cref="MaxDepth"/> says otherwise.</summary>
    internal const int DefaultMaxDepth = 64;

    /// <summary>Gets the options for untrusted input. They are used if you pass null.</summary>
    public static FastSerializerOptions Default { get; } = new();

    /// <summary>
    /// Gets the options for trusted input: only the stack limits the depth. Every memory check stays.
    /// </summary>
    public static FastSerializerOptions Trusted { get; } = new() { MaxDepth = int.MaxValue };

    /// <summary>
    /// Gets the maximum nesting depth of values of recursive types, on read and on write. The default is 64. Beyond 64
    /// the remaining stack is checked at every level, so that no input can overflow it.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is less than 1.</exception>
    public int MaxDepth
    {
        get;
        init
        {
            ArgumentOutOfRangeException.ThrowIfLessThan(value, 1);
            field = value;
        }
    } = DefaultMaxDepth;

    /// <summary>
    /// Gets a value indicating whether four bytes before a value identify the layout of its type, on write and on read. If the reader's
    /// type has another layout, reading fails with <see cref="FastSerErrorCode.FingerprintMismatch"/>
    /// before anything is read (docs/wire-format.md, Fingerprint). Writer and reader must use the same setting. The default
    /// is false.
    /// </summary>
    public bool Fingerprint { get; init; }

    /// <summary>
    /// Gets a value indicating whether a value has a fingerprint that also contains the names of members and of the types of unions, on write
    /// and on read. Reading then also fails if two members of the same kind were exchanged. A renamed member or type keeps its fingerprint
    /// with <see cref="FastSerFormerNameAttribute"/>. Whether <see cref="Fingerprint"/> is set does not matter. Writer and reader must use
    /// the same setting. The default is false.
    /// </summary>
    public bool FingerprintNames { get; init; }

    /// <summary>
    /// Gets a value indicating whether a checksum of 7 to 11 bytes before each value and each item of a sequence detects damage: on read, bytes that
    /// have changed since they were written fail with <see cref="FastSerErrorCode.ChecksumMismatch"/> before any of your code runs
    /// (docs/wire-format.md, section 22). It detects accidents, not attacks: anyone can compute it. Writer and reader must use the same
    /// setting. The default is false.
    /// </summary>
    /// <remarks>
    /// Values are then written and read as a whole, also long lists: the bytes of a value are in memory once more while it is written, and all
    /// of them are while it is read.
    /// </remarks>
    public bool Checksum { get; init; }

    /// <summary>
    /// Gets your own object for callbacks (<see cref="FastSerContext.State"/>), such as services or a table of known objects. FastSer does
    /// not use it. Calls with the same options share the object. The default is null.
    /// </summary>
    public object? State { get; init; }

    /// <summary>
    /// Gets the string pool for all strings of up to 64 characters that a call reads, including keys and strings in collections. The
    /// default is null: only members with <see cref="FastSerInternAttribute"/> use a pool, <see cref="FastSerStringPool.Shared"/>. Writing
    /// does not use it.
    /// </summary>
    public FastSerStringPool? StringPool { get; init; }

    /// <summary>Returns whether a fingerprint or checksum precedes values. If the options of a call are the constant null, the JIT removes this
    /// check.</summary>
    internal static bool HasPrefix([System.Diagnostics.CodeAnalysis.NotNullWhen(true)] FastSerializerOptions? options) =>
        options is not null && (options.Fingerprint | options.FingerprintNames | options.Checksum);

    internal static bool HasChecksum([System.Diagnostics.CodeAnalysis.NotNullWhen(true)] FastSerializerOptions? options) =>
        options is not null && options.Checksum;

    internal static bool HasFingerprint([System.Diagnostics.CodeAnalysis.NotNullWhen(true)] FastSerializerOptions? options) =>
        options is not null && (options.Fingerprint || options.FingerprintNames);

    /// <summary>Makes a copy of options with another string pool.</summary>
    internal static FastSerializerOptions With(FastSerializerOptions? options, FastSerStringPool pool) => new()
    {
        MaxDepth = DepthOf(options),
        Fingerprint = HasFingerprint(options),
        FingerprintNames = options is { FingerprintNames: true },
        Checksum = HasChecksum(options),
        State = options?.State,
        StringPool = pool,
    };

    internal static int DepthOf(FastSerializerOptions? options) => options is null ? DefaultMaxDepth : options.MaxDepth;
}
