using System.Buffers;
using System.Text;
using System.Text.Json;
using FastSer.CompilerServices;
using FastSer.Json;

namespace FastSer;

// For tools and other languages: docs/json.md.
public static partial class FastSerializer
{
    /// <summary>Converts the bytes of a value to JSON, without creating its objects.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="data">The bytes of the value.</param>
    /// <param name="options">The options; null for the defaults.</param>
    /// <returns>The JSON on one line.</returns>
    /// <remarks>
    /// No constructor runs; formatters do, to find where their bytes end. Data is refused for which reading would fail by its format alone; limits of
    /// members, duplicate keys and other rules of the type are not checked.
    /// </remarks>
    /// <exception cref="FastSerException">
    /// The data is malformed; or it is nested more deeply than the options allow (<see cref="FastSerErrorCode.DepthExceeded"/>); or the JSON is
    /// larger than <see cref="FastSerJsonOptions.MaxSize"/> (<see cref="FastSerErrorCode.ValueTooLarge"/>).
    /// </exception>
    public static string ToJson<T>(ReadOnlySpan<byte> data, FastSerJsonOptions? options = null) =>
        ToJson(typeof(T), SerializerCache<T>.Instance, data, options);

    /// <summary>Converts the bytes of a value of a type that is known only at run time to JSON.</summary>
    /// <param name="type">The type of the value.</param>
    /// <param name="data">The bytes of the value.</param>
    /// <param name="options">The options; null for the defaults.</param>
    /// <returns>The JSON on one line.</returns>
    /// <exception cref="FastSerException">As for <see cref="ToJson{T}"/>.</exception>
    public static string ToJson(Type type, ReadOnlySpan<byte> data, FastSerJsonOptions? options = null) =>
        ToJson(type, TypeSerializers.Of(type), data, options);

    /// <summary>Writes the bytes of a value as JSON, without creating its objects.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="writer">The receiver of one value. It is not flushed. After an exception it contains a part of the value.</param>
    /// <param name="data">The bytes of the value.</param>
    /// <param name="options">The options; null for the defaults.</param>
    /// <exception cref="FastSerException">As for <see cref="ToJson{T}"/>.</exception>
    public static void WriteJson<T>(Utf8JsonWriter writer, ReadOnlySpan<byte> data, FastSerJsonOptions? options = null) =>
        JsonConversion.Write(writer, typeof(T), SerializerCache<T>.Instance, data, options);

    /// <summary>Writes the bytes of a value of a type that is known only at run time as JSON.</summary>
    /// <param name="writer">The receiver of one value. It is not flushed. After an exception it contains a part of the value.</param>
    /// <param name="type">The type of the value.</param>
    /// <param name="data">The bytes of the value.</param>
    /// <param name="options">The options; null for the defaults.</param>
    /// <exception cref="FastSerException">As for <see cref="ToJson{T}"/>.</exception>
    public static void WriteJson(Utf8JsonWriter writer, Type type, ReadOnlySpan<byte> data, FastSerJsonOptions? options = null) =>
        JsonConversion.Write(writer, type, TypeSerializers.Of(type), data, options);

    /// <summary>Converts JSON that <see cref="ToJson{T}"/> has written to the bytes of a value.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="json">The JSON in UTF-8.</param>
    /// <param name="options">The options; null for the defaults.</param>
    /// <returns>The bytes, which have been read once as a value: constructors and formatters of its type run.</returns>
    /// <exception cref="JsonException">The JSON is malformed, or not that of a value of the type. The message contains the path.</exception>
    /// <exception cref="FastSerException">The value breaks a rule of its type: reading its bytes fails.</exception>
    public static byte[] FromJson<T>(ReadOnlySpan<byte> json, FastSerJsonOptions? options = null) =>
        JsonConversion.Read(SerializerCache<T>.Instance, json, options);

    /// <summary>Converts JSON that <see cref="ToJson{T}"/> has written to the bytes of a value.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="json">The JSON.</param>
    /// <param name="options">The options; null for the defaults.</param>
    /// <returns>The bytes, which have been read once as a value: constructors and formatters of its type run.</returns>
    /// <exception cref="JsonException">As for <see cref="FromJson{T}(ReadOnlySpan{byte}, FastSerJsonOptions?)"/>.</exception>
    /// <exception cref="FastSerException">As for <see cref="FromJson{T}(ReadOnlySpan{byte}, FastSerJsonOptions?)"/>.</exception>
    public static byte[] FromJson<T>(string json, FastSerJsonOptions? options = null) => FromJson<T>(Encoding.UTF8.GetBytes(json), options);

    /// <summary>Converts JSON to the bytes of a value of a type that is known only at run time.</summary>
    /// <param name="type">The type of the value.</param>
    /// <param name="json">The JSON in UTF-8.</param>
    /// <param name="options">The options; null for the defaults.</param>
    /// <returns>The bytes, which have been read once as a value: constructors and formatters of its type run.</returns>
    /// <exception cref="JsonException">As for <see cref="FromJson{T}(ReadOnlySpan{byte}, FastSerJsonOptions?)"/>.</exception>
    /// <exception cref="FastSerException">As for <see cref="FromJson{T}(ReadOnlySpan{byte}, FastSerJsonOptions?)"/>.</exception>
    public static byte[] FromJson(Type type, ReadOnlySpan<byte> json, FastSerJsonOptions? options = null) =>
        JsonConversion.Read(TypeSerializers.Of(type), json, options);

    private static string ToJson(Type type, TypeSerializer serializer, ReadOnlySpan<byte> data, FastSerJsonOptions? options)
    {
        var output = new ArrayBufferWriter<byte>();
        using (var writer = new Utf8JsonWriter(output, JsonConversion.WriterOptions))
        {
            JsonConversion.Write(writer, type, serializer, data, options);
        }

        return Encoding.UTF8.GetString(output.WrittenSpan);
    }
}
