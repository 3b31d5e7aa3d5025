using FastSer.Generator.Model;

namespace FastSer.Generator.Emission;

/// <summary>Emits what a union calls on a class that it names: the members behind a tag instead of a presence byte.</summary>
internal static class CaseEmitter
{
    public static void Emit(SourceWriter source, TypeModel model, HelperSet helpers, string otherVersion)
    {
        var contract = $"{Names.SerializableCase}<{model.SelfName}>";
        source.Line();
        source.Line("/// <inheritdoc/>");
        source.Line(Names.GeneratedCode);
        source.Open($"static void {contract}.WriteCase(ref {Names.Writer} writer, byte header, {model.SelfName} value)");
        if (model.Keys is null)
        {
            ObjectEmitter.EmitWriteMembers(
                source, model, WireOrder.Of(model.Members), new RunEmitter(source, helpers) { Header = "header" });
        }
        else
        {
            source.Line("writer.WriteByte(header);");
            TolerantWriteEmitter.EmitObject(source, model, helpers);
        }

        source.Close();
        source.Line();

        source.Line("/// <inheritdoc/>");
        source.Line(Names.GeneratedCode);
        source.Open($"static {model.SelfName} {contract}.ReadCase(ref {Names.Reader} reader)");
        if (model.Keys is null)
        {
            ObjectEmitter.EmitReadMembers(source, model, helpers);
        }
        else
        {
            source.Line("var end = reader.BeginValue();");
            TolerantReadEmitter.EmitObject(source, model, helpers, otherVersion);
        }

        source.Close();
        if (model.Union is not null)
        {
            source.Line();
            ShapeEmitter.EmitObject(source, model, contract + ".DescribeCase");
        }
    }
}
