using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Serializers;
using Grammar = FastSer.Walking.WireGrammar<FastSer.CompilerServices.ViewFaults>;

namespace FastSer.CompilerServices;

// What a view gives its user.
public readonly ref partial struct ViewCursor
{
    /// <summary>Gets a view of a string.</summary>
    /// <param name="path">The type and the member.</param>
    /// <returns>The view.</returns>
    /// <exception cref="FastSerException">The bytes do not encode a string.</exception>
    [MethodImpl(Jit.Inline)]
    public TextView Text(string path)
    {
        var left = _end - _position;
        if (left > 0)
        {
            uint header = Here;
            if ((header & 1) == 0 && (int)(header >> 1) < left)
            {
                return new(ref Unaligned.At(ref Here, 1), header);
            }
        }

        ref var content = ref RareText(ref _start, _position, _end, path, out var length);
        return new(ref content, length);
    }

    /// <summary>Gets a view of a collection of strings.</summary>
    /// <param name="path">The type and the member.</param>
    /// <returns>The view.</returns>
    /// <exception cref="FastSerException">The header is faulty, or promises more than is left.</exception>
    public TextListView Texts(string path) => new(Items<TextStep>(path));

    /// <summary>Gets a view of a collection of scalars.</summary>
    /// <typeparam name="T">The scalar, or an enum of the assembly that asks.</typeparam>
    /// <param name="path">The type and the member.</param>
    /// <returns>The view.</returns>
    /// <exception cref="FastSerException">The header is faulty, or promises more than is left.</exception>
    public ScalarListView<T> Scalars<T>(string path)
        where T : unmanaged
    {
        var items = Items(ScalarCode.SizeOf<T>(), path, out var header);
        return new(ref items.Here, header, items._position, path);
    }

    /// <summary>Reads the mask of a Tolerant object.</summary>
    /// <param name="path">The type and the member that is asked for.</param>
    /// <returns>The mask.</returns>
    /// <exception cref="FastSerException">It has no end in the object.</exception>
    public ViewMask Mask(string path)
    {
        if (_end == 0)
        {
            ViewFaults.ThrowShort(_position, _end, path);
        }

        var size = MemberMask.SizeIn(ref Here, _end - _position);
        if (size == 0)
        {
            ViewFaults.Throw(FastSerErrorCode.InvalidMembers, _position, path);
        }

        return new(new MemberMask(ref Here, size), At(_position + size), _position);
    }

    /// <summary>Builds the object of a view.</summary>
    /// <typeparam name="T">Its type.</typeparam>
    /// <param name="head">The bytes before the view that belong to the object: its presence byte.</param>
    /// <param name="options">Options, or null for the defaults.</param>
    /// <returns>The object.</returns>
    /// <exception cref="FastSerException">The bytes do not encode a value.</exception>
    public T ToObject<T>(int head, FastSerializerOptions? options)
        where T : IFastSerializable<T>
    {
        if (_end == 0 || (uint)head > (uint)_position)
        {
            ViewFaults.ThrowShort(_position, _end, typeof(T) + ":");
        }

        var position = _position - head;
        var data = MemoryMarshal.CreateReadOnlySpan(ref Unaligned.At(ref _start, position), _end - position);
        try
        {
            return ObjectsOf<T>.Serializer.ParsePrefix(data, options, out _);
        }
        catch (FastSerException exception) when (exception.Offset >= 0)
        {
            exception.MoveOffset(position);
            throw;
        }
    }

    /// <summary>Builds the object of a view of a Tolerant object.</summary>
    /// <typeparam name="T">Its type.</typeparam>
    /// <param name="options">Options, or null for the defaults.</param>
    /// <returns>The object.</returns>
    /// <exception cref="FastSerException">The bytes do not encode a value.</exception>
    public T ToTolerant<T>(FastSerializerOptions? options)
        where T : IFastSerializable<T> => ToObject<T>(LengthCode.SizeOf((uint)(_end - _position) + 1), options);

    /// <summary>Builds the object of a view whose members stand behind a tag or a presence byte, whichever it is.</summary>
    /// <typeparam name="T">Its type.</typeparam>
    /// <param name="path">The type.</param>
    /// <param name="options">Options, or null for the defaults.</param>
    /// <returns>The object.</returns>
    /// <exception cref="FastSerException">The bytes do not encode a value.</exception>
    public T ToCase<T>(string path, FastSerializerOptions? options)
        where T : class, IFastSerializableCase<T>
    {
        if (_end == 0)
        {
            ViewFaults.ThrowShort(_position, _end, path);
        }

        var data = MemoryMarshal.CreateReadOnlySpan(ref Here, _end - _position);
        var reader = new FastReader(data, options);
        try
        {
            return reader.ReadCase<T>();
        }
        catch (Exception exception) when (exception is not OutOfMemoryException)
        {
            ViewFaults.Throw(exception, _position + (int)reader.OffsetIn(data), path);
            return null;
        }
        finally
        {
            reader.ReleaseReferences();
        }
    }

    /// <summary>Wide and long strings, null, and every faulty one.</summary>
    [MethodImpl(Jit.NoInline)]
    private static ref byte RareText(ref byte start, int position, int end, string path, out uint header)
    {
        var faults = new ViewFaults(position, end, path);
        ref var behind = ref Grammar.StringEnd(
            ref Unaligned.At(ref start, position), ref Unaligned.At(ref start, end), ref faults, out header);
        return ref Unaligned.At(ref behind, -(nint)StringCode.PayloadSize(header));
    }

    /// <summary>Also of types that other code cannot name, and no resolver knows.</summary>
    private static class ObjectsOf<T>
        where T : IFastSerializable<T>
    {
        public static readonly SerializableSerializer<T> Serializer = new();
    }
}
