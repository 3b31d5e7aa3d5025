namespace FastSer.Windows;

/// <summary>A window on a stream that can seek, and so knows what is left.</summary>
internal sealed class StreamWindow(Stream stream, long left, int bufferSize = InputWindow.UsualSize)
    : InputWindow(left, bufferSize)
{
    protected override int Read(Span<byte> destination) => stream.Read(destination);
}
