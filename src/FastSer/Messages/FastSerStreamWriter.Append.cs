using FastSer.CompilerServices;

namespace FastSer;

// Files of items that are written in several runs of a program.
public sealed partial class FastSerStreamWriter
{
    /// <summary>The number of bytes in which the head of a first item with a checksum is looked for.</summary>
    private const int LongestFirstItem = 64 * 1024;

    /// <summary>
    /// Gets the number of bytes that <see cref="OpenAppend{T}(string, FastSerStreamOptions)"/> has cut off: those of the last item, if it was
    /// not whole. Otherwise 0.
    /// </summary>
    public long BytesCut { get; private init; }

    /// <summary>
    /// Opens a file of items of one type to append more. If the file ends within an item, because a program or computer stopped
    /// while it was written, the part of it is cut off first; see <see cref="BytesCut"/>.
    /// </summary>
    /// <typeparam name="T">The type of all items in the file.</typeparam>
    /// <param name="path">The file. It is created if it does not exist.</param>
    /// <param name="options">The options that the items were written with; null for <see cref="FastSerStreamOptions.Default"/>.</param>
    /// <returns>A writer behind the last whole item. Others can read the file until you dispose it.</returns>
    /// <remarks>
    /// Reads the whole file, item by item, without building objects. Only the part of a last item is cut off. Everything else that is not the
    /// encoding of items is an error, and the file stays as it is: corrupt items, and a last item whose length does not match
    /// its content. Items without a frame, such as numbers, have no length; for them any bytes are valid. With
    /// <see cref="FastSerializerOptions.Checksum"/> any damage is found. Windows prevents that others write to the file; elsewhere it is up to
    /// you that one writer has it.
    /// </remarks>
    /// <exception cref="FastSerException">The file contains something else than items of the type, written with the same options.</exception>
    /// <exception cref="IOException">The file is locked by others, or cannot be read or written.</exception>
    /// <exception cref="UnauthorizedAccessException">You are not allowed to write the file.</exception>
    public static FastSerStreamWriter OpenAppend<T>(string path, FastSerStreamOptions? options = null)
    {
        var file = OpenFile(path, FileOptions.None);
        try
        {
            return OpenAppend<T>(file, options);
        }
        catch
        {
            file.Dispose();
            throw;
        }
    }

    /// <summary>As <see cref="OpenAppend{T}(string, FastSerStreamOptions)"/>, for items from the position of a stream to its end.</summary>
    /// <typeparam name="T">The type of all items.</typeparam>
    /// <param name="stream">
    /// A stream that can read, write, seek and set its length, at the position where the first item begins. It is disposed with the writer.
    /// </param>
    /// <param name="options">The options that the items were written with; null for <see cref="FastSerStreamOptions.Default"/>.</param>
    /// <returns>A writer behind the last whole item.</returns>
    /// <exception cref="ArgumentException">The stream cannot read, write or seek.</exception>
    /// <exception cref="FastSerException">The stream contains something else than items of the type, written with the same options.</exception>
    public static FastSerStreamWriter OpenAppend<T>(Stream stream, FastSerStreamOptions? options = null) =>
        OpenAppend(stream, static reader => reader.TrySkip<T>(), options);

    /// <summary>As <see cref="OpenAppend{T}(Stream, FastSerStreamOptions)"/>, for items of several types.</summary>
    /// <param name="stream">
    /// A stream that can read, write, seek and set its length, at the position where the first item begins. It is disposed with the writer.
    /// </param>
    /// <param name="readItem">
    /// Reads the next item as its type, and returns false at the end: <c>reader => reader.TryRead&lt;Entry&gt;(out _)</c>. Let exceptions pass.
    /// </param>
    /// <param name="options">The options that the items were written with; null for <see cref="FastSerStreamOptions.Default"/>.</param>
    /// <returns>A writer behind the last whole item.</returns>
    /// <exception cref="ArgumentException">The stream cannot read, write or seek.</exception>
    /// <exception cref="FastSerException">The stream contains something else than the items that the delegate reads.</exception>
    /// <exception cref="InvalidOperationException">The delegate returned false, although items follow.</exception>
    public static FastSerStreamWriter OpenAppend(
        Stream stream, Func<FastSerStreamReader, bool> readItem, FastSerStreamOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(readItem);
        var start = CheckAppendable(stream);
        if (!HasChecksum(options))
        {
            var first = FirstOf(stream);
            ThrowIfChecksummed(first.AsSpan(0, stream.ReadAtLeast(first, first.Length, throwOnEndOfStream: false)));
            stream.Position = start;
        }

        using (var reader = new FastSerStreamReader(stream, (options ?? FastSerStreamOptions.Default).ForScan()))
        {
            try
            {
                while (readItem(reader))
                {
                }

                reader.CheckAtEnd();
            }
            catch (FastSerException) when (reader.EndsWithinItem)
            {
                reader.CheckCutShort();
            }

            start += reader.BytesRead;
        }

        return Append(stream, start, options);
    }

    /// <summary>As <see cref="OpenAppend{T}(string, FastSerStreamOptions)"/>, without blocking.</summary>
    /// <typeparam name="T">The type of all items in the file.</typeparam>
    /// <param name="path">The file. It is created if it does not exist.</param>
    /// <param name="options">The options that the items were written with; null for <see cref="FastSerStreamOptions.Default"/>.</param>
    /// <param name="cancellationToken">Cancels the call before the file is changed.</param>
    /// <returns>A writer behind the last whole item. Others can read the file until you dispose it.</returns>
    /// <exception cref="FastSerException">The file contains something else than items of the type, written with the same options.</exception>
    /// <exception cref="IOException">The file is locked by others, or cannot be read or written.</exception>
    /// <exception cref="UnauthorizedAccessException">You are not allowed to write the file.</exception>
    public static async ValueTask<FastSerStreamWriter> OpenAppendAsync<T>(
        string path, FastSerStreamOptions? options = null, CancellationToken cancellationToken = default)
    {
        var file = OpenFile(path, FileOptions.Asynchronous);
        try
        {
            return await OpenAppendAsync<T>(file, options, cancellationToken).ConfigureAwait(false);
        }
        catch
        {
            await file.DisposeAsync().ConfigureAwait(false);
            throw;
        }
    }

    /// <summary>As <see cref="OpenAppend{T}(Stream, FastSerStreamOptions)"/>, without blocking.</summary>
    /// <typeparam name="T">The type of all items.</typeparam>
    /// <param name="stream">
    /// A stream that can read, write, seek and set its length, at the position where the first item begins. It is disposed with the writer.
    /// </param>
    /// <param name="options">The options that the items were written with; null for <see cref="FastSerStreamOptions.Default"/>.</param>
    /// <param name="cancellationToken">Cancels the call before the stream is changed.</param>
    /// <returns>A writer behind the last whole item.</returns>
    /// <exception cref="ArgumentException">The stream cannot read, write or seek.</exception>
    /// <exception cref="FastSerException">The stream contains something else than items of the type, written with the same options.</exception>
    public static ValueTask<FastSerStreamWriter> OpenAppendAsync<T>(
        Stream stream, FastSerStreamOptions? options = null, CancellationToken cancellationToken = default) =>
        OpenAppendAsync(stream, static (reader, token) => reader.TrySkipAsync<T>(token), options, cancellationToken);

    /// <summary>As <see cref="OpenAppend(Stream, Func{FastSerStreamReader, bool}, FastSerStreamOptions)"/>, without blocking.</summary>
    /// <param name="stream">
    /// A stream that can read, write, seek and set its length, at the position where the first item begins. It is disposed with the writer.
    /// </param>
    /// <param name="readItem">Reads the next item as its type, and returns false at the end. Let exceptions pass.</param>
    /// <param name="options">The options that the items were written with; null for <see cref="FastSerStreamOptions.Default"/>.</param>
    /// <param name="cancellationToken">Cancels the call before the stream is changed.</param>
    /// <returns>A writer behind the last whole item.</returns>
    /// <exception cref="ArgumentException">The stream cannot read, write or seek.</exception>
    /// <exception cref="FastSerException">The stream contains something else than the items that the delegate reads.</exception>
    /// <exception cref="InvalidOperationException">The delegate returned false, although items follow.</exception>
    public static async ValueTask<FastSerStreamWriter> OpenAppendAsync(
        Stream stream,
        Func<FastSerStreamReader, CancellationToken, ValueTask<bool>> readItem,
        FastSerStreamOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(readItem);
        var start = CheckAppendable(stream);
        if (!HasChecksum(options))
        {
            var first = FirstOf(stream);
            var count = await stream.ReadAtLeastAsync(first, first.Length, throwOnEndOfStream: false, cancellationToken).ConfigureAwait(false);
            ThrowIfChecksummed(first.AsSpan(0, count));
            stream.Position = start;
        }

        using (var reader = new FastSerStreamReader(stream, (options ?? FastSerStreamOptions.Default).ForScan()))
        {
            try
            {
                while (await readItem(reader, cancellationToken).ConfigureAwait(false))
                {
                }

                reader.CheckAtEnd();
            }
            catch (FastSerException) when (reader.EndsWithinItem)
            {
                reader.CheckCutShort();
            }

            start += reader.BytesRead;
        }

        return Append(stream, start, options);
    }

    private static FileStream OpenFile(string path, FileOptions options) => new(path, new FileStreamOptions
    {
        Mode = FileMode.OpenOrCreate,
        Access = FileAccess.ReadWrite,
        Share = FileShare.Read,
        Options = options,
        BufferSize = 0,
    });

    private static long CheckAppendable(Stream stream)
    {
        ArgumentNullException.ThrowIfNull(stream);
        return stream is { CanRead: true, CanWrite: true, CanSeek: true }
            ? stream.Position
            : throw new ArgumentException("The stream must be able to read, write and seek.", nameof(stream));
    }

    private static bool HasChecksum(FastSerStreamOptions? options) => FastSerializerOptions.HasChecksum(options?.Serializer);

    private static byte[] FirstOf(Stream stream) => new byte[Math.Clamp(stream.Length - stream.Position, 0, LongestFirstItem)];

    /// <summary>Numbers without a frame would accept the bytes of checksums, and take the last of them for a torn item.</summary>
    private static void ThrowIfChecksummed(ReadOnlySpan<byte> first)
    {
        if (ChecksumCode.Verify(first, out _, out _) == FastSerErrorCode.None)
        {
            Throw.Complete(
                FastSerErrorCode.ChecksumMismatch, 0, "The items have checksums: set FastSerializerOptions.Checksum in the options, as when they were written.");
        }
    }

    private static FastSerStreamWriter Append(Stream stream, long end, FastSerStreamOptions? options)
    {
        var cut = stream.Length - end;
        if (cut > 0)
        {
            stream.SetLength(end);
        }

        stream.Position = end;
        return new FastSerStreamWriter(stream, options) { BytesCut = cut };
    }
}
