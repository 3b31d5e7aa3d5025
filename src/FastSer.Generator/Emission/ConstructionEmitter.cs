using FastSer.Generator.Model;

namespace FastSer.Generator.Emission;

/// <summary>Emits <c>return new Order(id) { Note = note };</c> and what must follow construction.</summary>
internal static class ConstructionEmitter
{
    public static void Emit(SourceWriter source, TypeModel model)
    {
        var arguments = model.Constructor.Arguments.Select(argument => argument.ParameterName is { } parameter
            ? $"{parameter}: {model.Members[argument.MemberIndex].Local}"
            : model.Members[argument.MemberIndex].Local);
        var initialized = model.Members.Where(static member => member.Restoration == Restoration.Initializer).ToList();
        var later = model.Members.Where(static member => member.Restoration
            is Restoration.Assignment or Restoration.Accessor or Restoration.Fill).ToList();

        var isFollowed = later.Count > 0 || model.Callbacks.Deserialized.Count > 0;
        var target = isFollowed ? "var result =" : "return";
        var creation = $"{target} {model.Constructor.FactoryName ?? $"new {model.SelfName}"}({string.Join(", ", arguments)})";
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
            foreach (var member in later)
            {
                source.Line(member.Restoration == Restoration.Fill
                    ? $"reader.Refill({AccessorEmitter.FormatGet(member, "result")}, {member.Local});"
                    : AccessorEmitter.FormatSet(member));
            }

            foreach (var callback in model.Callbacks.Deserialized)
            {
                source.Line($"result.{callback}();");
            }

            source.Line("return result;");
        }
    }
}
