using System.Runtime.InteropServices;

namespace FastSer.IntegrationTests.InputForms;

/// <summary>Takes what is written without a wait or with one, and notes how long the parts are. It may do something at one of them.</summary>
internal sealed class PartsStream(bool waits = false, int hookedPart = -1, Action? hook = null) : MemoryStream
{
    public List<int> Parts { get; } = [];

    public int LongestPart => Parts.Max();

    /// <summary>Gets the length of the longest memory that a part was in.</summary>
    public int LongestBuffer { get; private set; }

    public override async ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        if (Parts.Count == hookedPart)
        {
            hook!();
        }

        cancellationToken.ThrowIfCancellationRequested();
        Parts.Add(buffer.Length);
        Assert.True(MemoryMarshal.TryGetArray(buffer, out var memory));
        LongestBuffer = Math.Max(LongestBuffer, memory.Array!.Length);
        if (waits)
        {
            await Task.Yield();
        }

        Write(buffer.Span);
    }
}
