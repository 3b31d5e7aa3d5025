namespace FastSer;

/// <summary>Limits that a call observes. Immutable: one instance serves any number of threads.</summary>
public sealed class FastSerializerOptions
{
    /// <summary>The depth of recursive types that is accepted unless <see cref="MaxDepth"/> says otherwise.</summary>
    internal const int DefaultMaxDepth = 64;

    private readonly int _maxDepth = DefaultMaxDepth;

    /// <summary>Gets the options for bytes from anywhere; used where none are given.</summary>
    public static FastSerializerOptions Default { get; } = new();

    /// <summary>Gets the options for bytes from a trusted writer: no limit on depth but the stack's. Every memory check stays.</summary>
    public static FastSerializerOptions Trusted { get; } = new() { MaxDepth = int.MaxValue };

    /// <summary>
    /// Gets how deep values of recursive types may nest, on read and on write; 64 unless set. Beyond 64 the remaining stack
    /// is checked on every level, so that no input can overflow it.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is less than 1.</exception>
    public int MaxDepth
    {
        get => _maxDepth;
        init
        {
            ArgumentOutOfRangeException.ThrowIfLessThan(value, 1);
            _maxDepth = value;
        }
    }

    /// <summary>
    /// Gets a value indicating whether four bytes before a value tell the shape of its type, on write and on read: a reader
    /// whose type has another shape then says so, with <see cref="FastSerErrorCode.FingerprintMismatch"/>, before it reads
    /// anything (docs/format.md, Fingerprint). Writer and reader must agree on it; false unless set.
    /// </summary>
    public bool Fingerprint { get; init; }

    /// <summary>Where the options of a call are the constant null, the JIT leaves nothing of this.</summary>
    internal static bool HasFingerprint([System.Diagnostics.CodeAnalysis.NotNullWhen(true)] FastSerializerOptions? options) =>
        options is not null && options.Fingerprint;

    internal static int DepthOf(FastSerializerOptions? options) => options is null ? DefaultMaxDepth : options._maxDepth;
}
