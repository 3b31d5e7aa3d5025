namespace FastSer.TestKit.Operations;

/// <summary>An item of a message sequence, with another item before it and a good one after it.</summary>
internal sealed class FromItem(int longest, bool isAsync)
    : Operation($"from an item of a sequence of reads of up to {longest}{(isAsync ? ", asynchronously" : "")}")
{
    public override void CheckValue<T>(Sample<T> sample)
    {
        if (!sample.HasFingerprint)
        {
            var item = ItemOf(sample);
            using var reader = ReaderOf([.. item, .. item], sample);
            OperationException.ThrowIfAny(DeepEquality.FirstDifference(sample.Value, Next<T>(reader)));
            OperationException.ThrowIf(reader.BytesRead != item.Length, $"{reader.BytesRead} bytes read of {item.Length}");
            OperationException.ThrowIfAny(DeepEquality.FirstDifference(sample.Value, Next<T>(reader)));
            OperationException.ThrowIf(reader.HasNext(), "there is an item more");
        }
    }

    public override void CheckBytes<T>(Damage<T> damage)
    {
        if (damage.Origin.HasFingerprint || damage.Origin.Value is null || !ItemForm.IsTelling(damage.Origin.Bytes)
            || ItemForm.Of(ItemOf(damage.Origin), damage.Origin.Bytes) is not { } form
            || (form is { HasFrame: true, OmitsPresence: false } && default(T) is null && damage.Bytes is [0 or 1, ..])
            || form.TryMake(damage.Bytes, out var shift) is not { } item)
        {
            // Nothing shows the form, or a null has an item of its own.
            return;
        }

        using var reader = ReaderOf(item, damage.Origin);
        var isWhole = false;
        var outcome = Outcome<T>.Of(() =>
        {
            var value = Next<T>(reader);
            isWhole = !reader.HasNext();
            return value;
        });
        if (outcome.HasValue && !isWhole)
        {
            OperationException.ThrowIf(
                damage.Expected.Code != FastSerErrorCode.TrailingBytes, $"{damage.Expected.Describe()} became an item and more");
            return;
        }

        if (!form.HasFrame && outcome.Code == FastSerErrorCode.Truncated && !damage.Expected.HasValue)
        {
            // What the first bytes announce does not arrive, so that nothing of it is read.
            return;
        }

        var expected = damage.Expected.HasValue || damage.Expected.Offset < 0
            ? damage.Expected
            : damage.Expected with { Offset = damage.Expected.Offset + shift };
        OperationException.ThrowIfAny(expected.DifferenceTo(outcome));
    }

    private static byte[] ItemOf<T>(Sample<T> sample)
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, new FastSerStreamOptions { LeaveOpen = true, Serializer = sample.Options }))
        {
            writer.Write(sample.Value);
        }

        return stream.ToArray();
    }

    private FastSerStreamReader ReaderOf<T>(byte[] bytes, Sample<T> origin) =>
        new(new TrickleStream(bytes, origin.Random, longest), new FastSerStreamOptions
        {
            BufferSize = 256,
            Serializer = origin.Options,
        });

    private T Next<T>(FastSerStreamReader reader) =>
        isAsync ? Pump.Wait(() => reader.ReadAsync<T>()) : reader.Read<T>();
}
