using System.Runtime.InteropServices;
using FastSer.Messages;
using FastSer.Serializers;
using FastSer.Windows;

namespace FastSer.CompilerServices;

// Items with a checksum: values one after another, without frames.
internal sealed partial class ChecksumSerializer<T>
{
    /// <summary>Gets 0: items begin with their head, whatever they contain.</summary>
    internal override int FixedSize => 0;

    private protected override SelfSizing? Sizing => SelfSizing.Checked;

    private protected override TypeSerializer<T> Encoded => inner;

    internal override void WriteItem(FrameOutput output, T value, FastSerializerOptions? options, bool mayBlock)
    {
        // Members may run user code, which must not write to this very writer.
        _ = output.Begin(this, omitsPresence: false, mayBlock);
        PooledBuffer content;
        try
        {
            content = inner.ToBuffer(value, options, inPieces: false);
        }
        finally
        {
            output.Cancel();
        }

        try
        {
            output.CheckSize(content.Length);
            var size = SizeWithHead(content.Length);
            Fill(MemoryMarshal.CreateSpan(ref output.Take(size, mayBlock), size), content);
        }
        finally
        {
            content.Release(content.Version);
        }
    }

    /// <summary>The content of the item alone, for views and to pass on.</summary>
    private protected override ReadOnlyMemory<byte> EncodingOf(ReadOnlyMemory<byte> item) =>
        item[^Open(item.Span, isWhole: true, out _).Length..];
}
