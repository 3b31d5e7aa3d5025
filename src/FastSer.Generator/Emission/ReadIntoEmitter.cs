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
            model.IsSealed ? "value is null" : $"value is null || {ObjectEmitter.FormatIsOther(model)}",
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

    /// <summary>Emits the helper of a collection: cleared and filled again, its capacity kept.</summary>
    public static void EmitHelper(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        var minimum = type.Items.Sum(static item => item.MinimumSize);
        var claimsSlots = type.Items.Any(static item => item.ClaimsSlots);
        var watchedKey = type.Collection?.WatchedKey;
        source.Line(Names.GeneratedCode);
        source.Open($"private static {type.FullName}? ReadInto{helpers.NameOf(type)}("
            + $"ref {Names.Reader} reader, {type.FullName}? items{(watchedKey is null ? "" : ", bool mayReplace")})");
        source.Guard("items is null", $"return {Wire.FormatRead(type, helpers)};");
        source.Line(FormattableString.Invariant($"var count = reader.ReadCount(minimumElementSize: {minimum});"));
        source.Guard("count < 0", "return null;");
        if (type.Kind == WireKind.Array)
        {
            source.Guard("items.Length != count", $"items = {ArrayCreation.Format(type, "count")};");
        }
        else
        {
            source.Line("items.Clear();");
            source.Line("items.EnsureCapacity(count);");
        }

        CollectionEmitter.EmitGuard(source, watchedKey, "mayReplace ? count : 0");
        CollectionEmitter.OpenItems(source, minimum, claimsSlots);
        if (type.Kind == WireKind.Dictionary)
        {
            DictionaryEmitter.EmitEntry(source, type, helpers);
        }
        else
        {
            SequenceEmitter.EmitItem(source, type, helpers);
        }

        CollectionEmitter.CloseLoop(source, "items");
        source.Close();
    }

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
                : AccessorEmitter.FormatAssign(member, Wire.FormatGet(member.Type, offset)));
            offset += member.Type.FixedSize ?? 0;
        }
    }

    /// <summary>The statement that reads a member of variable size into that of <c>value</c>.</summary>
    public static string FormatMember(MemberModel member, HelperSet helpers)
    {
        var existing = AccessorEmitter.FormatGet(member);
        if (member.IsAssignable)
        {
            return AccessorEmitter.FormatAssign(member, Wire.FormatReadInto(member.Type, existing, helpers));
        }

        return Wire.CanReadInto(member.Type)
            ? $"{Wire.FormatReadInto(member.Type, $"reader.InPlace({existing})", helpers, mayReplace: false)};"
            : $"reader.Refill(reader.InPlace({existing}), {Wire.FormatRead(member.Type, helpers)});";
    }
}
