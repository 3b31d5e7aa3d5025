using FastSer.Generator.Model;
using FastSer.Generator.Wire;

namespace FastSer.Generator.Emission;

/// <summary>
/// Emits Write of a Tolerant type: length, mask, then the members in key order. Members that can be null are held by
/// locals, for their bit and their bytes must tell the same.
/// </summary>
internal static class TolerantWriteEmitter
{
    public static void EmitWrite(SourceWriter source, TypeModel model, HelperSet helpers)
    {
        source.Line(FormatSummary(model));
        source.Line(Names.GeneratedCode);
        source.Open($"static void {Names.Serializable}<{model.SelfName}>.Write("
            + $"ref {Names.Writer} writer, {model.SelfName}{(model.IsReference ? "?" : "")} value)");
        if (model.IsReference)
        {
            source.Guard("value is null", "writer.WriteNull();", "return;");
            ObjectEmitter.EmitTypeCheck(source, model);
        }

        EmitObject(source, model, helpers);
        source.Close();
    }

    /// <summary>A value that is not null.</summary>
    public static void EmitObject(SourceWriter source, TypeModel model, HelperSet helpers)
    {
        BaseEmitter.EmitChecks(source, model);
        if (model.IsRecursive)
        {
            source.Line("writer.Enter();");
        }

        ObjectEmitter.EmitCallbacks(source, model.Callbacks.Serializing);
        var members = Hold(source, model);
        if (members.TrueForAll(static member => member.IsBounded))
        {
            EmitBlock(source, model, members);
        }
        else
        {
            EmitParts(source, model, members, helpers);
        }

        ObjectEmitter.EmitCallbacks(source, model.Callbacks.Serialized);
        if (model.IsRecursive)
        {
            source.Line("writer.Leave();");
        }
    }

    public static void EmitTryPut(SourceWriter source, TypeModel model)
    {
        source.Line("/// <inheritdoc/>");
        source.Line(Names.GeneratedCode);
        source.Open($"static {Names.WriteBlock} {Names.SerializableBounded}<{model.SelfName}>.TryPut("
            + $"{Names.WriteBlock} block, {Names.WriteLimit} limit, {model.SelfName}? value)");
        source.Guard("value is null", "return limit.TryPutNull(block);");
        ObjectEmitter.EmitTypeCheck(source, model);
        BaseEmitter.EmitChecks(source, model);
        var members = Hold(source, model);
        source.Guard($"!limit.Fits(block, {FormatObjectBound(members, model)})", "return default;");
        EmitPacked(source, model, members, "return ", ";");
        source.Close();
    }

    /// <summary>A type of bounded members is one block, and its length is put before it within the block.</summary>
    private static void EmitBlock(SourceWriter source, TypeModel model, List<KeyedValue> members)
    {
        source.Line($"var block = writer.Reserve({FormatObjectBound(members, model)});");
        EmitPacked(source, model, members, "writer.Commit(", ");");
    }

    private static void EmitPacked(
        SourceWriter source, TypeModel model, List<KeyedValue> members, string before, string after)
    {
        var mask = new MaskModel(model.Keys!.Value);
        var isConstant = ConstantSize(members, mask) is not null;
        if (ConstantSize(members, mask) is { } size)
        {
            source.Line(FormattableString.Invariant($"block.WriteByte(0, {size});"));
        }
        else
        {
            source.Line("var start = block;");
        }

        EmitMask(source, mask, members, offset: 1);
        var end = EmitPuts(source, members, 1 + mask.Size);
        source.Line(isConstant ? $"{before}{end}{after}" : $"{before}start.CloseObject({end}){after}");
    }

    /// <summary>Runs of bounded members are blocks of their own; the writer keeps the bytes until the length is known.</summary>
    private static void EmitParts(SourceWriter source, TypeModel model, List<KeyedValue> members, HelperSet helpers)
    {
        var mask = new MaskModel(model.Keys!.Value);
        source.Line("var start = writer.BeginObject();");
        var run = members.TakeWhile(static member => member.IsBounded).ToList();
        source.Line($"var block = writer.Reserve({FormatBound(mask.Size, run)});");
        EmitMask(source, mask, members, offset: 0);
        source.Line($"writer.Commit({EmitPuts(source, run, mask.Size)});");
        for (var i = run.Count; i < members.Count;)
        {
            run = [.. members.Skip(i).TakeWhile(static member => member.IsBounded)];
            if (run.Count == 0)
            {
                EmitSingle(source, members[i++], helpers);
                continue;
            }

            source.Line($"block = writer.Reserve({FormatBound(0, run)});");
            source.Line($"writer.Commit({EmitPuts(source, run, 0)});");
            i += run.Count;
        }

        source.Line("writer.EndObject(start);");
    }

    private static void EmitSingle(SourceWriter source, KeyedValue member, HelperSet helpers)
    {
        var write = member.Key.Content.FormatWrite(member.Content, helpers);
        if (!member.Key.IsNullable)
        {
            source.Line(write);
            return;
        }

        source.Guard($"{member.Value} is not null", write);
    }

    private static void EmitMask(SourceWriter source, MaskModel mask, List<KeyedValue> members, int offset)
    {
        for (var i = 0; i < mask.Size; i++)
        {
            var bits = members.Where(member => member.Key.IsNullable && MaskModel.ByteOf(member.Number) == i)
                .Select(static member => FormattableString.Invariant(
                    $"({member.Value} is null ? 0 : 0x{MaskModel.BitOf(member.Number):X2})"));
            var certain = FormattableString.Invariant($"0x{mask.Certain(i):X2}");
            var terms = string.Join(" | ", new[] { certain }.Concat(bits));
            source.Line(FormattableString.Invariant(
                $"block.WriteByte({offset + i}, {(terms == certain ? certain : $"(byte)({terms})")});"));
        }
    }

    /// <summary>Emits the puts and returns the block behind them. Only members that are there move the block.</summary>
    private static string EmitPuts(SourceWriter source, List<KeyedValue> members, int offset)
    {
        foreach (var member in members)
        {
            if (member.Key.IsNullable)
            {
                if (offset > 0)
                {
                    source.Line(FormattableString.Invariant($"block = block.Advance({offset});"));
                    offset = 0;
                }

                source.Open($"if ({member.Value} is not null)");
                if (member.Key.Content.FixedSize is { } contentSize)
                {
                    member.Key.Content.EmitPut(source, 0, member.Content);
                    source.Line(FormattableString.Invariant($"block = block.Advance({contentSize});"));
                }
                else
                {
                    source.Line($"block = block.WriteString(0, {member.Value});");
                }

                source.Close();
                source.Line();
                continue;
            }

            member.Key.Type.EmitPut(source, offset, member.Value);
            offset += member.Key.Type.FixedSize!.Value;
        }

        return offset == 0 ? "block" : FormattableString.Invariant($"block.Advance({offset})");
    }

    /// <summary>The bytes of every value, if all take the same and the length fits one byte.</summary>
    private static int? ConstantSize(List<KeyedValue> members, MaskModel mask)
    {
        var size = 1 + mask.Size + members.Sum(static member => member.Key.Content.FixedSize ?? 0);
        return members.TrueForAll(static member => !member.Key.IsNullable) && size < 255 ? size : null;
    }

    /// <summary>Length, in its long form where it is not known, mask and members.</summary>
    private static string FormatObjectBound(List<KeyedValue> members, TypeModel model)
    {
        var mask = new MaskModel(model.Keys!.Value);
        return FormatBound((ConstantSize(members, mask) is null ? 5 : 1) + mask.Size, members);
    }

    private static string FormatBound(int constant, List<KeyedValue> members)
    {
        constant += members.Sum(static member => member.Key.Content.FixedSize ?? 0);
        var terms = members.Select(static member => member.Key.Type.FormatBound(member.Value)).OfType<string>().ToList();
        if (constant > 0)
        {
            terms.Insert(0, FormattableString.Invariant($"{constant}"));
        }

        return string.Join(" + ", terms);
    }

    private static List<KeyedValue> Hold(SourceWriter source, TypeModel model)
    {
        var members = new List<KeyedValue>();
        for (var number = 0; number < model.Keys!.Value.Count; number++)
        {
            var key = model.Keys.Value[number];
            if (key.IsRetired)
            {
                continue;
            }

            var member = model.Members[key.MemberIndex];
            var value = AccessorEmitter.FormatGet(member);
            if (key.IsNullable)
            {
                source.Line($"var {member.Local} = {value};");
                value = member.Local;
            }

            members.Add(new KeyedValue(number, key, value));
        }

        return members;
    }

    private static string FormatSummary(TypeModel model)
    {
        var names = model.Keys!.Value.Where(static key => !key.IsRetired)
            .Select(key => $"<c>{model.Members[key.MemberIndex].DisplayName}</c>").ToList();
        return names.Count is 0 or > 12
            ? "/// <inheritdoc/>"
            : $"/// <summary>Writes length, mask, {string.Join(", ", names)}.</summary>";
    }

    /// <summary>A member with its key's number and the expression that holds it.</summary>
    private readonly record struct KeyedValue(int Number, KeyModel Key, string Value)
    {
        public bool IsBounded => Key.Type.IsBounded;

        /// <summary>The expression of what stands behind a set bit.</summary>
        public string Content => Key.Type is NullableType ? $"{Value}.GetValueOrDefault()" : Value;
    }
}
