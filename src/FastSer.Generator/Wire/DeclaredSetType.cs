namespace FastSer.Generator.Wire;

/// <summary>An object, interface or base class that holds one of a declared set of types: a tag, then the value.</summary>
internal sealed record DeclaredSetType : WireType
{
    public required EquatableArray<WireType> Items { get; init; }

    /// <summary>One for each of <see cref="Items"/>.</summary>
    public required EquatableArray<int> Tags { get; init; }

    /// <summary>One for each of <see cref="Items"/>: its values are of types that derive from it.</summary>
    public required EquatableArray<bool> HoldDerived { get; init; }

    public override EquatableArray<WireType> Parts => Items;

    public override bool IsReference => true;

    public override string Shape => $"{Names.Shape}.Union(null, {string.Join(", ", Each(static (tag, item) =>
        FormattableString.Invariant($"{Names.Shape}.{CaseOf(item)}({tag}, {item.Shape})")))})";

    public override string LockText =>
        $"Set<{string.Join(",", Each(static (tag, item) => FormattableString.Invariant($"{tag}:{item.LockText}")))}>";

    public override WireType ToCompact() =>
        this with { IsCompact = true, Items = Items.Select(static item => item.ToCompact()).ToEquatableArray() };

    public override WireType ToInterned() => this with { Items = Items.Select(static item => item.ToInterned()).ToEquatableArray() };

    public override void EmitHelpers(SourceWriter source, HelperSet helpers)
    {
        EmitWrite(source, helpers);
        source.Line();
        HelperMethod.EmitReadTagged(source, this, Items.Select((item, i) => (Tags[i], FormatCase(item, helpers))));
    }

    public override bool HasKeyParts => true;

    public override IEnumerable<string> FormatKey(string value)
    {
        var cases = Items.Select((item, i) => FormattableString.Invariant(
            $"if ({FormatTest(i, value)}) {{ hasher.Add({Tags[i]}); {string.Join(" ", item.FormatKey($"(({item.FullName}){value})"))} }} else "));
        return [$"if ({value} is null) {{ hasher.Add({value}); }} else {string.Concat(cases)}{{ hasher.Add({value}); }}"];
    }

    /// <summary>The condition that a value which is not null is of the type with a number.</summary>
    public string FormatTest(int i, string value) => HoldDerived[i]
        ? $"{value} is {Items[i].FullName}"
        : $"{Names.Writer}.IsExact<{Items[i].FullName}>({value})";

    private void EmitWrite(SourceWriter source, HelperSet helpers)
    {
        HelperMethod.OpenWrite(source, this, "value");
        for (var i = 0; i < Items.Count; i++)
        {
            var item = Items[i];
            source.If(
                FormatTest(i, "value"),
                FormattableString.Invariant($"writer.WriteTag({Tags[i]});"),
                item.FormatWrite(FormatCast(item), helpers),
                "return;");
        }

        source.Line($"{Names.Writer}.ThrowUnexpectedType(value, typeof({FullName}));");
        source.Close();
    }

    /// <summary>Null behind a tag is an error where <see cref="FormatCase"/> says so.</summary>
    private static string CaseOf(WireType item) => item.IsReference || item is TypeParameterType ? "Case" : "ValueCase";

    private static string[] FormatCase(WireType item, HelperSet helpers)
    {
        var read = $"return {item.FormatRead(helpers)};";
        return item.IsReference ? [FormattableString.Invariant($"reader.RequireNotNull({item.NullHeader});"), read] : [read];
    }

    /// <summary>A wrapper is asked for its value.</summary>
    private static string FormatCast(WireType item) =>
        item is CompactWrapperType ? $"(({item.FullName})value)" : $"({item.FullName})value";

    private IEnumerable<string> Each(Func<int, WireType, string> format) => Items.Select((item, i) => format(Tags[i], item));
}
