namespace FastSer.Generator.Wire;

/// <summary><c>Nullable&lt;T&gt;</c>: a presence byte, then the value if there is one.</summary>
internal sealed record NullableType : WireType
{
    public required WireType Element { get; init; }

    public override EquatableArray<WireType> Parts => new[] { Element }.ToEquatableArray();

    public override bool IsBounded => Element.FixedSize is not null;

    public override int BoundedSize => 1 + Element.FixedSize!.Value;

    public override ControlField? Control => IsCompact ? new ControlField(1, "Boolean", 0) : null;

    public override bool IsBoundedMember => !IsCompact && IsBounded;

    public override string Shape => $"{Names.Shape}.Nullable({Element.Shape})";

    public override string LockText => $"{(IsCompact ? "Compact" : "")}Nullable<{Element.LockText}>";

    public static NullableType Of(WireType element, string fullName) => new()
    {
        FullName = fullName, Name = "Nullable" + element.Name, Element = element, AllocatesFromCount = element.AllocatesFromCount,
    };

    public override WireType ToCompact() => this with { IsCompact = true, Element = Element.ToCompact() };

    public override WireType ToInterned() => this with { Element = Element.ToInterned() };

    public override string? ViewType => IsCompact ? null
        : Element.IsPlainValue ? FullName
        : Element is StructType ? Element.ViewType
        : null;

    public override string FormatView(string cursor, string path) => $"{Element.ViewType}.FastSerOpenNullable({cursor}, {path})";

    public override string FormatViewSkip(string cursor, string path, Func<string> plan) => Element.FixedSize is { } size
        ? FormattableString.Invariant($"{cursor}.SkipOptional({size}, {path})")
        : base.FormatViewSkip(cursor, path, plan);

    public override bool HasKeyParts => true;

    public override IEnumerable<string> FormatKey(string value) =>
        [$"if (hasher.AddPresence({value}.HasValue)) {{ {string.Join(" ", Element.FormatKey($"{value}.GetValueOrDefault()"))} }}"];

    public override bool HasPlainName => !IsCompact && Element is ScalarType { HasPlainName: true };

    public override WireType ToKey() => this with { Element = Element.ToKey() };

    /// <summary>
    /// An expression that reads a value that is present, to stand beside a null in a conditional. It is nullable itself: else that
    /// null would be converted to the value's type, where the type has an operator for it. Scalars and enums have none.
    /// </summary>
    /// <param name="helpers">The file's helpers.</param>
    /// <param name="isTyped">The conditional has a target of the nullable type.</param>
    public string FormatReadPresent(HelperSet helpers, bool isTyped)
    {
        var read = Element.FormatRead(helpers);
        return isTyped && (Element is ScalarType or EnumType) ? read : $"({FullName}){read}";
    }

    public override string FormatIsNull(string value) => IsOfUnion ? $"!{value}.HasValue" : base.FormatIsNull(value);

    public override string FormatIsPresent(string value) => IsOfUnion ? $"{value}.HasValue" : base.FormatIsPresent(value);

    private bool IsOfUnion => Element is AnnotatedType { IsLanguageUnion: true };

    /// <summary>The runtime moves it by methods of its own.</summary>
    private bool IsOfRuntime => Element is ScalarType { FixedSize: not null } or EnumType { FixedSize: not null, IsForeign: false };

    public override string FormatWrite(string value, HelperSet helpers) => IsBounded
        ? FormattableString.Invariant($"writer.Commit({FormatPut($"writer.Reserve({BoundedSize})", value, helpers)});")
        : base.FormatWrite(value, helpers);

    public override string FormatPutBounded(int offset, string value, HelperSet helpers) =>
        FormatPut(RunEmitter.FormatAdvance(offset), value, helpers);

    protected override string FormatReadValue(HelperSet helpers, string? existing, bool mayReplace) =>
        IsOfRuntime ? $"reader.ReadNullable<{Element.FullName}>()" : base.FormatReadValue(helpers, existing, mayReplace);

    private string FormatPut(string block, string value, HelperSet helpers) =>
        IsOfRuntime ? $"{block}.PutNullable({value})" : $"{helpers.Call("Put", this)}({block}, {value})";

    public override void EmitHelpers(SourceWriter source, HelperSet helpers)
    {
        if (IsBounded)
        {
            EmitPutHelper(source);
        }
        else
        {
            HelperMethod.OpenWrite(source, this, "value");
            source.If(IsOfUnion ? "!value.HasValue" : "value is not { } present", "writer.WriteNull();", "return;");
            source.Line("writer.WritePresent();");
            source.Line(Element.FormatWrite(IsOfUnion ? "value.GetValueOrDefault()" : "present", helpers));
            source.Close();
        }

        source.Line($"""

            internal static {FullName} Read{Helper.Self}(ref {Names.Reader} reader) =>
                reader.ReadPresence() ? {FormatReadPresent(helpers, isTyped: true)} : null;
            """);
    }

    private void EmitPutHelper(SourceWriter source)
    {
        source.Open($"internal static {Names.WriteBlock} Put{Helper.Self}({Names.WriteBlock} block, {FullName} value)");
        source.If("value is not { } present", "block.WriteAbsent();", "return block.Advance(1);");
        source.Line("block.WritePresent();");
        Element.EmitPut(source, 1, "present");
        source.Line(FormattableString.Invariant($"return block.Advance({BoundedSize});"));
        source.Close();
    }
}
