namespace FastSer.Generator.Objects;

/// <summary>Members that can be null are held by locals, for their bit and their bytes must tell the same.</summary>
internal sealed partial class TolerantFormat
{
    protected override string FormatSummary()
    {
        var members = _keys.Where(static key => !key.IsRetired).Select(key => Model.Members[key.MemberIndex]).ToList();
        return members.Count is 0 or > 12 ? "/// <inheritdoc/>" : $"/// <summary>Writes length, mask, {FormatNames(members)}.</summary>";
    }

    protected override void EmitWriteMembers(string? header)
    {
        if (header is not null)
        {
            Source.Line($"writer.WriteByte({header});");
        }

        var members = HoldMembers();
        if (_unknown is null && members.TrueForAll(static member => member.IsBounded))
        {
            // One block: its length is put before it within the block.
            Source.Line($"var block = writer.Reserve({FormatObjectBound(members)});");
            EmitPacked(members, "writer.Commit(", ");");
        }
        else
        {
            EmitParts(members);
        }
    }

    protected override void EmitPutMembers()
    {
        var members = HoldMembers();
        Source.If($"!limit.Fits(block, {FormatObjectBound(members)})", "return default;");
        EmitPacked(members, "return ", ";");
    }

    private void EmitPacked(List<KeyedValue> members, string before, string after)
    {
        var size = ConstantSize(members);
        Source.Line(size is null ? "var start = block;" : FormattableString.Invariant($"block.WriteByte(0, {size});"));
        EmitMask(members, offset: 1);
        var end = EmitPuts(members, 1 + _mask.Size);
        Source.Line(size is null ? $"{before}start.CloseObject({end}){after}" : $"{before}{end}{after}");
    }

    /// <summary>Runs of bounded members are blocks of their own; the writer keeps the bytes until the length is known.</summary>
    private void EmitParts(List<KeyedValue> members)
    {
        Source.Line("var start = writer.BeginObject();");
        var run = _unknown is not null ? [] : members.TakeWhile(static member => member.IsBounded).ToList();
        Source.Line($"var block = writer.Reserve({FormatBound(_mask.Size, run)});");
        EmitMask(members, offset: 0);
        Source.Line($"writer.Commit({EmitPuts(run, _mask.Size)});");
        if (_unknown is not null)
        {
            Source.Line($"writer.WriteUnknownMask({_unknown.Local});");
        }

        for (var i = run.Count; i < members.Count;)
        {
            run = [.. members.Skip(i).TakeWhile(static member => member.IsBounded)];
            if (run.Count == 0)
            {
                EmitSingle(members[i++]);
                continue;
            }

            Source.Line($"block = writer.Reserve({FormatBound(0, run)});");
            Source.Line($"writer.Commit({EmitPuts(run, 0)});");
            i += run.Count;
        }

        if (_unknown is not null)
        {
            Source.Line($"writer.WriteUnknownMembers({_unknown.Local});");
        }

        Source.Line("writer.EndObject(start);");
    }

    private void EmitSingle(KeyedValue member)
    {
        var write = member.Key.Content.FormatWrite(member.Content, Helpers);
        if (!member.Key.IsNullable)
        {
            Source.Line(write);
            return;
        }

        Source.If(member.Key.Type.FormatIsPresent(member.Value), write);
    }

    private void EmitMask(List<KeyedValue> members, int offset)
    {
        for (var i = 0; i < _mask.Size; i++)
        {
            var bits = members.Where(member => member.Key.IsNullable && MaskModel.ByteOf(member.Number) == i)
                .Select(static member => FormattableString.Invariant(
                    $"({member.Key.Type.FormatIsNull(member.Value)} ? 0 : 0x{MaskModel.BitOf(member.Number):X2})"));
            var isOpen = _unknown is not null && i == _mask.Size - 1;
            if (isOpen)
            {
                bits = bits.Append(FormattableString.Invariant($"{_unknown!.Local}.MaskByteBehind({_keys.Count})"));
            }

            var certain = FormattableString.Invariant($"0x{(isOpen ? _mask.Own(i) : _mask.Certain(i)):X2}");
            var terms = string.Join(" | ", new[] { certain }.Concat(bits));
            Source.Line(FormattableString.Invariant(
                $"block.WriteByte({offset + i}, {(terms == certain ? certain : $"(byte)({terms})")});"));
        }
    }

    /// <summary>Emits the puts and returns the block behind them. Only members that are there move the block.</summary>
    private string EmitPuts(List<KeyedValue> members, int offset)
    {
        foreach (var member in members)
        {
            if (!member.Key.IsNullable)
            {
                member.Key.Type.EmitPut(Source, offset, member.Value);
                offset += member.Key.Type.FixedSize!.Value;
                continue;
            }

            if (offset > 0)
            {
                Source.Line(FormattableString.Invariant($"block = block.Advance({offset});"));
                offset = 0;
            }

            EmitOptionalPut(member);
        }

        return RunEmitter.FormatAdvance(offset);
    }

    private void EmitOptionalPut(KeyedValue member)
    {
        Source.Open($"if ({member.Value} is not null)");
        if (member.Key.Content.FixedSize is { } size)
        {
            member.Key.Content.EmitPut(Source, 0, member.Content);
            Source.Line(FormattableString.Invariant($"block = block.Advance({size});"));
        }
        else
        {
            Source.Line($"block = {member.Key.Content.FormatPutBounded(0, member.Value, Helpers)};");
        }

        Source.Close();
        Source.Line();
    }

    /// <summary>The bytes of every value, if all take the same and the length fits one byte.</summary>
    private int? ConstantSize(List<KeyedValue> members)
    {
        var size = 1 + _mask.Size + members.Sum(static member => member.Key.Content.FixedSize ?? 0);
        return members.TrueForAll(static member => !member.Key.IsNullable) && size < 255 ? size : null;
    }

    /// <summary>Length, in its long form where it is not known, mask and members.</summary>
    private string FormatObjectBound(List<KeyedValue> members) =>
        FormatBound((ConstantSize(members) is null ? 5 : 1) + _mask.Size, members);

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

    private List<KeyedValue> HoldMembers()
    {
        var members = new List<KeyedValue>();
        if (_unknown is not null)
        {
            EmitHold(_unknown, AccessorEmitter.FormatGet(_unknown));
        }

        for (var number = 0; number < _keys.Count; number++)
        {
            var key = _keys[number];
            if (key.IsRetired)
            {
                continue;
            }

            var member = Model.Members[key.MemberIndex];
            var value = AccessorEmitter.FormatGet(member);
            if (key.IsNullable || member.MaxLength is not null || member.RejectsNull)
            {
                EmitHold(member, value);
                value = member.Local;
            }

            members.Add(new KeyedValue(number, key, value));
        }

        return members;
    }

    /// <summary>A member with its key's number and the expression that holds it.</summary>
    private readonly record struct KeyedValue(int Number, KeyModel Key, string Value)
    {
        public bool IsBounded => Key.Type.IsBounded;

        /// <summary>The expression of what stands behind a set bit.</summary>
        public string Content => Key.Type is NullableType ? $"{Value}.GetValueOrDefault()" : Value;
    }
}
