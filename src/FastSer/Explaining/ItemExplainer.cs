using FastSer.CompilerServices;

namespace FastSer.Explaining;

/// <summary>Explains the items of a message sequence, up to the first one with an error.</summary>
internal sealed class ItemExplainer(TypeSerializer serializer, Type type, byte[] data, FastSerStreamOptions options)
{
    private readonly List<FastSerPart> _parts = [];

    public FastSerExplanation Explain()
    {
        using var reader = new FastSerStreamReader(new MemoryStream(data, writable: false), options);
        var (end, count) = (0, 0);
        FastSerError? error = null;
        while (error is null)
        {
            var start = end;
            try
            {
                if (!reader.TryRead(type, out _))
                {
                    break;
                }
            }
            catch (FastSerException exception)
            {
                error = exception.ToError();
            }

            // An item whose end is unknown is not consumed.
            end = (int)reader.BytesRead;
            if (end > start)
            {
                AddItem(start, end, count++);
            }
        }

        if (end < data.Length)
        {
            _parts.Add(new(end, data.Length - end, 0, FastSerPartKind.NotRead, "not read", "", FormattableString.Invariant($"{data.Length - end} bytes")));
        }

        return new FastSerExplanation(type.ToString(), data, [.. _parts], error);
    }

    private void AddItem(int start, int end, int index)
    {
        var size = serializer.HeaderSizeOf(data.AsSpan(start, end - start), options.Serializer, out var omitsPresence);
        _parts.Add(new(start, end - start, 0, FastSerPartKind.Group, FormattableString.Invariant($"[{index}]"), "", ""));
        if (size > 0)
        {
            _parts.Add(new(start, size, 1, FastSerPartKind.Head, "frame", "", FormattableString.Invariant($"{end - start - size} bytes")));
        }

        if (start + size < end)
        {
            AddValue(start + size, end, omitsPresence && size > 0);
        }
    }

    /// <summary>Adds the parts of a value. Its presence byte is left out of the data where the frame stands for it.</summary>
    private void AddValue(int start, int end, bool omitsPresence)
    {
        var omitted = omitsPresence ? 1 : 0;
        var value = new byte[end - start + omitted];
        value[0] = 1;
        data.AsSpan(start, end - start).CopyTo(value.AsSpan(omitted));
        foreach (var part in ValueExplainer.Explain(serializer, type, value, options.Serializer).Parts)
        {
            var isFirst = part.Offset < omitted;
            if (!isFirst || part.Length > omitted)
            {
                _parts.Add(part with
                {
                    Offset = start + Math.Max(0, part.Offset - omitted), Length = part.Length - (isFirst ? omitted : 0), Level = part.Level + 1,
                });
            }
        }
    }
}
