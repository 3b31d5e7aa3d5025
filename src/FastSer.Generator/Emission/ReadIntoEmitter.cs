using FastSer.Generator.Model;

namespace FastSer.Generator.Emission;

/// <summary>Emits what reads into existing objects and collections instead of making new ones.</summary>
internal static class ReadIntoEmitter
{
    private const string Members = "Members";

    public static void Emit(SourceWriter source, TypeModel model, HelperSet helpers)
    {
        source.Line("/// <inheritdoc/>");
        source.Line(Names.GeneratedCode);
        source.Open($"static {model.SelfName}? {Names.Serializable}<{model.SelfName}>.ReadInto("
            + $"ref {Names.Reader} reader, {model.SelfName}? value)");
        source.Guard(
            model.IsSealed ? "value is null" : $"value is null || value.GetType() != typeof({model.SelfName})",
            $"return reader.ReadObject<{model.SelfName}>();");
        source.Guard(CompactLayout.Applies(model) ? "reader.ReadNull()" : "!reader.ReadPresence()", "return null;");
        BaseEmitter.EmitChecks(source, model);
        if (model.IsReadInto)
        {
            source.Line($"return {MembersMethod(helpers)}(ref reader, value);");
            source.Close();
            source.Line();
            source.Line(Names.GeneratedCode);
            source.Open($"private static {model.SelfName} {MembersMethod(helpers)}("
                + $"ref {Names.Reader} reader, {model.SelfName} value)");
        }

        EmitMembers(source, model, helpers);
        source.Line("return value;");
        source.Close();
    }

    /// <summary>A new object, by the method that existing ones go through too.</summary>
    public static void EmitNew(SourceWriter source, TypeModel model, HelperSet helpers) =>
        source.Line($"return {MembersMethod(helpers)}(ref reader, {ConstructionEmitter.FormatMaker(model)}());");

    private static string MembersMethod(HelperSet helpers) => "Read" + helpers.ReserveOnce(Members);

    private static void EmitMembers(SourceWriter source, TypeModel model, HelperSet helpers)
    {
        if (model.IsRecursive)
        {
            source.Line("reader.Enter();");
        }

        ObjectEmitter.EmitCallbacks(source, model.Callbacks.Deserializing);

        if (CompactLayout.Applies(model))
        {
            CompactReadEmitter.EmitMembersInto(source, model, helpers);
        }
        else
        {
            EmitParts(source, model, helpers);
        }

        if (model.IsRecursive)
        {
            source.Line("reader.Leave();");
        }

        ObjectEmitter.EmitCallbacks(source, model.Callbacks.Deserialized);
    }

    private static void EmitParts(SourceWriter source, TypeModel model, HelperSet helpers)
    {
        var fixedSize = model.Members.Sum(static member => member.Type.FixedSize ?? 0);
        if (fixedSize > 0)
        {
            source.Line(FormattableString.Invariant($"var block = reader.Take({fixedSize});"));
        }

        var offset = 0;
        foreach (var member in WireOrder.Of(model.Members))
        {
            source.Line(member.Type.FixedSize is null
                ? FormatMember(member, helpers)
                : AccessorEmitter.FormatAssign(member, member.Type.FormatGet(offset)));
            offset += member.Type.FixedSize ?? 0;
        }
    }

    /// <summary>The statement that reads a member of variable size into that of <c>value</c>.</summary>
    public static string FormatMember(MemberModel member, HelperSet helpers)
    {
        var existing = AccessorEmitter.FormatGet(member);
        if (member.IsAssignable)
        {
            return AccessorEmitter.FormatAssign(member, member.Type.FormatRead(helpers, existing));
        }

        return member.Type.PopulatesExisting
            ? $"{member.Type.FormatRead(helpers, $"reader.InPlace({existing})")};"
            : $"reader.Refill(reader.InPlace({existing}), {member.Type.FormatRead(helpers)});";
    }
}
