namespace FastSer.Generator.Wire;

/// <summary>
/// A struct of this assembly without an attribute: its fields one after the other, as of one with it. Its code stands where it is used.
/// Elements of arrays and lists are moved as values of a packed wrapper, a struct round it that has the contract which it does not have.
/// </summary>
internal sealed record UnmanagedStructType : WireType
{
    private const string Wrapper = "Packed";

    /// <summary>The name in error messages.</summary>
    public required string DisplayName { get; init; }

    /// <summary>The name by which a compilation finds it.</summary>
    public required string MetadataName { get; init; }

    /// <summary>The type as the schema lock names it.</summary>
    public required string LockName { get; init; }

    public required EquatableArray<WireType> Items { get; init; }

    /// <summary>The fields as C# names them.</summary>
    public required EquatableArray<string> FieldNames { get; init; }

    public required ConstructorModel Constructor { get; init; }

    /// <summary>Numbers of the fields that get their values in an initializer.</summary>
    public required EquatableArray<int> Initialized { get; init; }

    public required ValuePacking Packing { get; init; }

    /// <summary>Two values are equal where all their fields are.</summary>
    public required bool HasKeyOfFields { get; init; }

    public override EquatableArray<WireType> Parts => Items;

    public override int? FixedSize => Items.Sum(static item => item.FixedSize!.Value);

    /// <summary>A property would be asked once for each field.</summary>
    public override bool MustBeHeld => true;

    /// <summary>A constructor is user code.</summary>
    public override bool IsPlainValue => Constructor.Arguments.Count == 0 && Items.All(static item => item.IsPlainValue);

    public override bool HasItems => true;

    public override bool HasSpans => true;

    public override bool HasKeyParts => HasKeyOfFields;

    public override string Shape => $"{Names.Shape}.OfStruct<{FullName}>(static () => {Names.Shape}.Object({CSharpLiteral.String(DisplayName)}, hasPresence: false"
        + string.Concat(Items.Select((item, i) => $", ({CSharpLiteral.String(NameOf(i))}, {item.Shape})")) + "))";

    public override string LockText => LockName;

    public override IEnumerable<string> LockReferences => [LockName];

    public override IEnumerable<WireType> LockedTypes => Items.SelectMany(static item => item.LockedTypes).Prepend(this);

    public override IEnumerable<string> FormatKey(string value) => HasKeyOfFields
        ? Items.SelectMany((item, i) => item.FormatKey(FormatField(value, i)))
        : base.FormatKey(value);

    public override void EmitPut(SourceWriter source, int offset, string value)
    {
        for (var i = 0; i < Items.Count; i++)
        {
            Items[i].EmitPut(source, offset, FormatField(value, i));
            offset += Items[i].FixedSize!.Value;
        }
    }

    public override string FormatGet(int offset, string block = "block")
    {
        var fields = EachItem(offset, (item, at) => item.FormatGet(at, block)).ToList();
        var arguments = Constructor.Arguments.Select(argument =>
            (argument.ParameterName is { } name ? name + ": " : "") + fields[argument.MemberIndex]);
        var initializers = Initialized.Select(i => $"{FieldNames[i]} = {fields[i]}").ToList();
        return $"new {FullName}({string.Join(", ", arguments)})" + (initializers.Count == 0 ? "" : $" {{ {string.Join(", ", initializers)} }}");
    }

    public override IEnumerable<string> FormatChecks(int offset) =>
        EachItem(offset, static (item, at) => item.FormatChecks(at)).SelectMany(static checks => checks);

    public override string FormatItems(string verb, HelperSet helpers) => $"{Names.PackedWrapperItems}.{verb}<{FullName}, {helpers.Call(Wrapper, this)}>";

    public override void EmitHelpers(SourceWriter source, HelperSet helpers)
    {
        HelperMethod.OpenWrite(source, this, "value");
        source.Line(FormattableString.Invariant($"var block = writer.Reserve({FixedSize});"));
        EmitPut(source, 0, "value");
        source.Line(FormattableString.Invariant($"writer.Commit(block.Advance({FixedSize}));"));
        source.Close();
        source.Line();
        HelperMethod.OpenRead(source, this);
        source.Line(FormattableString.Invariant($"var block = reader.Take({FixedSize});"));
        source.Line($"return {FormatGet(0)};");
        source.Close();
        source.Line();
        EmitWrapper(source);
    }

    private void EmitWrapper(SourceWriter source)
    {
        var wrapper = Wrapper + Helper.Self;
        var contract = $"{Names.SerializableValue}<{wrapper}>";
        var checks = string.Join(" && ", FormatChecks(0));
        // Without padding at the end the packed wrapper has the size of the struct, also where that is no multiple of its alignment.
        source.Line("[global::System.Runtime.InteropServices.StructLayout(global::System.Runtime.InteropServices.LayoutKind.Sequential, Pack = 1)]");
        source.Open($"internal struct {wrapper} : {contract}");
        source.Line($"""
            public {FullName} Value;

            """);
        source.Line(FormattableString.Invariant($"""
            static int {contract}.Size => {FixedSize};

            static {Names.Packing} {contract}.Packing => {Names.Packing}.{Packing};

            """));
        source.Open($"static void {contract}.Put({Names.WriteBlock} block, in {wrapper} value)");
        EmitPut(source, 0, "value.Value");
        source.Close();
        source.Line($$"""

            static {{wrapper}} {{contract}}.Get({{Names.ReadBlock}} block) =>
                new {{wrapper}} { Value = {{FormatGet(0)}} };

            static bool {{contract}}.IsValid({{Names.ReadBlock}} block) => {{(checks.Length == 0 ? "true" : checks)}};

            static void {{Names.Serializable}}<{{wrapper}}>.Write(ref {{Names.Writer}} writer, {{wrapper}} value) =>
                Write{{Helper.Self}}(ref writer, value.Value);

            static {{wrapper}} {{Names.Serializable}}<{{wrapper}}>.Read(ref {{Names.Reader}} reader) =>
                new {{wrapper}} { Value = Read{{Helper.Self}}(ref reader) };

            static {{Names.Shape}} {{Names.Serializable}}<{{wrapper}}>.Describe() =>
                {{Shape}};
            """);
        source.Close();
    }

    /// <summary>The name of a field.</summary>
    public string NameOf(int field) => FieldNames[field].TrimStart('@');

    private string FormatField(string value, int field) => $"{value}.{FieldNames[field]}";

    private IEnumerable<T> EachItem<T>(int offset, Func<WireType, int, T> format)
    {
        foreach (var item in Items)
        {
            yield return format(item, offset);
            offset += item.FixedSize!.Value;
        }
    }
}
