using FastSer.Generator.Model;

namespace FastSer.Generator.Emission;

/// <summary>
/// Emits Read of a Tolerant type: the mask of the type's own version leads to straight code as in the Fast format, every
/// other mask to a method that goes key by key.
/// </summary>
internal static class TolerantReadEmitter
{
    public static void EmitRead(SourceWriter source, TypeModel model, HelperSet helpers, string other)
    {
        source.Line("/// <inheritdoc/>");
        source.Line(Names.GeneratedCode);
        source.Open($"static {FormatResult(model)} {Names.Serializable}<{model.SelfName}>.Read(ref {Names.Reader} reader)");
        if (model.IsReference)
        {
            source.Line("var end = reader.BeginObject();");
            source.Guard("end.IsNone", "return null;");
        }
        else
        {
            source.Line("var end = reader.BeginValue();");
        }

        EmitObject(source, model, helpers, other);
        source.Close();
    }

    /// <summary>What follows the length of a value that is not null.</summary>
    public static void EmitObject(SourceWriter source, TypeModel model, HelperSet helpers, string other)
    {
        BaseEmitter.EmitChecks(source, model);
        if (model.IsRecursive)
        {
            source.Line("reader.Enter();");
        }

        EmitOwnVersion(source, model, helpers, other);
        EmitEnd(source, model, "reader.EndObject(end);");
        if (model.Callbacks.Deserializing.Count == 0)
        {
            ConstructionEmitter.Emit(source, model);
            return;
        }

        ConstructionEmitter.EmitLater(source, model, model.Members);
    }

    private static void EmitOwnVersion(SourceWriter source, TypeModel model, HelperSet helpers, string other)
    {
        var keys = model.Keys!.Value;
        var mask = new MaskModel(keys);
        var run = FixedRun(model, 0);
        var size = mask.Size + run.Sum(static key => key.Type.FixedSize!.Value);
        var hasOptional = keys.Any(static key => !key.IsRetired && key.IsNullable);
        var first = hasOptional ? "mask" : "block";
        source.Line($"var {first} = reader.Block;");
        source.Guard(
            FormattableString.Invariant($"!end.Fits({first}, {size}) || {FormatComparison(mask, first)}"),
            $"return Read{other}(ref reader, end);");
        source.Line(FormattableString.Invariant($"reader.Commit({first}.Advance({size}));"));

        EmitFirst(source, model);
        var isDeclared = !hasOptional;
        var block = first;
        var offset = mask.Size;
        var left = run.Count;
        for (var number = 0; number < keys.Count; number++)
        {
            var key = keys[number];
            if (key.IsRetired)
            {
                continue;
            }

            if (key.Type.FixedSize is null)
            {
                EmitLocal(source, model, key, FormattableString.Invariant($"mask.HasMember({number})"), null, helpers);
                continue;
            }

            if (left == 0)
            {
                run = FixedRun(model, number);
                left = run.Count;
                offset = 0;
                block = "block";
                source.Line(FormattableString.Invariant(
                    $"{(isDeclared ? "" : "var ")}block = reader.Take({run.Sum(static fixedKey => fixedKey.Type.FixedSize!.Value)});"));
                isDeclared = true;
            }

            source.Line($"var {model.Members[key.MemberIndex].Local} = {Wire.FormatGet(key.Type, offset, block)};");
            offset += key.Type.FixedSize!.Value;
            left--;
        }
    }

    public static void EmitOtherVersion(SourceWriter source, TypeModel model, HelperSet helpers, string other)
    {
        var keys = model.Keys!.Value;
        source.Line("/// <summary>Reads what a version with other members has written.</summary>");
        source.Line(Names.GeneratedCode);
        source.Open($"private static {model.SelfName} Read{other}(ref {Names.Reader} reader, {Names.ObjectEnd} end)");
        source.Line("var mask = reader.ReadMask(end);");
        EmitFirst(source, model);
        for (var number = 0; number < keys.Count; number++)
        {
            var key = keys[number];
            var has = FormattableString.Invariant($"mask.Has({number})");
            if (key.IsRetired)
            {
                source.Guard(has, FormatSkip(key, helpers));
            }
            else
            {
                EmitLocal(source, model, key, has, FormattableString.Invariant($"mask.Knows({number})"), helpers);
            }
        }

        EmitEnd(source, model, FormattableString.Invariant($"reader.EndObject(end, mask, known: {keys.Count});"));
        TolerantConstructionEmitter.Emit(source, model);
        source.Close();
    }

    /// <summary>The object, where it is asked to be told before its members are read.</summary>
    private static void EmitFirst(SourceWriter source, TypeModel model)
    {
        if (model.Callbacks.Deserializing.Count == 0)
        {
            return;
        }

        source.Line($"var result = {ConstructionEmitter.FormatMaker(model)}();");
        ObjectEmitter.EmitCallbacks(source, model.Callbacks.Deserializing, "result");
    }

    private static void EmitEnd(SourceWriter source, TypeModel model, string end)
    {
        source.Line(end);
        if (model.IsRecursive)
        {
            source.Line("reader.Leave();");
        }

        source.Line();
    }

    /// <param name="source">Where to emit.</param>
    /// <param name="model">The type.</param>
    /// <param name="key">The key of the member.</param>
    /// <param name="has">Whether the member is there.</param>
    /// <param name="knows">Whether the writer knew it; null where it did.</param>
    /// <param name="helpers">The file's helpers.</param>
    private static void EmitLocal(
        SourceWriter source, TypeModel model, KeyModel key, string has, string? knows, HelperSet helpers)
    {
        var member = model.Members[key.MemberIndex];
        var read = FormatContent(key, helpers);
        if (!key.IsNullable && knows is null)
        {
            source.Line($"var {member.Local} = {read};");
            return;
        }

        var missing = knows is null ? "default" : member.Missing!.Value;
        var otherwise = key.IsNullable && missing != "default" ? $"{knows} ? null : {missing}" : key.IsNullable ? "null" : missing;
        var isVar = key.Type.Kind != WireKind.Nullable && missing == "default";
        source.Line($"{(isVar ? "var" : key.Type.FullName)} {member.Local} = {has}{FormatExpectation(key)} ? {read} : {otherwise};");
    }

    /// <summary>A set bit promises something that is not null.</summary>
    private static string FormatExpectation(KeyModel key) => key switch
    {
        { IsNullable: false } or { Type.Kind: WireKind.Nullable } or { Type.IsString: true } => "",
        { Type: { Kind: WireKind.VariableScalar, Suffix: "Uri" or "StringBuilder" } } => " && reader.ExpectText()",
        _ => " && reader.ExpectPresent()",
    };

    private static string FormatContent(KeyModel key, HelperSet helpers) => key.Type switch
    {
        { IsString: true } => "reader.ReadPresentString()",
        { Kind: WireKind.Nullable } => Wire.FormatReadPresent(key.Type, helpers),
        _ => Wire.FormatRead(key.Content, helpers),
    };

    private static string FormatSkip(KeyModel key, HelperSet helpers) => key.Content switch
    {
        { IsTolerant: true } => "reader.SkipObject();",
        _ => $"_ = {(FormatExpectation(key) is { Length: > 0 } expectation ? expectation.Substring(4) + " ? " + FormatContent(key, helpers) + " : null" : FormatContent(key, helpers))};",
    };

    /// <summary>The fixed members that follow each other from a key on.</summary>
    private static List<KeyModel> FixedRun(TypeModel model, int number) =>
    [
        .. model.Keys!.Value.Skip(number).Where(static key => !key.IsRetired)
            .TakeWhile(static key => key.Type.FixedSize is not null),
    ];

    private static string FormatComparison(MaskModel mask, string block) => string.Join(" || ", Enumerable.Range(0, mask.Size)
        .Select(i => mask.Constant(i) == 0xFF
            ? FormattableString.Invariant($"{block}.ReadByte({i}) != 0x{mask.Certain(i):X2}")
            : FormattableString.Invariant($"({block}.ReadByte({i}) & 0x{mask.Constant(i):X2}) != 0x{mask.Certain(i):X2}")));

    private static string FormatResult(TypeModel model) => model.IsReference ? model.SelfName + "?" : model.SelfName;
}
