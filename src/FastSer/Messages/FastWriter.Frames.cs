using System.Buffers;
using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Messages;
using FastSer.Windows;

namespace FastSer;

public ref partial struct FastWriter
{
    /// <summary>Ends what <see cref="StartFrame"/> began. The writer must not be used any more.</summary>
    internal void EndFrame(FrameOutput output)
    {
        _isInOutput = true;
        output.End((int)Unaligned.Distance(ref _start, ref _cursor));
        Release();
    }

    /// <summary>Starts in the buffer of an output that may have to know the size of the whole item.</summary>
    [MethodImpl(Jit.Inline)]
    internal void StartFrame(IDirectOutput output, Span<byte> window, object? root, FastSerializerOptions? options)
    {
        StartOutput(output, options);
        _root = root;
        _start = ref MemoryMarshal.GetReference(window);
        _cursor = ref _start;
        _limit = ref Unaligned.At(ref _start, window.Length);
    }
}
