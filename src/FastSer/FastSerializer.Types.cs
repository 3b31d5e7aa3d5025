using System.Buffers;
using System.Runtime.CompilerServices;
using FastSer.CompilerServices;

namespace FastSer;

// For hosts that know types only at run time: docs/types.md.
public static partial class FastSerializer
{
    /// <summary>Determines whether values of a type can be serialized, that is, whether calls with this type find a serializer.</summary>
    /// <param name="type">The type.</param>
    /// <returns>
    /// True for built-in types, annotated types, and closed types that a call or a <see cref="FastSerRootAttribute"/> names.
    /// </returns>
    public static bool CanSerialize(Type type) => TypeSerializers.IsKnown(type);

    /// <summary>Determines whether values of a type can be serialized, that is, whether calls with this type find a serializer.</summary>
    /// <typeparam name="T">The type. This call alone does not make the generator create its serializer.</typeparam>
    /// <returns>
    /// True for built-in types, annotated types, and closed types that a call or a <see cref="FastSerRootAttribute"/> names.
    /// </returns>
    public static bool CanSerialize<T>() => SerializerCache<T>.Instance is not MissingSerializer<T> || CanSerialize(typeof(T));

    /// <summary>Serializes a value of a type that is known only at run time.</summary>
    /// <param name="type">The declared type: it determines the encoding, not the type of the object.</param>
    /// <param name="value">An instance of the type; null only where the type allows it.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>The bytes: those of <see cref="Serialize{T}(T, FastSerializerOptions?)"/> with this type.</returns>
    /// <remarks>
    /// The serializer is looked up by the type without reflection after the first call. Value types are boxed. If the type is an
    /// abstract class or interface that is a union, the tag of the object is written.
    /// </remarks>
    /// <exception cref="ArgumentException">The value is not an instance of the type.</exception>
    /// <exception cref="FastSerException">
    /// The value cannot be written, or no serializer of the type is known. If a getter threw, its exception is the inner
    /// exception.
    /// </exception>
    [OverloadResolutionPriority(1)]
    public static byte[] Serialize(Type type, object? value, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        return TypeSerializers.Of(type).ToArrayOf(value, options);
    }

    /// <summary>Serializes a value of a type that is known only at run time to a buffer writer.</summary>
    /// <param name="output">The buffer writer. After an exception it may contain a part of the value.</param>
    /// <param name="type">The declared type: it determines the encoding, not the type of the object.</param>
    /// <param name="value">An instance of the type; null only where the type allows it.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <exception cref="ArgumentException">The value is not an instance of the type.</exception>
    /// <exception cref="FastSerException">
    /// The value cannot be written, or no serializer of the type is known. If a getter threw, its exception is the inner
    /// exception.
    /// </exception>
    [OverloadResolutionPriority(1)]
    public static void Serialize(
        IBufferWriter<byte> output, Type type, object? value, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        ArgumentNullException.ThrowIfNull(output);
        TypeSerializers.Of(type).WriteObject(output, value, options);
    }

    /// <summary>Serializes a value of a type that is known only at run time to a span, if it fits.</summary>
    /// <param name="type">The declared type: it determines the encoding, not the type of the object.</param>
    /// <param name="value">An instance of the type; null only where the type allows it.</param>
    /// <param name="destination">The span. If the value does not fit, the contents of the span are undefined.</param>
    /// <param name="bytesWritten">The encoded size; 0 if the value does not fit.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>True if the value fits.</returns>
    /// <exception cref="ArgumentException">The value is not an instance of the type.</exception>
    /// <exception cref="FastSerException">
    /// The value cannot be written, or no serializer of the type is known. If a getter threw, its exception is the inner
    /// exception.
    /// </exception>
    public static bool TrySerialize(
        Type type, object? value, Span<byte> destination, out int bytesWritten, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        return TypeSerializers.Of(type).TryWriteObject(destination, value, options, out bytesWritten);
    }

    /// <summary>Gets the exact encoded size of a value of a type that is known only at run time.</summary>
    /// <param name="type">The declared type: it determines the encoding, not the type of the object.</param>
    /// <param name="value">An instance of the type; null only where the type allows it.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>The size in bytes.</returns>
    /// <exception cref="ArgumentException">The value is not an instance of the type.</exception>
    /// <exception cref="FastSerException">
    /// The value cannot be written, or no serializer of the type is known. If a getter threw, its exception is the inner
    /// exception.
    /// </exception>
    [OverloadResolutionPriority(1)]
    public static int GetSize(Type type, object? value, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        return TypeSerializers.Of(type).CountObject(value, options);
    }

    /// <summary>Deserializes a value of a type that is known only at run time from the whole input.</summary>
    /// <param name="type">The declared type, as it was given to write the value.</param>
    /// <param name="data">Exactly the bytes of the value.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>The value; null if null was written.</returns>
    /// <exception cref="FastSerException">
    /// The data is corrupt, or no serializer of the type is known. If a constructor threw, its exception is the inner
    /// exception.
    /// </exception>
    public static object? Deserialize(Type type, ReadOnlySpan<byte> data, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        return TypeSerializers.Of(type).ParseObject(data, options);
    }

    /// <summary>Deserializes a value of a type that is known only at run time from the start of the input.</summary>
    /// <param name="type">The declared type, as it was given to write the value.</param>
    /// <param name="data">The bytes of the value. Other bytes may follow them.</param>
    /// <param name="bytesConsumed">The number of bytes of the value.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>The value; null if null was written.</returns>
    /// <exception cref="FastSerException">
    /// The data is corrupt, or no serializer of the type is known. If a constructor threw, its exception is the inner
    /// exception.
    /// </exception>
    public static object? Deserialize(
        Type type, ReadOnlySpan<byte> data, out int bytesConsumed, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        return TypeSerializers.Of(type).ParseObjectPrefix(data, options, out bytesConsumed);
    }

    /// <summary>Deserializes a value of a type that is known only at run time, and returns false if the data is corrupt.</summary>
    /// <param name="type">The declared type, as it was given to write the value.</param>
    /// <param name="data">Exactly the bytes of the value.</param>
    /// <param name="value">The value; null if null was written or this method returns false.</param>
    /// <param name="error">The error, if this method returns false.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>True if the data is valid.</returns>
    public static bool TryDeserialize(
        Type type, ReadOnlySpan<byte> data, out object? value, out FastSerError error, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        return TypeSerializers.Of(type).TryParseObject(data, options, out value, out error);
    }

    /// <summary>
    /// Deserializes a value of a type that is known only at run time from the whole input into an existing value.
    /// </summary>
    /// <param name="type">The declared type, as it was given to write the value.</param>
    /// <param name="data">Exactly the bytes of the value.</param>
    /// <param name="value">
    /// The value to populate. It is replaced as by <see cref="Populate{T}"/>; a value type is always replaced by a new box.
    /// </param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <exception cref="ArgumentException">The value is neither null nor an instance of the type.</exception>
    /// <exception cref="FastSerException">
    /// The data is corrupt, or no serializer of the type is known. If a constructor or setter threw, its exception is the inner
    /// exception.
    /// </exception>
    public static void Populate(
        Type type, ReadOnlySpan<byte> data, ref object? value, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        TypeSerializers.Of(type).ParseIntoObject(data, options, ref value);
    }

    /// <summary>
    /// Gets the size in bytes of the value at the start of the input, of a type that is known only at run time, without
    /// creating the value.
    /// </summary>
    /// <param name="type">The declared type, as it was given to write the value.</param>
    /// <param name="data">The bytes of the value. Other bytes may follow them.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>The number of bytes.</returns>
    /// <exception cref="FastSerException">
    /// The framing of the value is invalid, or no serializer of the type is known.
    /// </exception>
    public static int Skip(Type type, ReadOnlySpan<byte> data, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        return TypeSerializers.Of(type).SkipObject(data, options);
    }
}
