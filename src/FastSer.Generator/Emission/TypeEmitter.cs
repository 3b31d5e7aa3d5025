using FastSer.Generator.Model;

namespace FastSer.Generator.Emission;

/// <summary>Emits the generated half of one annotated type.</summary>
internal static class TypeEmitter
{
    public static string Emit(TypeModel model)
    {
        var source = new SourceWriter();
        var helpers = new HelperSet(model.TakenNames);
        source.Line(Names.Header);
        if (model.Namespace.Length > 0)
        {
            source.Line();
            source.Line($"namespace {model.Namespace};");
        }

        source.Line();
        foreach (var containing in model.ContainingDeclarations)
        {
            source.Open(containing);
        }

        var contract = model.FixedSize is not null ? Names.SerializableValue
            : model.IsBounded ? Names.SerializableBounded
            : Names.Serializable;
        source.Open($"{model.Declaration} : {contract}<{model.SelfName}>");
        EmitMembers(source, model, helpers);
        source.Close();
        foreach (var _ in model.ContainingDeclarations)
        {
            source.Close();
        }

        return source.ToString();
    }

    private static void EmitMembers(SourceWriter source, TypeModel model, HelperSet helpers)
    {
        if (model.Keys is not null)
        {
            TolerantWriteEmitter.EmitWrite(source, model, helpers);
            source.Line();
            if (model.IsBounded)
            {
                TolerantWriteEmitter.EmitTryPut(source, model);
                source.Line();
            }

            TolerantReadEmitter.EmitRead(source, model, helpers);
        }
        else if (model.FixedSize is null)
        {
            ObjectEmitter.EmitWrite(source, model, helpers);
            source.Line();
            if (model.IsBounded)
            {
                ObjectEmitter.EmitTryPut(source, model, helpers);
                source.Line();
            }

            ObjectEmitter.EmitRead(source, model, helpers);
        }
        else
        {
            ValueEmitter.Emit(source, model);
        }

        source.Line();
        ShapeEmitter.EmitObject(source, model);
        CollectionEmitter.EmitPending(source, helpers);
        AccessorEmitter.Emit(source, model);
    }
}
