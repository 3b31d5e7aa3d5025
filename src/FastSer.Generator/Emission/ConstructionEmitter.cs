using FastSer.Generator.Model;

namespace FastSer.Generator.Emission;

/// <summary>Emits <c>return new Order(id) { Note = note };</c> and what must follow construction.</summary>
internal static class ConstructionEmitter
{
    public static void Emit(SourceWriter source, TypeModel model)
    {
        var initialized = model.Members.Where(static member => member.Restoration == Restoration.Initializer).ToList();
        var later = model.Members.Where(static member => member.Restoration
            is Restoration.Assignment or Restoration.Accessor).ToList();

        var target = later.Count == 0 ? "return" : "var result =";
        var creation = $"{target} new {model.SelfName}({FormatArguments(model)})";
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

        if (later.Count > 0)
        {
            foreach (var member in later)
            {
                source.Line(AccessorEmitter.FormatSet(member));
            }

            source.Line("return result;");
        }
    }

    public static string FormatArguments(TypeModel model) =>
        string.Join(", ", model.Constructor.Arguments.Select(argument => argument.ParameterName is { } parameter
            ? $"{parameter}: {model.Members[argument.MemberIndex].Local}"
            : model.Members[argument.MemberIndex].Local));
}
