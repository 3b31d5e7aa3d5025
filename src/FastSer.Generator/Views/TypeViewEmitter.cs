namespace FastSer.Generator.Views;

/// <summary>Emits the views of an annotated type.</summary>
internal static class TypeViewEmitter
{
    /// <summary>Emits the view and that of lists of it, beside the type.</summary>
    public static void Emit(SourceWriter source, TypeModel model, ViewModel view)
    {
        source.Line();
        source.Line($"/// <summary>A view of <c>{model.SelfName}</c> in its bytes, or of null.</summary>");
        source.Line(Names.GeneratedType);
        source.Open($"{view.Accessibility} readonly ref struct {view.Name}");
        var body = source.Nested();
        ViewEmitter emitter = model.Union is not null ? new UnionViewEmitter(model, view, body)
            : model.Keys is not null ? new TolerantViewEmitter(model, view, body)
            : new FastViewEmitter(model, view, body);
        emitter.EmitBody();

        // Fields stand before what uses them, and are known behind it.
        emitter.Skips.Emit(source);
        source.Append(body);
        source.Close();
        source.Line();
        ViewListEmitter.Emit(source, model, view);
    }
}
