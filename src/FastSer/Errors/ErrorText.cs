using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;

namespace FastSer.Errors;

/// <summary>The wording of error messages. Nothing here ever sees bytes of an input.</summary>
internal static class ErrorText
{
    public static string For(FastSerErrorCode code) => code switch
    {
        FastSerErrorCode.Truncated => "The input ends before the end of the value.",
        FastSerErrorCode.TrailingBytes => "The input contains more bytes after the value.",
        FastSerErrorCode.InvalidPresence => "A presence byte is neither 0 nor 1.",
        FastSerErrorCode.InvalidLength => "A length is too large or not encoded in its shortest form.",
        FastSerErrorCode.InvalidString => "A string is not stored in the only encoding that its format allows for it.",
        FastSerErrorCode.InvalidValue => "The bytes do not encode a valid value of the type.",
        FastSerErrorCode.DuplicateKey => "A dictionary contains a key twice, or a set contains an element twice.",
        FastSerErrorCode.DepthExceeded => "The value is nested deeper than the options or the stack allow.",
        FastSerErrorCode.ValueTooLarge => "The encoded value exceeds the maximum length of an array.",
        FastSerErrorCode.CollectionChanged => "A collection was changed while it was written.",
        FastSerErrorCode.UserCode => "A constructor, accessor, formatter or callback threw; see the inner exception.",
        FastSerErrorCode.UnknownUnionTag => "The tag does not match any type of the union.",
        FastSerErrorCode.InvalidMembers => "The members of an object do not match its length, or their mask is malformed.",
        FastSerErrorCode.FingerprintMismatch => "The input was written from a type of another shape, or without a fingerprint.",
        FastSerErrorCode.InvalidReference => "A reference does not match a complete object of its type.",
        FastSerErrorCode.TypeChanged => "A type of another assembly has changed since the code was compiled.",
        FastSerErrorCode.LengthExceeded => "A string or collection is longer than its member allows.",
        FastSerErrorCode.UnexpectedNull => "A member is null, but its type does not allow null.",
        FastSerErrorCode.NewerVersion => "A newer version of the type has written the value: it has members that this version does not know.",
        FastSerErrorCode.RoundTripMismatch => "The value is not the same after reading: its bytes differ when it is written again. "
            + "A constructor, setter or initializer changes what it is given, or a getter does not return what was set.",
        FastSerErrorCode.ChecksumMismatch => "The checksum does not match: the input was damaged, or written without FastSerializerOptions.Checksum.",
        _ => "The value could not be serialized.",
    };

    /// <summary>Returns the text of a code, with the type that the input was read as, if that is known.</summary>
    public static string For(FastSerErrorCode code, Type? type) => code == FastSerErrorCode.TrailingBytes && type is not null
        ? $"The input contains more bytes after the value of the type {NameOf(type)}."
        : For(code);

    /// <summary>Returns the sentence that is added if an input does not begin like a value of the type.</summary>
    public static string ForStart(Type? type, string? advice) =>
        (type is null ? "" : $" Expected a value of the type {NameOf(type)}.") + (advice is null ? "" : " " + advice);

    /// <summary>A remark on what the constructor of a struct has thrown; empty if the stack does not show one.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "Without the metadata of the method the remark is left out.")]
    public static string OfStruct(Exception? inner) =>
        inner is not null && new StackTrace(inner).GetFrames().Any(static frame => frame.GetMethod() is ConstructorInfo { DeclaringType.IsValueType: true })
            ? " It was the constructor of a struct: writing a default value does not call it, but reading calls it."
            : "";

    public static string Format(string text, long offset, string? typeName, string? memberPath, string? outerTypeName = null)
    {
        if (offset < 0 && typeName is null && memberPath is null)
        {
            return text;
        }

        string?[] places =
        [
            offset < 0 ? null : FormattableString.Invariant($"offset {offset}"),
            typeName is null ? null : $"in {typeName}",
            memberPath is null ? null : $"at {memberPath}",
            outerTypeName is null ? null : $"or in an enclosing object up to {outerTypeName}",
        ];
        return $"{text.TrimEnd('.')} ({string.Join(", ", places.OfType<string>())}).";
    }

    /// <summary>The name of a type as C# writes it, with namespaces.</summary>
    private static string NameOf(Type type)
    {
        if (type.IsArray)
        {
            return $"{NameOf(type.GetElementType()!)}[{new string(',', type.GetArrayRank() - 1)}]";
        }

        var name = type.ToString();
        return type.IsGenericType && name.IndexOf('`', StringComparison.Ordinal) is var end and > 0 && !type.IsNested
            ? $"{name[..end]}<{string.Join(", ", type.GetGenericArguments().Select(NameOf))}>"
            : name;
    }
}
