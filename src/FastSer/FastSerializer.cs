using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.CompilerServices;

namespace FastSer;

/// <summary>
/// Serializes and deserializes values. <c>T</c> is a type with <see cref="FastSerTypeAttribute"/>, a built-in scalar,
/// or a closed collection of those. All members are thread-safe. You can also call them from getters, setters and
/// constructors that run during another call.
/// </summary>
/// <remarks>
/// The entry points are inlined into their callers, so that the JIT compiler knows the exact <c>T</c>: with shared generic code, messages
/// of a few bytes would take 1.4 to 2.5 times as long (docs/performance.md, E4). Values of fixed size that are created
/// without user code are written and read in the inlined code; all others need a call.
/// </remarks>
public static partial class FastSerializer
{
    /// <summary>Serializes a value to an array of exactly the encoded size.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="value">The value; may be null.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>The bytes.</returns>
    /// <exception cref="FastSerException">
    /// The value cannot be written. If a getter threw, its exception is the inner exception.
    /// </exception>
    [MethodImpl(Jit.Inline)]
    public static byte[] Serialize<T>(T value, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        var serializer = SerializerCache<T>.Instance;
        if (FastSerializerOptions.HasPrefix(options))
        {
            return serializer.WithPrefix(options).ToArray(value, options);
        }

        if (!serializer.IsPlain)
        {
            return serializer.ToArray(value, options);
        }

        var result = new byte[serializer.PlainSize];
        serializer.Put(new WriteBlock(ref MemoryMarshal.GetArrayDataReference(result), serializer.PlainSize), value);
        return result;
    }

    /// <summary>Serializes a value to a buffer writer without allocating.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="output">The buffer writer. After an exception it may contain a part of the value.</param>
    /// <param name="value">The value; may be null.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <exception cref="FastSerException">
    /// The value cannot be written. If a getter threw, its exception is the inner exception.
    /// </exception>
    [MethodImpl(Jit.Inline)]
    public static void Serialize<T>(IBufferWriter<byte> output, T value, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        ArgumentNullException.ThrowIfNull(output);
        var serializer = SerializerCache<T>.Instance;
        if (FastSerializerOptions.HasPrefix(options))
        {
            serializer.WithPrefix(options).WriteTo(output, value, options);
            return;
        }

        if (!serializer.IsPlain)
        {
            serializer.WriteTo(output, value, options);
            return;
        }

        var span = output.GetSpan(serializer.PlainSize);
        if (span.Length < serializer.PlainSize)
        {
            Throw.ShortBufferWriter();
        }

        serializer.Put(new WriteBlock(ref MemoryMarshal.GetReference(span), serializer.PlainSize), value);
        output.Advance(serializer.PlainSize);
    }

    /// <summary>Serializes a value to a span, if it fits.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="value">The value; may be null.</param>
    /// <param name="destination">The span. If the value does not fit, the contents of the span are undefined.</param>
    /// <param name="bytesWritten">The encoded size; 0 if the value does not fit.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>True if the value fits.</returns>
    /// <exception cref="FastSerException">
    /// The value cannot be written. If a getter threw, its exception is the inner exception.
    /// </exception>
    [MethodImpl(Jit.Inline)]
    public static bool TrySerialize<T>(
        T value, Span<byte> destination, out int bytesWritten, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        var serializer = SerializerCache<T>.Instance;
        if (FastSerializerOptions.HasPrefix(options))
        {
            return serializer.WithPrefix(options).TryWriteTo(destination, value, options, out bytesWritten);
        }

        if (!serializer.IsPlain)
        {
            return serializer.TryWriteTo(destination, value, options, out bytesWritten);
        }

        if (destination.Length < serializer.PlainSize)
        {
            bytesWritten = 0;
            return false;
        }

        serializer.Put(new WriteBlock(ref MemoryMarshal.GetReference(destination), serializer.PlainSize), value);
        bytesWritten = serializer.PlainSize;
        return true;
    }

    /// <summary>Gets the exact encoded size of a value.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="value">The value; may be null.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>The size in bytes.</returns>
    /// <exception cref="FastSerException">
    /// The value cannot be written. If a getter threw, its exception is the inner exception.
    /// </exception>
    [MethodImpl(Jit.Inline)]
    public static int GetSize<T>(T value, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        var serializer = SerializerCache<T>.Instance;
        return FastSerializerOptions.HasPrefix(options) ? serializer.WithPrefix(options).CountBytes(value, options)
            : serializer.IsPlain ? serializer.PlainSize
            : serializer.CountBytes(value, options);
    }

    /// <summary>Deserializes a value from the whole input.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="data">Exactly the bytes of the value.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>The value; null if null was written.</returns>
    /// <exception cref="FastSerException">
    /// The data is corrupt. If a constructor threw, its exception is the inner exception.
    /// </exception>
    [MethodImpl(Jit.Inline)]
    public static T Deserialize<T>(ReadOnlySpan<byte> data, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        var serializer = SerializerCache<T>.Instance;
        if (FastSerializerOptions.HasPrefix(options))
        {
            return serializer.WithPrefix(options).Parse(data, options);
        }

        if (serializer.IsPlain && data.Length == serializer.PlainSize)
        {
            var block = new ReadBlock(ref MemoryMarshal.GetReference(data), serializer.PlainSize);
            if (serializer.IsValid(block))
            {
                return serializer.Get(block);
            }
        }

        return serializer.Parse(data, options);
    }

    /// <summary>Deserializes a value from the start of the input.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="data">The bytes of the value. Other bytes may follow them.</param>
    /// <param name="bytesConsumed">The encoded size of the value in bytes.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>The value; null if null was written.</returns>
    /// <exception cref="FastSerException">
    /// The data is corrupt. If a constructor threw, its exception is the inner exception.
    /// </exception>
    [MethodImpl(Jit.Inline)]
    public static T Deserialize<T>(
        ReadOnlySpan<byte> data, out int bytesConsumed, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        var serializer = SerializerCache<T>.Instance;
        if (FastSerializerOptions.HasPrefix(options))
        {
            return serializer.WithPrefix(options).ParsePrefix(data, options, out bytesConsumed);
        }

        if (serializer.IsPlain && data.Length >= serializer.PlainSize)
        {
            var block = new ReadBlock(ref MemoryMarshal.GetReference(data), serializer.PlainSize);
            if (serializer.IsValid(block))
            {
                bytesConsumed = serializer.PlainSize;
                return serializer.Get(block);
            }
        }

        return serializer.ParsePrefix(data, options, out bytesConsumed);
    }

    /// <summary>Deserializes a value from the whole input, and returns an error instead of throwing.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="data">Exactly the bytes of the value.</param>
    /// <param name="value">The value; the default of its type if the method returns false.</param>
    /// <param name="error">
    /// The error; its code is <see cref="FastSerErrorCode.None"/> if the method returns true.
    /// </param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>True if the data is valid.</returns>
    [MethodImpl(Jit.Inline)]
    public static bool TryDeserialize<T>(
        ReadOnlySpan<byte> data, out T value, out FastSerError error, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        var serializer = SerializerCache<T>.Instance;
        if (FastSerializerOptions.HasPrefix(options))
        {
            return serializer.WithPrefix(options).TryParse(data, options, out value, out error);
        }

        if (serializer.IsPlain && data.Length == serializer.PlainSize)
        {
            var block = new ReadBlock(ref MemoryMarshal.GetReference(data), serializer.PlainSize);
            if (serializer.IsValid(block))
            {
                error = default;
                value = serializer.Get(block);
                return true;
            }
        }

        return serializer.TryParse(data, options, out value, out error);
    }
}
