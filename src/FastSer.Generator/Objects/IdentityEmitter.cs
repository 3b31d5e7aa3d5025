namespace FastSer.Generator.Objects;

/// <summary>Emits what classes that keep the identity of their objects do besides: look objects up, and enter them.</summary>
internal static class IdentityEmitter
{
    public static void EmitWriteStart(SourceWriter source, TypeModel model)
    {
        if (model.Tracking == Tracking.None)
        {
            return;
        }

        source.If("writer.TryWriteReference(value)", "return;");
        if (model.Tracking == Tracking.BuiltLastWatched)
        {
            source.Line("writer.MarkReference(value, isOpen: true);");
        }
    }

    public static void EmitWriteEnd(SourceWriter source, TypeModel model)
    {
        if (model.Tracking == Tracking.BuiltLastWatched)
        {
            source.Line("writer.MarkReference(value, isOpen: false);");
        }
    }

    /// <summary>The object, or its place where it cannot be made yet.</summary>
    public static void EmitReadStart(SourceWriter source, TypeModel model)
    {
        switch (model.Tracking)
        {
            case Tracking.BuiltFirst:
                source.Line($"var result = {ConstructionEmitter.FormatMaker(model)}();");
                source.Line("reader.AddReference(result);");
                ConstructionEmitter.EmitCallbacks(source, model.Callbacks.Deserializing, "result", CallbackModel.Reader);
                break;
            case Tracking.BuiltLast or Tracking.BuiltLastWatched:
                source.Line("var reference = reader.AddReference(null);");
                break;
        }
    }
}
