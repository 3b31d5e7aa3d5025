namespace FastSer.Generator.Objects;

/// <summary>Emits <c>return new Order(id) { Note = note };</c> and what must follow construction.</summary>
internal static class ConstructionEmitter
{
    public static void Emit(SourceWriter source, TypeModel model)
    {
        if (model.Tracking == Tracking.BuiltFirst)
        {
            EmitLater(source, model, model.Members);
            return;
        }

        var initialized = model.Members.Where(static member => member.Restoration == Restoration.Initializer).ToList();
        var later = model.Members.Where(static member => member.Restoration
            is Restoration.Assignment or Restoration.Accessor or Restoration.Fill).ToList();

        var isFollowed = later.Count > 0 || model.Callbacks.Deserialized.Count > 0 || model.Tracking != Tracking.None;
        var target = isFollowed ? "var result =" : "return";
        var creation = $"{target} {FormatMaker(model)}({FormatArguments(model)})";
        if (initialized.Count == 0)
        {
            source.Line(creation + ";");
        }
        else
        {
            source.Open(model.Constructor.Arguments.Count == 0 ? $"{target} new {model.SelfName}" : creation);
            foreach (var member in initialized)
            {
                source.Line($"{member.Name} = {member.Local},");
            }

            source.Close("};");
        }

        if (isFollowed)
        {
            EmitLater(source, model, later);
        }
    }

    /// <summary>Returns the constructor or factory that is called to make an object.</summary>
    public static string FormatMaker(TypeModel model) => model.Constructor.FactoryName ?? $"new {model.SelfName}";

    public static string FormatArguments(TypeModel model) =>
        string.Join(", ", model.Constructor.Arguments.Select(argument =>
            (argument.ParameterName is { } parameter ? parameter + ": " : "")
            + (argument.IsReadOnlyReference ? "in " : "")
            + model.Members[argument.MemberIndex].Local));

    /// <summary>Emits the assignments behind the construction of <c>result</c>.</summary>
    public static void EmitLater(SourceWriter source, TypeModel model, IEnumerable<MemberModel> members)
    {
        foreach (var member in members)
        {
            source.Line(FormatRestore(member));
        }

        EmitEnd(source, model);
    }

    /// <summary>The statement that gives a member of <c>result</c> what was read.</summary>
    public static string FormatRestore(MemberModel member) => member.Restoration == Restoration.Fill
        ? $"reader.ReplaceItems({AccessorEmitter.FormatGet(member, "result")}, {member.Local});"
        : AccessorEmitter.FormatSet(member);

    /// <summary>The callbacks of an object that is complete, and its return.</summary>
    public static void EmitEnd(SourceWriter source, TypeModel model)
    {
        EmitCallbacks(source, model.Callbacks.Deserialized, "result", CallbackModel.Reader);
        if (model.Tracking is Tracking.BuiltLast or Tracking.BuiltLastWatched)
        {
            source.Line("reader.CompleteReference(reference, result);");
        }

        source.Line("return result;");
    }

    public static void EmitCallbacks(SourceWriter source, IEnumerable<CallbackMethod> callbacks, string target, string cursor)
    {
        foreach (var callback in callbacks)
        {
            source.Line(callback.FormatCall(target, cursor));
        }
    }
}
