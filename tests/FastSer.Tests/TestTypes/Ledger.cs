using FastSer.CompilerServices;

namespace FastSer.Tests.TestTypes;

/// <summary>A class with every kind of collection and with hooks for the code of a user.</summary>
internal sealed class Ledger : IFastSerializable<Ledger>
{
    private string? _name;

    /// <summary>Runs when the name is read while writing.</summary>
    public Action? OnGet { get; init; }

    public string? Name
    {
        get
        {
            OnGet?.Invoke();
            return _name;
        }

        set
        {
            OnSet?.Invoke();
            _name = value;
        }
    }

    /// <summary>Runs when the name is set while reading. Per thread: tests run side by side.</summary>
    [field: ThreadStatic]
    public static Action? OnSet { get; set; }

    public List<Poco?>? Lines { get; set; }

    public Dictionary<string, IntAndDate>? Dates { get; set; }

    public HashSet<int>? Numbers { get; set; }

    public LargeWithGap[]? Items { get; set; }

    public int? Note { get; set; }

    static void IFastSerializable<Ledger>.Write(ref FastWriter writer, Ledger? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }

        writer.WritePresent();
        writer.WriteString(value.Name);
        WriteLines(ref writer, value.Lines);
        WriteDates(ref writer, value.Dates);
        WriteNumbers(ref writer, value.Numbers);
        writer.WriteValueArray(value.Items);
        if (value.Note is { } note)
        {
            writer.WritePresent();
            writer.WriteInt32(note);
        }
        else
        {
            writer.WriteNull();
        }
    }

    static Ledger? IFastSerializable<Ledger>.Read(ref FastReader reader)
    {
        if (!reader.ReadPresence())
        {
            return null;
        }

        var name = reader.ReadString();
        var lines = ReadLines(ref reader);
        var dates = ReadDates(ref reader);
        var numbers = ReadNumbers(ref reader);
        var items = reader.ReadValueArray<LargeWithGap>();
        var note = reader.ReadPresence() ? reader.ReadInt32() : (int?)null;

        return new Ledger { Name = name, Lines = lines, Dates = dates, Numbers = numbers, Items = items, Note = note };
    }

    static WireShape IFastSerializable<Ledger>.Describe() => WireShape.Object(
        nameof(Ledger),
        hasPresence: true,
        new WireMember(nameof(Name), WireShape.String),
        new WireMember(nameof(Lines), WireShape.Sequence(WireShape.Of<Poco>())),
        new WireMember(nameof(Dates), WireShape.Map(WireShape.String, WireShape.Of<IntAndDate>())),
        new WireMember(nameof(Numbers), WireShape.Sequence(WireShape.Scalar(WireScalar.Int32))),
        new WireMember(nameof(Items), WireShape.Sequence(WireShape.Of<LargeWithGap>())),
        new WireMember(nameof(Note), WireShape.Nullable(WireShape.Scalar(WireScalar.Int32))));

    private static void WriteLines(ref FastWriter writer, List<Poco?>? items)
    {
        if (items is null)
        {
            writer.WriteNull();
            return;
        }

        writer.WriteCount(items.Count);
        foreach (var item in items)
        {
            writer.WriteObject(item);
        }
    }

    private static List<Poco?>? ReadLines(ref FastReader reader)
    {
        var count = reader.ReadCount(1);
        if (count < 0)
        {
            return null;
        }

        var items = new List<Poco?>(count);
        for (var i = 0; i < count; i++)
        {
            items.Add(reader.ReadObject<Poco>());
        }

        return items;
    }

    private static void WriteDates(ref FastWriter writer, Dictionary<string, IntAndDate>? items)
    {
        if (items is null)
        {
            writer.WriteNull();
            return;
        }

        writer.WriteCount(items.Count);
        var written = 0;
        foreach (var (key, value) in items)
        {
            writer.WriteString(key);
            writer.WriteObject(value);
            written++;
        }

        FastWriter.CheckCount(items.Count, written);
    }

    private static Dictionary<string, IntAndDate>? ReadDates(ref FastReader reader)
    {
        var count = reader.ReadCount(13);
        if (count < 0)
        {
            return null;
        }

        var items = new Dictionary<string, IntAndDate>(count);
        for (var i = 0; i < count; i++)
        {
            var key = reader.ReadString();
            var value = reader.ReadObject<IntAndDate>();
            reader.AddUnique(items, key!, value);
        }

        return items;
    }

    private static void WriteNumbers(ref FastWriter writer, HashSet<int>? items)
    {
        if (items is null)
        {
            writer.WriteNull();
            return;
        }

        writer.WriteCount(items.Count);
        foreach (var item in items)
        {
            writer.WriteInt32(item);
        }
    }

    private static HashSet<int>? ReadNumbers(ref FastReader reader)
    {
        var count = reader.ReadCount(4);
        if (count < 0)
        {
            return null;
        }

        var items = new HashSet<int>(count);
        for (var i = 0; i < count; i++)
        {
            reader.AddUnique(items, reader.ReadInt32());
        }

        return items;
    }
}
