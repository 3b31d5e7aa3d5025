using System.Buffers;
using System.IO.Pipelines;

namespace FastSer.IntegrationTests.InputForms;

/// <summary>Gives an empty result before each result of another reader, and asks for the answer to each, as the readers of hosts do.</summary>
internal sealed class PausingPipeReader(PipeReader inner) : PipeReader
{
    private bool _isPause;
    private bool _isRead;

    public override async ValueTask<ReadResult> ReadAsync(CancellationToken cancellationToken = default)
    {
        Assert.False(_isRead, "The result before was not answered.");
        _isRead = true;
        _isPause = !_isPause;
        return _isPause ? new ReadResult(default, isCanceled: false, isCompleted: false) : await inner.ReadAsync(cancellationToken);
    }

    public override void AdvanceTo(SequencePosition consumed) => AdvanceTo(consumed, consumed);

    public override void AdvanceTo(SequencePosition consumed, SequencePosition examined)
    {
        Assert.True(_isRead, "There was no result to answer.");
        _isRead = false;
        if (!_isPause)
        {
            inner.AdvanceTo(consumed, examined);
        }
    }

    public override void CancelPendingRead() => inner.CancelPendingRead();

    public override void Complete(Exception? exception = null) => inner.Complete(exception);

    public override bool TryRead(out ReadResult result) => throw new NotSupportedException();
}
