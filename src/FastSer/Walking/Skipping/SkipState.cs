using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer.Walking;

/// <summary>The state of a walk: its cursor, the place of a possible fault, and the steps left to do behind the current value.</summary>
internal ref struct SkipState
{
    private Span<int> _stack;
    private int[]? _rented;
    private int _top;

    public SkipState(ReadOnlySpan<byte> data, Span<int> stack, FastSerializerOptions? options)
    {
        Cursor = ref MemoryMarshal.GetReference(data);
        Limit = ref Unaligned.At(ref Cursor, data.Length);
        _stack = stack;
        Options = options;
        MaxDepth = FastSerializerOptions.DepthOf(options);
    }

    /// <summary>Where the value begins that is being stepped over.</summary>
    public ref byte Cursor;

    /// <summary>The end of the input.</summary>
    public readonly ref byte Limit;

    public readonly FastSerializerOptions? Options;

    public readonly int MaxDepth;

    /// <summary>The values that a search is inside of.</summary>
    public SkipMarks? Marks;

    /// <summary>The bytes of the input behind the limit of a search.</summary>
    public int BytesBehind;

    /// <summary>The number of values of recursive types around the cursor.</summary>
    public int Depth;

    /// <summary>The tag of the union that was begun last.</summary>
    public long Tag;

    /// <summary>Gets what is left of the input.</summary>
    public readonly ReadOnlySpan<byte> Rest =>
        MemoryMarshal.CreateReadOnlySpan(ref Cursor, (int)Unaligned.Distance(ref Cursor, ref Limit));

    public readonly bool IsEmpty => _top == 0;

    [MethodImpl(Jit.Inline)]
    public void Push(int value)
    {
        if (_top == _stack.Length)
        {
            Grow();
        }

        _stack[_top++] = value;
    }

    [MethodImpl(Jit.Inline)]
    public int Pop() => _stack[--_top];

    /// <summary>Counts one element of the innermost collection; false, and its count gone, if it was the last.</summary>
    [MethodImpl(Jit.Inline)]
    public bool CountDown()
    {
        if (--_stack[_top - 1] > 0)
        {
            return true;
        }

        _top--;
        return false;
    }

    /// <summary>Returns whether the whole input can hold so many elements. What a search looks at need not end at its limit.</summary>
    public readonly bool IsPossible(int count, ref byte items) =>
        count >= -1 && count <= Unaligned.Distance(ref items, ref Limit) + BytesBehind;

    /// <summary>Remembers where a Tolerant object ends, and where its mask is.</summary>
    public void PushMask(int endLeft, int maskLeft, int maskSize)
    {
        Push(endLeft);
        Push(maskLeft);
        Push(maskSize);
    }

    public MemberMask PopMask(out int endLeft)
    {
        var maskSize = Pop();
        ref var mask = ref Unaligned.At(ref Limit, -Pop());
        endLeft = Pop();
        return new MemberMask(ref mask, maskSize);
    }

    /// <summary>Returns whether the innermost Tolerant object has a member.</summary>
    /// <param name="bit">The number of its bit in the mask, eight a byte.</param>
    [MethodImpl(Jit.Inline)]
    public readonly bool HasMember(int bit)
    {
        var index = bit / 8;
        if (index >= _stack[_top - 1])
        {
            return false;
        }

        // Above the bit of a member there is another, at the latest that which ends the mask.
        var bits = Unaligned.At(ref Limit, index - _stack[_top - 2]) >> (bit % 8);
        return bits > 1 && (bits & 1) != 0;
    }

    /// <summary>Gives back what was rented.</summary>
    public void Release()
    {
        if (_rented is { } rented)
        {
            _rented = null;
            ArrayPool<int>.Shared.Return(rented);
        }
    }

    /// <summary>Every level has taken bytes of the input: the stack is linear in them.</summary>
    [MethodImpl(Jit.NoInline)]
    private void Grow()
    {
        var larger = ArrayPool<int>.Shared.Rent(2 * _stack.Length);
        _stack.CopyTo(larger);
        Release();
        _rented = larger;
        _stack = larger;
    }
}
