namespace FastSer.Generator.Objects;

/// <summary>Chooses the format of objects.</summary>
internal static class ObjectFormats
{
    /// <summary>The format of the type's own methods.</summary>
    public static ObjectFormat Of(TypeModel model, SourceWriter source, HelperSet helpers) =>
        model.Keys is not null ? new TolerantFormat(model, source, helpers)
        : model.IsAppendable ? new AppendFormat(model, source, helpers)
        : CompactLayout.Applies(model) ? new CompactFormat(model, source, helpers)
        : new FastFormat(model, source, helpers);

    /// <summary>The format behind a tag, which has no control bits.</summary>
    public static ObjectFormat OfCase(TypeModel model, SourceWriter source, HelperSet helpers) =>
        model.Keys is not null ? new TolerantFormat(model, source, helpers) : new FastFormat(model, source, helpers);
}
