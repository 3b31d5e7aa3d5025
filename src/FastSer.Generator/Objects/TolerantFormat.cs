namespace FastSer.Generator.Objects;

/// <summary>
/// The Tolerant format: length, mask, then the members in key order. When reading, the mask of the type's own version leads
/// to straight code as in the Fast format, every other mask to a method that goes key by key.
/// </summary>
internal sealed partial class TolerantFormat : ObjectFormat
{
    private readonly EquatableArray<KeyModel> _keys;
    private readonly MaskModel _mask;
    private readonly string _other;
    private readonly MemberModel? _unknown;

    public TolerantFormat(TypeModel model, SourceWriter source, HelperSet helpers)
        : base(model, source, helpers)
    {
        _keys = model.Keys!.Value;
        _mask = new MaskModel(_keys);
        _other = helpers.Reserve(HelperSet.OtherVersion);
        _unknown = model.Unknown;
    }

    /// <summary>Emits what reads the versions with other members.</summary>
    public override void EmitOtherVersion()
    {
        Source.Line("/// <summary>Reads what a version with other members has written.</summary>");
        Source.Line(Names.GeneratedMember);
        Source.Open($"private static {Model.SelfName} {_other}(ref {Names.Reader} reader, {Names.ObjectEnd} end)");
        Source.Line("var mask = reader.ReadMask(end);");
        EmitReserved();
        EmitFirst();
        for (var number = 0; number < _keys.Count; number++)
        {
            var key = _keys[number];
            var has = FormattableString.Invariant($"mask.Has({number})");
            if (key is { IsRetired: true, IsReserved: false })
            {
                Source.If(has, FormatSkip(key));
            }
            else if (!key.IsRetired)
            {
                EmitLocal(key, has, FormattableString.Invariant($"mask.Knows({number})"));
            }
        }

        Source.Line(_unknown is null
            ? FormattableString.Invariant($"reader.EndObject(end, mask, known: {_keys.Count});")
            : FormattableString.Invariant($"var {_unknown.Local} = reader.KeepUnknown(end, mask, known: {_keys.Count});"));
        EmitLeave("reader");
        Source.Line();
        OtherVersionConstruction.Emit(Source, Model, FormatIsGiven);
        Source.Close();
    }

    /// <summary>Refuses the bits of reserved keys: the bytes behind them have no type by which they could be stepped over.</summary>
    private void EmitReserved()
    {
        for (var first = 0; first < _keys.Count; first++)
        {
            var count = _keys.Skip(first).TakeWhile(static key => key.IsReserved).Count();
            if (count > 0)
            {
                Source.Line(FormattableString.Invariant($"reader.RequireClear(mask, {first}, {first + count - 1});"));
                first += count;
            }
        }
    }

    protected override void EmitReadNull()
    {
        if (Model.IsReference)
        {
            Source.Line("var end = reader.BeginObject();");
            Source.If("end.IsNone", "return null;");
        }
        else
        {
            EmitReadCaseStart();
        }
    }

    protected override void EmitReadCaseStart() => Source.Line("var end = reader.BeginValue();");

    protected override void EmitReadMembers()
    {
        var run = FixedRun(0);
        var size = _mask.Size + run.Sum(static key => key.Type.FixedSize!.Value);
        var hasOptional = _keys.Any(static key => !key.IsRetired && key.IsNullable);
        var first = hasOptional ? "mask" : "block";
        Source.Line($"var {first} = reader.Block;");
        Source.If(
            FormattableString.Invariant($"!end.Fits({first}, {size}) || {FormatComparison(first)}"),
            $"return {_other}(ref reader, end);");
        Source.Line(FormattableString.Invariant($"reader.Commit({first}.Advance({size}));"));

        EmitFirst();
        EmitOwnMembers(run, first, isDeclared: !hasOptional);
        Source.Line("reader.EndObject(end);");
        if (_unknown is not null)
        {
            Source.Line($"var {_unknown.Local} = default({_unknown.Type.FullName});");
        }
    }

    protected override void EmitReadMembersInto() =>
        throw new InvalidOperationException("Objects of Tolerant types are always made anew.");

    protected override void EmitConstruction()
    {
        Source.Line();
        if (Model.Callbacks.Deserializing.Count == 0)
        {
            ConstructionEmitter.Emit(Source, Model);
            return;
        }

        ConstructionEmitter.EmitLater(Source, Model, Model.Members);
    }

    private void EmitOwnMembers(List<KeyModel> run, string block, bool isDeclared)
    {
        var offset = _mask.Size;
        var left = run.Count;
        for (var number = 0; number < _keys.Count; number++)
        {
            var key = _keys[number];
            if (key.IsRetired)
            {
                continue;
            }

            if (key.Type.FixedSize is null)
            {
                EmitLocal(key, FormattableString.Invariant($"mask.HasMember({number})"), null);
                continue;
            }

            if (left == 0)
            {
                run = FixedRun(number);
                left = run.Count;
                offset = 0;
                block = "block";
                Source.Line(FormattableString.Invariant(
                    $"{(isDeclared ? "" : "var ")}block = reader.Take({run.Sum(static fixedKey => fixedKey.Type.FixedSize!.Value)});"));
                isDeclared = true;
            }

            Source.Line($"var {Model.Members[key.MemberIndex].Local} = {key.Type.FormatGet(offset, block)};");
            offset += key.Type.FixedSize!.Value;
            left--;
        }
    }

    /// <param name="key">The key of the member.</param>
    /// <param name="has">Whether the member is there.</param>
    /// <param name="knows">Whether the writer knew it; null where it did.</param>
    private void EmitLocal(KeyModel key, string has, string? knows)
    {
        var member = Model.Members[key.MemberIndex];
        var read = key.IsNullable ? FormatContent(key) : NullCheckEmitter.FormatRead(member, FormatContent(key));
        if (!key.IsNullable && knows is null)
        {
            LengthLimitEmitter.EmitExpectation(Source, member);
            Source.Line($"var {member.Local} = {read};");
            return;
        }

        var missing = knows is null ? "default" : member.Missing!.Value;
        var otherwise = key.IsNullable && missing != "default" ? $"{knows} ? null : {missing}" : key.IsNullable ? "null" : missing;
        otherwise = NullCheckEmitter.FormatAbsent(Model, member, knows, otherwise);
        var limit = LengthLimitEmitter.FormatExpectation(member) is { } expectation ? " && " + expectation : "";
        var isVar = key.Type is not NullableType && missing == "default";
        Source.Line($"{(isVar ? "var" : key.Type.FullName)} {member.Local} = {has}{FormatExpectation(key)}{limit} ? {FormatOperand(key, member, read)} : {otherwise};");
    }

    private static string FormatOperand(KeyModel key, MemberModel member, string read) =>
        member.RejectsNull && !key.IsNullable ? $"({read})" : read;

    /// <summary>A clear bit inside the mask is null where the member can be null; else the member was retired.</summary>
    private string FormatIsGiven(MemberModel member)
    {
        var number = _keys.TakeWhile(key => key.IsRetired || !ReferenceEquals(Model.Members[key.MemberIndex], member)).Count();
        return FormattableString.Invariant($"mask.{(_keys[number].IsNullable ? "Knows" : "Has")}({number})");
    }

    /// <summary>A set bit promises something that is not null.</summary>
    private static string FormatExpectation(KeyModel key) => key switch
    {
        { IsNullable: false } or { Type: NullableType or VariableScalarType { IsString: true } } => "",
        _ => key.Type.NullHeader == 0 ? " && reader.ExpectPresent()" : " && reader.ExpectText()",
    };

    private string FormatContent(KeyModel key) => key.Type switch
    {
        VariableScalarType { IsString: true } text => text.FormatReadPresent(),
        NullableType nullable => nullable.FormatReadPresent(Helpers, isTyped: true),
        _ => key.Content.FormatRead(Helpers),
    };

    private string FormatSkip(KeyModel key)
    {
        if (key.Content is AnnotatedType { IsTolerant: true } or ExternalType { IsTolerant: true })
        {
            return "reader.SkipObject();";
        }

        // No discard: the user's type may have the name of an underscore.
        return FormatExpectation(key) is { Length: > 0 } expectation
            ? $"var skipped = {expectation.Substring(4)} ? {FormatContent(key)} : null;"
            : $"var skipped = {FormatContent(key)};";
    }

    /// <summary>The fixed members that follow each other from a key on.</summary>
    private List<KeyModel> FixedRun(int number) =>
        [.. _keys.Skip(number).Where(static key => !key.IsRetired).TakeWhile(static key => key.Type.FixedSize is not null)];

    private string FormatComparison(string block) => string.Join(" || ", Enumerable.Range(0, _mask.Size)
        .Select(i => _mask.Constant(i) == 0xFF
            ? FormattableString.Invariant($"{block}.ReadByte({i}) != 0x{_mask.Certain(i):X2}")
            : FormattableString.Invariant($"({block}.ReadByte({i}) & 0x{_mask.Constant(i):X2}) != 0x{_mask.Certain(i):X2}")));
}
