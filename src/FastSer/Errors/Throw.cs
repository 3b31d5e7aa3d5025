using System.Diagnostics.CodeAnalysis;

namespace FastSer.Errors;

/// <summary>
/// The throw helpers. They are leaf calls and not NoInlining: the JIT must see that they do not return
/// (docs/performance.md, E3: 1.04 otherwise). Entry points add the place of the fault.
/// </summary>
internal static class Throw
{
    [DoesNotReturn]
    public static void Truncated() => throw new FastSerException(FastSerErrorCode.Truncated);

    /// <summary>Throws for bytes of no value; the entry point adds what is known of the place.</summary>
    [DoesNotReturn]
    public static void Fault(FastSerErrorCode code) => throw new FastSerException(code);

    [DoesNotReturn]
    public static void TrailingBytes() => throw new FastSerException(FastSerErrorCode.TrailingBytes);

    [DoesNotReturn]
    public static void InvalidPresence() => throw new FastSerException(FastSerErrorCode.InvalidPresence);

    [DoesNotReturn]
    public static void InvalidLength() => throw new FastSerException(FastSerErrorCode.InvalidLength);

    [DoesNotReturn]
    public static void FingerprintMismatch() => throw new FastSerException(FastSerErrorCode.FingerprintMismatch);

    [DoesNotReturn]
    public static void InvalidMembers() => throw new FastSerException(FastSerErrorCode.InvalidMembers);

    /// <summary>Throws on write: the bytes that were kept have no meaning where they are to be written.</summary>
    [DoesNotReturn]
    public static void ForeignUnknown() => throw new FastSerException(
        FastSerErrorCode.InvalidMembers,
        "The FastSerUnknown was read from an object of a type with other keys. Keep it with the object that it belongs to.");

    [DoesNotReturn]
    public static void ForeignUnknownCase(Type union) => throw new FastSerException(
        FastSerErrorCode.InvalidMembers,
        $"The FastSerUnknownCase was not read from a value of '{union}', so its tag has no meaning there. Write it where it was read.");

    [DoesNotReturn]
    public static void InvalidString() => throw new FastSerException(FastSerErrorCode.InvalidString);

    [DoesNotReturn]
    public static void InvalidValue() => throw new FastSerException(FastSerErrorCode.InvalidValue);

    [DoesNotReturn]
    public static void DepthExceeded() => throw new FastSerException(FastSerErrorCode.DepthExceeded);

    [DoesNotReturn]
    public static void ValueTooLarge() => throw new FastSerException(FastSerErrorCode.ValueTooLarge);

    [DoesNotReturn]
    public static void LengthExceeded(long length, int maximum) => throw new FastSerException(
        FastSerErrorCode.LengthExceeded, FormattableString.Invariant($"A length of {length} exceeds the {maximum} that the member allows."));

    /// <summary>Throws on write, where nothing else knows the place.</summary>
    [DoesNotReturn]
    public static void LengthExceeded(long length, int maximum, Type type, string member) => throw new FastSerException(
        FastSerErrorCode.LengthExceeded,
        FormattableString.Invariant($"The length of {type}.{member} is {length} and exceeds the {maximum} that the member allows."));

    /// <summary>Throws on write for a value whose bytes would not be those of a value.</summary>
    [DoesNotReturn]
    public static void Unrestorable(string what) =>
        throw new FastSerException(FastSerErrorCode.InvalidValue, $"The value is {what}, so that it could not be read back.");

    [DoesNotReturn]
    public static void NewerVersion(int count, int known) => throw new FastSerException(
        FastSerErrorCode.NewerVersion,
        FormattableString.Invariant($"A newer version of the type has written the value: it has {count} members, and this version knows {known}."));

    [DoesNotReturn]
    public static void CollectionChanged() => throw new FastSerException(FastSerErrorCode.CollectionChanged);

    [DoesNotReturn]
    public static void DuplicateKey(int index) =>
        throw new FastSerException(FastSerErrorCode.DuplicateKey) { ElementIndex = index };

    /// <summary>Code of an element has thrown while a block of elements was read.</summary>
    [DoesNotReturn]
    public static void ElementCode(Exception cause) =>
        throw new FastSerException(FastSerErrorCode.UserCode, inner: cause) { ElementIndex = FastSerException.AnyElement };

    [DoesNotReturn]
    public static void UnexpectedType(object value, Type declared) =>
        throw new FastSerException(
            FastSerErrorCode.UnexpectedType,
            $"A value of type {value.GetType()} cannot be written as {declared}, because no union names its type.");

    [DoesNotReturn]
    public static void UnnamedType(Type value) => throw new FastSerException(
        FastSerErrorCode.UnexpectedType, $"The type {value} cannot be written, because no [FastSerUnion] of the member names it.");

    [DoesNotReturn]
    public static void LowerBound() => throw new FastSerException(
        FastSerErrorCode.UnexpectedType,
        "An array whose dimensions do not begin at 0 cannot be written. Copy it to one created with 'new T[...]'.");

    [DoesNotReturn]
    public static void UnknownUnionTag() => throw new FastSerException(FastSerErrorCode.UnknownUnionTag);

    [DoesNotReturn]
    public static void UnknownUnionTag(Type declared) => throw new FastSerException(
        FastSerErrorCode.UnknownUnionTag, $"The tag does not match any type that is allowed for {declared}.");

    [DoesNotReturn]
    public static void NullBehindTag() => throw new FastSerException(
        FastSerErrorCode.InvalidValue, "A tag requires a value, but null follows it.");

    [DoesNotReturn]
    public static void InvalidReference() => throw new FastSerException(FastSerErrorCode.InvalidReference);

    [DoesNotReturn]
    public static void UnbuildableCycle(Type type) => throw new FastSerException(
        FastSerErrorCode.InvalidReference,
        $"A cycle contains an object of {type}. A constructor builds that object, so it could not be read back. " +
        "Give the type a parameterless constructor and setters.");

    [DoesNotReturn]
    public static void BaseChanged(Type type) => throw new FastSerException(
        FastSerErrorCode.TypeChanged,
        $"The members of {type} have changed since the class derived from it was compiled. " +
        "Compile the assembly of the derived class again.");

    [DoesNotReturn]
    public static void EnumChanged(Type type) => throw new FastSerException(
        FastSerErrorCode.TypeChanged,
        $"The underlying type of {type} has changed since the code that uses it was compiled. " +
        "Compile that code again.");

    [DoesNotReturn]
    public static void NoSerializer(Type type) => throw new FastSerException(
        FastSerErrorCode.NoSerializer,
        $"There is no serializer for {type}. Put [FastSerType] on it, or name it directly in a call such as " +
        "FastSerializer.Serialize<T>(...) in a project that references the FastSer package, so that the generator sees it; " +
        "where no call can name it, add [assembly: FastSerRoot(typeof(...))] with this type. " +
        "If it has the attribute, the generator did not run: it runs in C# projects, with the .NET SDK 9.0.300 or later; docs/languages.md shows how to serialize " +
        "types of other languages.");

    /// <summary>Throws for a type of which there is never a serializer.</summary>
    [DoesNotReturn]
    public static void NoSerializer(Type type, string reason) => throw new FastSerException(
        FastSerErrorCode.NoSerializer, $"There is no serializer for {type}, because it {reason}.");

    [DoesNotReturn]
    public static void WrongInstance(Type type, object? value, string parameter) => throw new ArgumentException(
        value is null
            ? $"The value is null, which is not a value of the type {type}."
            : $"The value is of the type {value.GetType()}, which is not an instance of the type {type}.",
        parameter);

    /// <summary>Throws for input that is at fault outside of a value, where no reading adds the place.</summary>
    [DoesNotReturn]
    public static void Complete(FastSerErrorCode code, long offset, string? detail = null)
    {
        var exception = new FastSerException(code, detail);
        exception.Complete(new ErrorLocation(offset, null, null), FastSerMetrics.Read);
        throw exception;
    }

    [DoesNotReturn]
    public static void InputTooLarge() => Complete(
        FastSerErrorCode.ValueTooLarge, -1, "The input exceeds the maximum length of an array.");

    [DoesNotReturn]
    public static void ShortBufferWriter() =>
        throw new InvalidOperationException("The IBufferWriter returned a span shorter than the requested size.");

    /// <summary>Reported as <see cref="FastSerErrorCode.UserCode"/>, like every exception of a formatter.</summary>
    [DoesNotReturn]
    public static void NoByte(Type formatter) => throw new InvalidOperationException(
        $"The formatter {formatter} wrote, read or skipped 0 bytes for a value. Each value needs at least one byte.");

    /// <summary>Reported as <see cref="FastSerErrorCode.UserCode"/>, like every exception of a formatter.</summary>
    [DoesNotReturn]
    public static void UnfinishedValue(Type formatter) => throw new InvalidOperationException(
        $"The formatter {formatter} caught an exception of WriteObject or WriteAny. " +
        "The value is incomplete: do not catch that exception.");

    [DoesNotReturn]
    public static void NullResult(Type source) =>
        throw new InvalidOperationException($"{source} returned null for a non-null value.");

    [DoesNotReturn]
    public static void NullSurrogate(Type surrogate) =>
        throw new InvalidOperationException($"{surrogate}.From(...) returned null for a non-null value.");

    [DoesNotReturn]
    public static void PackedWrapperOfAnotherSize(Type type, Type wrapper) => throw new InvalidOperationException(
        $"The structs {type} and {wrapper} have different sizes.");

    [DoesNotReturn]
    public static void OutsideBlock(int offset, int size, int length) => throw new InvalidOperationException(
        $"Generated code accesses bytes {offset}..{offset + size} of a block of {length} bytes.");
}
