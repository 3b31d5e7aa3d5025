using FastSer.Generator.Model;

namespace FastSer.Generator.Emission;

/// <summary>Emits <c>return new Order(id) { Note = note };</c> and what must follow construction.</summary>
internal static class ConstructionEmitter
{
    public static void Emit(SourceWriter source, TypeModel model)
    {
        if (model.Tracking == Tracking.BuiltFirst)
        {
            EmitAssignments(source, model);
            return;
        }

        var arguments = model.Constructor.Arguments.Select(argument => argument.ParameterName is { } parameter
            ? $"{parameter}: {model.Members[argument.MemberIndex].Local}"
            : model.Members[argument.MemberIndex].Local);
        var initialized = model.Members.Where(static member => member.Restoration == Restoration.Initializer).ToList();
        var later = model.Members.Where(static member => member.Restoration
            is Restoration.Assignment or Restoration.Accessor).ToList();

        var isTracked = model.Tracking != Tracking.None;
        var target = later.Count == 0 && !isTracked ? "return" : "var result =";
        var creation = $"{target} new {model.SelfName}({string.Join(", ", arguments)})";
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

        if (later.Count > 0 || isTracked)
        {
            foreach (var member in later)
            {
                source.Line(AccessorEmitter.FormatSet(member));
            }

            if (isTracked)
            {
                source.Line("reader.CompleteReference(reference, result);");
            }

            source.Line("return result;");
        }
    }

    /// <summary>The object is there already, for its members to refer to.</summary>
    private static void EmitAssignments(SourceWriter source, TypeModel model)
    {
        foreach (var member in model.Members)
        {
            source.Line(member.Restoration == Restoration.Initializer
                ? $"result.{member.Name} = {member.Local};"
                : AccessorEmitter.FormatSet(member));
        }

        source.Line("return result;");
    }
}
