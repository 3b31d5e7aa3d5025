using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using FastSer.Walking;

namespace FastSer.CompilerServices;

/// <summary>Reads and writes values of one type. Generated code derives one for each collection it sees as a root.</summary>
/// <typeparam name="T">The type.</typeparam>
/// <remarks>Implementations are sealed and without state, so that the JIT sees through them.</remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract partial class TypeSerializer<T> : TypeSerializer
{
    private bool? _hasOnlyOwnBytes;

    /// <summary>
    /// Gets the encoded size in bytes if every value of the type takes the same and building one runs no user code; else 0.
    /// Entry points then use <see cref="Put"/>, <see cref="Get"/> and <see cref="IsValid"/> alone.
    /// </summary>
    public virtual int PlainSize => 0;

    /// <summary>
    /// Gets whether values may be put and got at once. The JIT decides it where the serializer is a constant: nothing of the test is
    /// left in the code of a caller.
    /// </summary>
    internal bool IsPlain
    {
        [MethodImpl(Jit.Inline)]
        get => !RuntimeHelpers.IsReferenceOrContainsReferences<T>() && PlainSize != 0;
    }

    /// <summary>The shape, made once: a flood of bad inputs should not make it each time.</summary>
    internal override WireShape CachedShape => field ??= Shape.Resolved;

    /// <summary>The steps that skip a value; made when the first one is skipped.</summary>
    internal virtual SkipPlan SkipPlan => field ??= SkipPlan.Of(CachedShape);

    /// <summary>Gets the serializer that puts the fingerprint of the type before the values; made once, when options first ask for it.</summary>
    private TypeSerializer<T> Fingerprinted => field ??= new FingerprintSerializer<T>(this, withNames: false);

    /// <summary>Gets the serializer with a fingerprint that contains the names of members and types.</summary>
    private TypeSerializer<T> FingerprintedWithNames => field ??= new FingerprintSerializer<T>(this, withNames: true);

    /// <summary>Gets the serializer that puts a checksum before the values; made once, when options first ask for it.</summary>
    private TypeSerializer<T> Checksummed => field ??= new ChecksumSerializer<T>(this);

    /// <summary>Gets whether nothing is read before the whole input is there.</summary>
    internal virtual bool NeedsWhole => false;

    /// <summary>Gets the serializer that writes and reads values as the options say.</summary>
    internal TypeSerializer<T> For(FastSerializerOptions? options) =>
        FastSerializerOptions.HasPrefix(options) ? WithPrefix(options) : this;

    /// <summary>Returns the serializer for options that put something before the values: the checksum comes first, and covers the fingerprint.</summary>
    [MethodImpl(Jit.NoInline)]
    internal virtual TypeSerializer<T> WithPrefix(FastSerializerOptions options)
    {
        var value = options.FingerprintNames ? FingerprintedWithNames : options.Fingerprint ? Fingerprinted : this;
        return options.Checksum ? value.Checksummed : value;
    }

    /// <summary>Gets the shape of the type, for the places of errors.</summary>
    public abstract WireShape Shape { get; }

    /// <summary>Writes a value.</summary>
    /// <param name="writer">The writer, moved behind the value.</param>
    /// <param name="value">The value.</param>
    public abstract void Write(ref FastWriter writer, T value);

    /// <summary>Reads a value.</summary>
    /// <param name="reader">The reader, moved behind the value.</param>
    /// <returns>The value.</returns>
    public abstract T Read(ref FastReader reader);

    /// <summary>Reads a value into an existing one, where its type allows it.</summary>
    /// <param name="reader">The reader, moved behind the value.</param>
    /// <param name="value">The existing value; may be null.</param>
    /// <returns>The existing value with new contents, or a new value.</returns>
    public virtual T ReadInto(ref FastReader reader, T value) => Read(ref reader);

    /// <summary>Begins to read a collection whose elements are read one by one while they arrive; null if the type is no such collection.</summary>
    /// <returns>A reading of one collection.</returns>
    public virtual IncrementalReader<T>? CreateItems() => null;

    /// <summary>Begins to write a long collection part by part; null if the value is no long collection.</summary>
    /// <param name="value">The value.</param>
    /// <returns>A writing of the collection.</returns>
    public virtual IncrementalWriter? CreateOutput(T value) => null;

    /// <summary>
    /// Gets whether what a value holds can be read without the bytes before and behind it: no object is named by another one, and no
    /// formatter of the application looks further than at its own bytes.
    /// </summary>
    internal bool HasOnlyOwnBytes => _hasOnlyOwnBytes ??= FindOnlyOwnBytes();

    /// <summary>Begins to write a long collection as <see cref="CreateOutput"/>, if parts can be sent before the whole is written; else null.</summary>
    internal IncrementalWriter? CreateOutputInParts(T value) => CreateOutput(value) is { } output && HasOnlyOwnBytes ? output : null;

    /// <summary>Writes what stands before the value in an output.</summary>
    internal virtual void WritePrefix(ref FastWriter writer)
    {
    }

    /// <summary>Gets the size in bytes of the prefix before the value in an input; -1 if other bytes are there.</summary>
    /// <param name="data">The first bytes of the input.</param>
    internal virtual int PrefixSizeIn(ReadOnlySpan<byte> data) => 0;

    /// <summary>Gets the number of bytes that the checksum takes before the value, or 0 without a checksum.</summary>
    /// <param name="data">The first bytes of the input.</param>
    internal virtual int ChecksumSizeIn(ReadOnlySpan<byte> data) => 0;

    /// <summary>Gets the exact encoded size where it is known without writing; else -1.</summary>
    /// <param name="value">The value.</param>
    /// <returns>The size in bytes, or -1.</returns>
    public virtual long ExactSize(T value) => -1;

    /// <summary>Adds a key to a hash code.</summary>
    /// <param name="hasher">The hash code that its parts are added to.</param>
    /// <param name="value">The key; may be null.</param>
    public virtual void AddKey(ref KeyHasher hasher, T value) => hasher.Add(value);

    /// <summary>Writes a value of <see cref="PlainSize"/> bytes.</summary>
    /// <param name="block">A block of that size.</param>
    /// <param name="value">The value.</param>
    public virtual void Put(WriteBlock block, T value) => throw new NotSupportedException();

    /// <summary>Reads a value of <see cref="PlainSize"/> bytes.</summary>
    /// <param name="block">A block of that size.</param>
    /// <returns>The value.</returns>
    [SuppressMessage("Naming", "CA1716:Identifiers should not match keywords", Justification = "Implemented by generated C# only.")]
    public virtual T Get(ReadBlock block) => throw new NotSupportedException();

    /// <summary>Tells whether <see cref="Get"/> would accept the bytes.</summary>
    /// <param name="block">A block of <see cref="PlainSize"/> bytes.</param>
    /// <returns>Whether they are those of a value.</returns>
    public virtual bool IsValid(ReadBlock block) => throw new NotSupportedException();

    private bool FindOnlyOwnBytes()
    {
        try
        {
            return !CachedShape.Contains(static shape => shape.IsTracked || shape.Kind == WireShapeKind.Custom);
        }
        catch (FastSerException)
        {
            // A part has no serializer, which reading and writing report.
            return false;
        }
    }
}
