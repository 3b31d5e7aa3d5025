using System.Globalization;
using FastSer.CompilerServices;
using FastSer.Walking;

namespace FastSer.Explaining;

/// <summary>Collects the parts of a value while a <see cref="ShapeWalker{TVisitor}"/> walks over it.</summary>
/// <param name="data">The whole input.</param>
/// <param name="origin">The offset of the value: behind a checksum.</param>
/// <param name="limit">The offset of the error, or of the end of the input.</param>
internal sealed class PartCollector(byte[] data, int origin, int limit)
{
    /// <summary>The most parts that are kept: the rest of the input counts as not read.</summary>
    private const int MaxParts = 1 << 22;

    private readonly List<FastSerPart> _parts = [];

    /// <summary>The numbers of the parts that are entered.</summary>
    private readonly Stack<int> _groups = new();

    private int _objects;

    /// <summary>The offset behind the bytes that have a part.</summary>
    private int _covered;

    public bool IsStopped { get; private set; }

    public void AddChecksum() => Add(FastSerPartKind.Head, origin, "size and checksum", "");

    public void Enter(WireShape shape, in ShapeStep step, ValuePrefix head, int start, int bodyStart)
    {
        (start, bodyStart) = (start + origin, bodyStart + origin);
        if (!CanAdd(start, bodyStart))
        {
            return;
        }

        AddHead(ValuePrefix.Tag, start);
        _groups.Push(_parts.Count);
        _parts.Add(new(start, 0, _groups.Count - 1, FastSerPartKind.Group, NameOf(step), TypeText.Of(shape), ""));
        if (head == ValuePrefix.Reference)
        {
            _objects++;
        }

        AddHead(head, bodyStart);
    }

    public void Leave(int end)
    {
        if (!IsStopped)
        {
            Close(end + origin);
        }
    }

    public void Pass(WireShape shape, in ShapeStep step, int start, int end)
    {
        (start, end) = (start + origin, end + origin);
        if (!CanAdd(start, end))
        {
            return;
        }

        AddHead(ValuePrefix.Tag, start);
        var text = PartText.Of(shape, step, data.AsSpan(start, end - start));
        _parts.Add(new(start, end - start, _groups.Count, FastSerPartKind.Value, NameOf(step), TypeText.Of(shape), text));
        _covered = end;
    }

    /// <summary>Ends the groups that are open, and returns all parts.</summary>
    public FastSerPart[] Finish()
    {
        while (_groups.Count > 0)
        {
            Close(_covered);
        }

        Add(FastSerPartKind.NotRead, data.Length, "not read", string.Create(CultureInfo.InvariantCulture, $"{data.Length - _covered} bytes"));
        return [.. _parts];
    }

    private bool CanAdd(int start, int end)
    {
        IsStopped |= end > limit || (start >= limit && limit < data.Length) || _parts.Count >= MaxParts;
        return !IsStopped;
    }

    private void Close(int end)
    {
        Add(FastSerPartKind.Unknown, end, "members that this program does not know", "");
        var group = _groups.Pop();
        _parts[group] = _parts[group] with { Length = end - _parts[group].Offset };
    }

    /// <summary>Adds the bytes before the first part of a value, or the tag of a union: from those that have a part up to an end.</summary>
    private void AddHead(ValuePrefix head, int end)
    {
        var (name, text) = PartText.OfHead(head, data.AsSpan(_covered, end - _covered), _objects);
        Add(FastSerPartKind.Head, end, name, text);
    }

    private void Add(FastSerPartKind kind, int end, string name, string text)
    {
        if (end > _covered)
        {
            _parts.Add(new(_covered, end - _covered, _groups.Count, kind, name, "", text));
            _covered = end;
        }
    }

    private static string NameOf(in ShapeStep step) => step.Index < 0 ? step.Name
        : string.Create(CultureInfo.InvariantCulture, $"[{step.Index}]{(step.Name.Length > 0 ? "." : "")}{step.Name}");
}

/// <summary>Passes the values of a walk to a collector.</summary>
internal readonly struct CollectingVisitor(PartCollector collector) : IShapeVisitor
{
    public static bool VisitsAll => true;

    public static bool Locates => false;

    public bool IsStopped => collector.IsStopped;

    public void Enter(WireShape shape, in ShapeStep step, ValuePrefix head, long start, long bodyStart) =>
        collector.Enter(shape, step, head, (int)start, (int)bodyStart);

    public void Leave(long end) => collector.Leave((int)end);

    public void Pass(WireShape shape, in ShapeStep step, long start, long end) => collector.Pass(shape, step, (int)start, (int)end);
}
