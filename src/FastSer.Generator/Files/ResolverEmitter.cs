namespace FastSer.Generator.Files;

/// <summary>Emits the assembly's resolver: from a closed type that is asked for to its formatter, made on first use.</summary>
internal static class ResolverEmitter
{
    /// <summary>More comparisons than this are split: all that stand in one method are compiled when the first type is asked for.</summary>
    private const int PartSize = 16;

    public static string Emit(IEnumerable<RegistryEntry> entries, string space)
    {
        var source = new SourceWriter();
        var uses = UseMarks.Combine(entries.Select(static entry => entry.Uses));
        source.Line("/// <summary>Finds the serializers of closed types. Nothing is created before it is asked for.</summary>");
        UseMarkEmitter.EmitAttribute(source, uses);
        source.Line(Names.GeneratedType);
        source.Open($"internal sealed class Resolver : {Names.Resolver}");
        source.Line($"""
            [global::System.Runtime.CompilerServices.ModuleInitializer]
            internal static void Register() => {Names.Resolver}.Add(new Resolver());

            """);
        var sorted = entries.OrderBy(static entry => entry.FullName, StringComparer.Ordinal).ToList();
        EmitParts(source, sorted);
        foreach (var entry in sorted.Where(static entry => entry.IsFragile))
        {
            source.Line($"""

                // A separate method: if a later version of the struct is not of fixed size, only this call fails.
                {Names.NoInlining}
                private static object {MakerOf(entry)}() => new {entry.FormatterExpression}();
                """);
        }

        source.Close();
        return FileHead.Complete(source.ToString(), space, uses);
    }

    private static void EmitParts(SourceWriter source, List<RegistryEntry> entries)
    {
        var count = (uint)((entries.Count + PartSize - 1) / PartSize);
        var parts = entries.ToLookup(entry => entry.Hash % count);
        var numbers = Enumerable.Range(0, (int)count).Select(static number => (uint)number).Where(parts.Contains).ToList();
        source.Line("/// <inheritdoc/>");
        if (count == 1)
        {
            source.Line("public override object? Resolve(global::System.Type type) => ResolvePart0(type, InnerOf(type));");
        }
        else
        {
            EmitChoice(source, count, numbers);
        }

        foreach (var number in numbers)
        {
            EmitPart(source, FormattableString.Invariant($"ResolvePart{number}"), [.. parts[number].GroupBy(static entry => entry.Inner)]);
        }
    }

    private static void EmitChoice(SourceWriter source, uint count, List<uint> numbers)
    {
        source.Open(FormattableString.Invariant(
            $"public override object? Resolve(global::System.Type type) => PartOf(type, {count}) switch"));
        foreach (var number in numbers)
        {
            source.Line(FormattableString.Invariant($"{number} => ResolvePart{number}(type, InnerOf(type)),"));
        }

        source.Line("_ => null,");
        source.Close("};");
    }

    /// <summary>The types with one innermost type have a method: the native compiler omits it where nothing creates that type.</summary>
    private static void EmitPart(SourceWriter source, string name, List<IGrouping<string, RegistryEntry>> groups)
    {
        source.Line();
        source.Open($"private static object? {name}(global::System.Type type, global::System.Type inner)");
        for (var i = 0; i < groups.Count; i++)
        {
            source.If($"inner == typeof({groups[i].Key})", FormattableString.Invariant($"return {name}Of{i}(type);"));
        }

        source.Line("return null;");
        source.Close();
        for (var i = 0; i < groups.Count; i++)
        {
            source.Line();
            EmitComparisons(source, FormattableString.Invariant($"private static object? {name}Of{i}(global::System.Type type)"), groups[i]);
        }
    }

    private static void EmitComparisons(SourceWriter source, string header, IEnumerable<RegistryEntry> entries)
    {
        source.Open(header);
        foreach (var entry in entries)
        {
            source.If($"type == typeof({entry.FullName})", entry.IsFragile
                ? $"return {MakerOf(entry)}();"
                : $"return new {entry.FormatterExpression}();");
        }

        source.Line("return null;");
        source.Close();
    }

    private static string MakerOf(RegistryEntry entry) => "Make_" + StableHash.Of(entry.FullName);

    /// <summary>Returns the attribute of an annotated type that creates its serializer.</summary>
    public static string AttributeOf(TypeModel model) => $"[{SerializerOf(model)}Of<{model.FullName}>]";

    public static RegistryEntry EntryOf(RootType root) =>
        new(root.FullName, root.Type.RootSerializer ?? RootEmitter.ClassName(root.Type), root.Inner)
        {
            Uses = root.Uses,
            Hash = root.Hash,
            IsFragile = root.Type.HasFragileRoot,
        };

    private static string SerializerOf(TypeModel model) => model switch
    {
        { FixedSize: not null } => Names.ValueSerializer,
        { IsBounded: true, WritesWithoutUserCode: true } => Names.BoundedSerializer,
        _ => Names.SerializableSerializer,
    };
}
