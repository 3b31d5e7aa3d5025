namespace FastSer.Generator.Objects;

/// <summary>
/// Emits how a key of the type is hashed, where the compiler made its equality: by the members that are stored. Equality may
/// compare more than those; it never compares less.
/// </summary>
internal static class KeyEmitter
{
    public static void Emit(SourceWriter source, TypeModel model)
    {
        if (model.KeyMembers.Count == 0 && !model.HasKeyCases)
        {
            return;
        }

        source.Line();
        source.Line(Names.GeneratedMember);
        source.Open($"{CodePlace.FormatMethod(model, "void", "AddKey")}(ref {Names.KeyHasher} hasher, {model.SelfName} value)");
        EmitCases(source, model);
        if (model.KeyMembers.Count == 0)
        {
            source.Line("hasher.Add(value);");
        }
        else
        {
            EmitMembers(source, model);
        }

        source.Close();
    }

    private static void EmitCases(SourceWriter source, TypeModel model)
    {
        if (!model.HasKeyCases)
        {
            return;
        }

        var tests = model.Union!.Cases.Where(item => item.FullName != model.FullName).Select(static item => FormattableString.Invariant(
            $"hasher.TryAdd{(item.Form is CaseForm.Union or CaseForm.Enclosed ? "Union" : "Case")}<{item.FullName}>({item.Tag}, value)")).ToList();
        if (tests.Count > 0)
        {
            source.If(string.Join("\n    || ", tests), "return;");
        }
    }

    private static void EmitMembers(SourceWriter source, TypeModel model)
    {
        if (!model.IsSealed)
        {
            // What a derived type compares is not known here.
            var other = $"{(model.HidesGetType ? "((object)value)" : "value")}.GetType() != typeof({model.SelfName})";
            source.If(other, "hasher.Add(value);", "return;");
        }

        foreach (var member in model.KeyMembers.Select(number => model.Members[number]))
        {
            source.Lines(member.Type.FormatKey(AccessorEmitter.FormatGet(member)));
        }
    }
}
