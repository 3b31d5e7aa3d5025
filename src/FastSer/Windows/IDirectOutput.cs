using System.Buffers;

namespace FastSer.Windows;

/// <summary>An output that takes large memory as it is, without a copy in its buffer.</summary>
internal interface IDirectOutput : IBufferWriter<byte>
{
    /// <summary>The least size in bytes that is written directly; shorter memory goes through the buffer.</summary>
    const int SmallestPiece = 16 * 1024;

    /// <summary>Takes memory that follows everything that was advanced over. False if it has to go through the buffer.</summary>
    /// <param name="bytes">The memory.</param>
    /// <param name="root">The object that is being written, when it is known.</param>
    bool TryWriteDirect(ReadOnlySpan<byte> bytes, object? root);
}
