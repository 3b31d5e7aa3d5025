namespace FastSer.Generator.Wire;

/// <summary>A ValueTuple or KeyValuePair: its items in order; a System.Tuple: the same behind a presence byte.</summary>
internal sealed record TupleType : WireType
{
    public const string PairKey = "Key";

    /// <summary>The most items of a tuple that has no rest.</summary>
    public const int Most = 7;

    public required EquatableArray<WireType> Items { get; init; }

    /// <summary>The names by which items are read from it: <c>Item1</c>, <c>Key</c>, ...</summary>
    public required EquatableArray<string> ItemNames { get; init; }

    /// <summary>The types of the tuples in which a System.Tuple holds its eighth item and those behind it, from the outside in.</summary>
    public EquatableArray<string> Rests { get; init; } = EquatableArray<string>.Empty;

    /// <summary>Set where the items are the fields of a case of an F# union.</summary>
    public CaseFields? Case { get; init; }

    /// <summary>A System.Tuple.</summary>
    public bool IsClass { get; init; }

    public override bool IsWrittenAsItems => true;

    public override EquatableArray<WireType> Parts => Items;

    public override bool IsReference => IsClass;

    public override int? FixedSize => !IsClass && Items.Count > 0 && Items.All(static item => item.FixedSize is not null)
        ? Items.Sum(static item => item.FixedSize!.Value)
        : null;

    public override int MinimumSize => IsClass ? 1 : Math.Max(1, Items.Sum(static item => item.MinimumSize));

    public override bool IsPlainValue => FixedSize is not null && Items.All(static item => item.IsPlainValue);

    private bool IsPair => Case is null && ItemNames[0] == PairKey;

    private string Kind => IsClass ? "Tuple" : "ValueTuple";

    public override string Shape => Case is not null
        ? Case.FormatShape(Items)
        : $"{Names.Shape}.{(IsPair ? "KeyValuePair" : Kind)}({string.Join(", ", Items.Select(static item => item.Shape))})";

    public override string LockText => $"{Kind}<{string.Join(",", Items.Select(static item => item.LockText))}>";

    public override WireType ToCompact() =>
        this with { IsCompact = true, Items = Items.Select(static item => item.ToCompact()).ToEquatableArray() };

    public override WireType ToInterned() => this with { Items = Items.Select(static item => item.ToInterned()).ToEquatableArray() };

    public override bool HasKeyParts => true;

    public override IEnumerable<string> FormatKey(string value)
    {
        var items = Items.SelectMany((item, i) => item.FormatKey($"{value}.{ItemNames[i]}"));
        return IsClass ? [$"if (hasher.AddPresence({value} is not null)) {{ {string.Join(" ", items)} }}"] : items;
    }

    public override WireType ToKey() => this with { Items = Items.Select(static item => item.ToKey()).ToEquatableArray() };

    public override void EmitPut(SourceWriter source, int offset, string value)
    {
        for (var i = 0; i < Items.Count; i++)
        {
            Items[i].EmitPut(source, offset, $"{value}.{ItemNames[i]}");
            offset += Items[i].FixedSize!.Value;
        }
    }

    public override string FormatGet(int offset, string block = "block") =>
        FormatNew(EachItem(offset, (item, at) => item.FormatGet(at, block)));

    public override IEnumerable<string> FormatChecks(int offset) =>
        EachItem(offset, static (item, at) => item.FormatChecks(at)).SelectMany(static checks => checks);

    public override void EmitHelpers(SourceWriter source, HelperSet helpers)
    {
        HelperMethod.OpenWrite(source, this, "value");
        new RunEmitter(source, helpers).EmitAll(HoldItems(source), withPresence: IsClass);
        source.Close();
        source.Line();
        HelperMethod.OpenRead(source, this);
        if (IsClass)
        {
            source.If("!reader.ReadPresence()", "return null;");
        }

        // Arguments are evaluated from left to right: in wire order.
        source.Line($"return {FormatNew(Items.Select((item, i) => FormatReadItem(i, item.FormatRead(helpers))))};");
        source.Close();
    }

    private List<RunItem> HoldItems(SourceWriter source)
    {
        if (Case?.ClassName is { } className)
        {
            source.Line($"var fields = ({className})value;");
        }

        var items = new List<RunItem>();
        for (var i = 0; i < Items.Count; i++)
        {
            var value = Case?.FormatHeld(i, ItemNames[i], FullName) ?? $"value.{ItemNames[i]}";
            if (Items[i].MustBeHeld || Case?.RejectNull[i] == true)
            {
                var local = Case is not null ? FormattableString.Invariant($"field{i + 1}")
                    : ItemNames[i] == "Value" ? "text" : char.ToLowerInvariant(ItemNames[i][0]) + ItemNames[i].Substring(1).Replace(".", "");
                source.Line($"var {local} = {value};");
                value = local;
            }

            items.Add(new RunItem(Items[i], value));
        }

        return items;
    }

    /// <summary>The constructor of more than 7 items takes the rest of them as a tuple: C# writes that.</summary>
    private string FormatNew(IEnumerable<string> items) => Case is not null
        ? $"{Case.Maker}({string.Join(", ", items)})"
        : IsClass
        ? FormatNewObject([FullName, .. Rests], [.. items])
        : $"{(Items.Count <= Most ? $"new {FullName}" : "")}({string.Join(", ", items)})";

    private static string FormatNewObject(List<string> types, List<string> items) => types.Count == 1
        ? $"new {types[0]}({string.Join(", ", items)})"
        : $"new {types[0]}({string.Join(", ", items.Take(Most))}, {FormatNewObject(types.GetRange(1, types.Count - 1), items.GetRange(Most, items.Count - Most))})";

    private string FormatReadItem(int i, string read) => Case?.FormatRead(i, read) ?? read;

    private IEnumerable<T> EachItem<T>(int offset, Func<WireType, int, T> format)
    {
        foreach (var item in Items)
        {
            yield return format(item, offset);
            offset += item.FixedSize!.Value;
        }
    }
}
