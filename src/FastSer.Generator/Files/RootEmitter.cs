namespace FastSer.Generator.Files;

/// <summary>Emits the serializer of a closed root type such as <c>List&lt;Order&gt;</c>.</summary>
internal static class RootEmitter
{
    /// <summary>The class gives its file the name.</summary>
    private const int MaximumBytes = 80;

    /// <summary>An annotated type, closed here, brings its own code; arrays and lists of blocks are the runtime's.</summary>
    public static bool NeedsSerializer(WireType root) =>
        root.RootSerializer is null;

    public static EmittedCode Emit(RootType found, string space)
    {
        var root = found.Type;
        var source = new SourceWriter();
        var helpers = new HelperSet(space, found.Uses, []);
        var annotation = root.IsReference ? "?" : "";
        var name = PlainName.Of(root.FullName).Replace("<", "&lt;").Replace(">", "&gt;");
        source.Line($"/// <summary>Writes and reads <c>{name}</c>.</summary>");
        UseMarkEmitter.EmitAttribute(source, found.Uses);
        source.Line(Names.GeneratedType);
        source.Open($"internal sealed class {ClassName(root)} : {Names.TypeSerializer}<{root.FullName}>");

        source.Line($"""
            public override void Write(ref {Names.Writer} writer, {root.FullName}{annotation} value) =>
                {root.FormatWrite("value", helpers)}

            public override {root.FullName}{annotation} Read(ref {Names.Reader} reader) => {root.FormatRead(helpers)};

            """);
        if (root.PopulatesExisting)
        {
            source.Line($"""
                public override {root.FullName}{annotation} ReadInto(ref {Names.Reader} reader, {root.FullName}{annotation} value) =>
                    {root.FormatRead(helpers, "value")};

                """);
        }

        EmitParts(source, root, annotation, helpers);
        if (root.HasKeyParts)
        {
            source.Open($"public override void AddKey(ref {Names.KeyHasher} hasher, {root.FullName} value)");
            source.Lines(root.FormatKey("value"));
            source.Close();
            source.Line();
        }

        source.Line($"public override {Names.Shape} Shape => {root.Shape};");
        helpers.EmitOwn(source);
        source.Close();
        return new EmittedCode(FileHead.Complete(source.ToString(), space, found.Uses), helpers.Shared);
    }

    /// <summary>Emits the methods that read and write a long collection part by part.</summary>
    private static void EmitParts(SourceWriter source, WireType root, string annotation, HelperSet helpers)
    {
        if (root.FormatIncrementalReader(root.FullName, helpers) is { } items)
        {
            source.Line($"""
                public override {Names.IncrementalReader}<{root.FullName}> CreateItems() =>
                    {items};

                """);
        }

        if (root.FormatIncrementalWriter(helpers) is { } output)
        {
            source.Line($"""
                public override {Names.IncrementalWriter}? CreateOutput({root.FullName}{annotation} value) =>
                    {output};

                """);
        }
    }

    /// <summary>Unique in the assembly: the readable name and a stable hash of the full one.</summary>
    public static string ClassName(WireType root) => $"{ShortName.Of(root.Name, MaximumBytes)}Serializer_{StableHash.Of(root.FullName)}";
}
