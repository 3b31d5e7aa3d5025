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

        if (model.Base is { } known)
        {
            BaseEmitter.EmitAttribute(source, known);
        }

        if (model.IsRegistered)
        {
            source.Line(ResolverEmitter.AttributeOf(model));
        }

        source.Open($"{model.Declaration} : {string.Join(", ", ContractsOf(model))}");
        if (!model.IsBaseOnly)
        {
            EmitMembers(source, model, helpers);
        }

        if (model.Base is not null)
        {
            if (!model.IsBaseOnly)
            {
                source.Line();
            }

            BaseEmitter.EmitMembersHash(source, model);
        }

        source.Close();
        foreach (var _ in model.ContainingDeclarations)
        {
            source.Close();
        }

        return source.ToString();
    }

    private static IEnumerable<string> ContractsOf(TypeModel model)
    {
        if (!model.IsBaseOnly)
        {
            var contract = model.FixedSize is not null ? Names.SerializableValue
                : model.IsBounded ? Names.SerializableBounded
                : Names.Serializable;
            yield return $"{contract}<{model.SelfName}>";
        }

        if (model.IsCase)
        {
            yield return $"{Names.SerializableCase}<{model.SelfName}>";
        }

        if (model.Base is not null)
        {
            yield return BaseEmitter.Contract(model);
        }
    }

    private static void EmitMembers(SourceWriter source, TypeModel model, HelperSet helpers)
    {
        var otherVersion = model.Keys is null ? "" : helpers.ReserveOnce("OtherVersion");
        if (model.Union is { } union)
        {
            UnionEmitter.Emit(source, model, union);
        }
        else if (model.Keys is not null)
        {
            TolerantWriteEmitter.EmitWrite(source, model, helpers);
            source.Line();
            if (model.IsBounded)
            {
                TolerantWriteEmitter.EmitTryPut(source, model);
                source.Line();
            }

            TolerantReadEmitter.EmitRead(source, model, helpers, otherVersion);
        }
        else if (model.FixedSize is null)
        {
            if (CompactLayout.Applies(model))
            {
                var layout = new CompactLayout(model);
                CompactWriteEmitter.Emit(source, model, layout, helpers);
                source.Line();
                if (model.IsBounded)
                {
                    CompactWriteEmitter.EmitTryPut(source, model, layout);
                    source.Line();
                }

                CompactReadEmitter.Emit(source, model, layout, helpers);
            }
            else
            {
                EmitObject(source, model, helpers);
            }

            if (model.IsMutable)
            {
                source.Line();
                ReadIntoEmitter.Emit(source, model, helpers);
            }
        }
        else
        {
            ValueEmitter.Emit(source, model);
        }

        if (model.Union is null)
        {
            source.Line();
            ShapeEmitter.EmitObject(source, model, $"{Names.Serializable}<{model.SelfName}>.Describe");
        }

        if (model.IsCase)
        {
            CaseEmitter.Emit(source, model, helpers, otherVersion);
        }

        if (model.Keys is not null)
        {
            source.Line();
            TolerantReadEmitter.EmitOtherVersion(source, model, helpers, otherVersion);
        }

        CollectionEmitter.EmitPending(source, helpers);
        AccessorEmitter.Emit(source, model);
    }

    private static void EmitObject(SourceWriter source, TypeModel model, HelperSet helpers)
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
}
