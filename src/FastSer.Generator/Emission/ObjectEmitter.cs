using FastSer.Generator.Model;

namespace FastSer.Generator.Emission;

/// <summary>Emits Write and Read of a class, or of a struct of variable size.</summary>
internal static class ObjectEmitter
{
    public static void EmitWrite(SourceWriter source, TypeModel model, HelperSet helpers)
    {
        var members = WireOrder.Of(model.Members);
        source.Line(FormatSummary(members));
        OpenWrite(source, model);
        if (model.IsReference)
        {
            source.Guard("value is null", "writer.WriteNull();", "return;");
            EmitTypeCheck(source, model);
        }

        if (model.Tracking != Tracking.None)
        {
            source.Guard("writer.TryWriteReference(value)", "return;");
        }

        var isWatched = model.Tracking == Tracking.BuiltLastWatched;
        if (isWatched)
        {
            source.Line("writer.MarkReference(value, isOpen: true);");
        }

        EmitWriteMembers(source, model, members, new RunEmitter(source, helpers));
        if (isWatched)
        {
            source.Line("writer.MarkReference(value, isOpen: false);");
        }

        source.Close();
    }

    /// <summary>The members of a value that is not null, behind what a class begins with.</summary>
    public static void EmitWriteMembers(
        SourceWriter source, TypeModel model, IReadOnlyList<MemberModel> members, RunEmitter run)
    {
        BaseEmitter.EmitChecks(source, model);
        if (model.IsRecursive)
        {
            source.Line("writer.Enter();");
        }

        EmitCallbacks(source, model.Callbacks.Serializing);
        var items = HoldStrings(source, members);
        run.EmitAll(items, withPresence: model.IsReference);
        EmitCallbacks(source, model.Callbacks.Serialized);
        if (model.IsRecursive)
        {
            source.Line("writer.Leave();");
        }
    }

    public static void OpenWrite(SourceWriter source, TypeModel model)
    {
        source.Line(Names.GeneratedCode);
        source.Open($"static void {Names.Serializable}<{model.SelfName}>.Write("
            + $"ref {Names.Writer} writer, {model.SelfName}{(model.IsReference ? "?" : "")} value)");
    }

    public static void EmitTryPut(SourceWriter source, TypeModel model, HelperSet helpers)
    {
        OpenTryPut(source, model);
        new RunEmitter(source, helpers).EmitTryPut(HoldStrings(source, WireOrder.Of(model.Members)));
        source.Close();
    }

    public static void OpenTryPut(SourceWriter source, TypeModel model)
    {
        source.Line("/// <inheritdoc/>");
        source.Line(Names.GeneratedCode);
        source.Open($"static {Names.WriteBlock} {Names.SerializableBounded}<{model.SelfName}>.TryPut("
            + $"{Names.WriteBlock} block, {Names.WriteLimit} limit, {model.SelfName}? value)");
        source.Guard("value is null", "return limit.TryPutNull(block);");
        EmitTypeCheck(source, model);
        BaseEmitter.EmitChecks(source, model);
    }

    public static void EmitCallbacks(SourceWriter source, IEnumerable<string> callbacks, string target = "value")
    {
        foreach (var callback in callbacks)
        {
            source.Line($"{target}.{callback}();");
        }
    }

    public static void EmitTypeCheck(SourceWriter source, TypeModel model)
    {
        if (!model.IsSealed)
        {
            source.Guard(FormatIsOther(model),
                $"{Names.Writer}.ThrowUnexpectedType(value, typeof({model.SelfName}));");
        }
    }

    /// <summary>Whether <c>value</c> is of a derived type.</summary>
    public static string FormatIsOther(TypeModel model) =>
        $"{(model.HidesGetType ? "((object)value)" : "value")}.GetType() != typeof({model.SelfName})";

    /// <summary>Reads each string once: the length that is reserved is that of the string that is written.</summary>
    private static List<RunItem> HoldStrings(SourceWriter source, IReadOnlyList<MemberModel> members)
    {
        var items = new List<RunItem>();
        foreach (var member in members)
        {
            var value = AccessorEmitter.FormatGet(member);
            if (member.Type.IsString)
            {
                source.Line($"var {member.Local} = {value};");
                value = member.Local;
            }

            items.Add(new RunItem(member.Type, value));
        }

        return items;
    }

    public static void EmitRead(SourceWriter source, TypeModel model, HelperSet helpers)
    {
        OpenRead(source, model);
        if (model.Tracking != Tracking.None)
        {
            source.Guard("!reader.TryReadNew()", $"return reader.ReadReference<{model.SelfName}>();");
        }
        else if (model.IsReference)
        {
            source.Guard("!reader.ReadPresence()", "return null;");
        }

        EmitReadMembers(source, model, helpers);
        source.Close();
    }

    /// <summary>The members, and the value made of them.</summary>
    public static void EmitReadMembers(SourceWriter source, TypeModel model, HelperSet helpers)
    {
        BaseEmitter.EmitChecks(source, model);
        if (model.IsReadInto)
        {
            ReadIntoEmitter.EmitNew(source, model, helpers);
            return;
        }

        if (model.IsRecursive)
        {
            source.Line("reader.Enter();");
        }

        switch (model.Tracking)
        {
            case Tracking.BuiltFirst:
                source.Line($"var result = {ConstructionEmitter.FormatMaker(model)}();");
                source.Line("reader.AddReference(result);");
                EmitCallbacks(source, model.Callbacks.Deserializing, "result");
                break;
            case Tracking.BuiltLast or Tracking.BuiltLastWatched:
                source.Line("var reference = reader.AddReference(null);");
                break;
        }

        EmitLocals(source, model, helpers);
        if (model.IsRecursive)
        {
            source.Line("reader.Leave();");
        }

        if (model.Members.Count > 0)
        {
            source.Line();
        }

        ConstructionEmitter.Emit(source, model);
    }

    public static void OpenRead(SourceWriter source, TypeModel model)
    {
        source.Line("/// <inheritdoc/>");
        source.Line(Names.GeneratedCode);
        source.Open($"static {model.SelfName}{(model.IsReference ? "?" : "")} {Names.Serializable}<{model.SelfName}>.Read("
            + $"ref {Names.Reader} reader)");
    }

    private static void EmitLocals(SourceWriter source, TypeModel model, HelperSet helpers)
    {
        var fixedSize = model.Members.Sum(static member => member.Type.FixedSize ?? 0);
        if (fixedSize > 0)
        {
            source.Line(FormattableString.Invariant($"var block = reader.Take({fixedSize});"));
        }

        var offset = 0;
        foreach (var member in WireOrder.Of(model.Members))
        {
            var value = member.Type.FixedSize is null
                ? Wire.FormatRead(member.Type, helpers)
                : Wire.FormatGet(member.Type, offset);
            source.Line($"var {member.Local} = {value};");
            offset += member.Type.FixedSize ?? 0;
        }
    }

    private static string FormatSummary(IReadOnlyList<MemberModel> members)
    {
        if (members.Count is 0 or > 12)
        {
            return "/// <inheritdoc/>";
        }

        static string List(IEnumerable<MemberModel> part) =>
            string.Join(", ", part.Select(static member => $"<c>{member.DisplayName}</c>"));

        var fixedOnes = List(members.Where(static member => member.Type.FixedSize is not null));
        var others = List(members.Where(static member => member.Type.FixedSize is null));
        var separator = fixedOnes.Length > 0 && others.Length > 0 ? ", then " : "";
        return $"/// <summary>Writes {fixedOnes}{separator}{others}.</summary>";
    }
}
