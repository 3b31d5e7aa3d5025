namespace FastSer.TestKit.Operations;

/// <summary>An item of a message sequence among others: what it holds are the same bytes.</summary>
internal sealed class ToItem() : Operation("to an item of a sequence")
{
    public override void CheckValue<T>(Sample<T> sample)
    {
        if (sample.HasFingerprint)
        {
            return;
        }

        var stream = new MemoryStream();
        var options = new FastSerStreamOptions { LeaveOpen = true, BufferSize = 256, Serializer = sample.Options };
        using (var writer = new FastSerStreamWriter(stream, options))
        {
            writer.Write(sample.Value);
            writer.Write(sample.Value);
        }

        var item = stream.ToArray();
        var once = item.AsSpan(0, item.Length / 2);
        OperationException.ThrowIfDifferent(once, item.AsSpan(item.Length / 2));
        if (sample.HasChecksum)
        {
            OperationException.ThrowIfDifferent(sample.Bytes, once);
            return;
        }

        OperationException.ThrowIf(
            sample.Value is null ? once is not [0] : ItemForm.Of(once, sample.Bytes) is null,
            $"{Convert.ToHexString(once)} is no item of {Convert.ToHexString(sample.Bytes)}");
    }
}
