namespace FastSer.Generator.Output;

/// <summary>
/// Emits the assembly's resolver: from a closed type that is asked for to its serializer, created on first use. A serializer is
/// found through an interface that is generic over its type: the native compiler omits the code behind interfaces that nothing
/// calls, which it could not do for comparisons of types.
/// </summary>
internal static class ResolverEmitter
{
    /// <summary>More types than this are split: all that stand in one class are loaded when the first of them is asked for.</summary>
    private const int PartSize = 16;

    public static string Emit(IEnumerable<RegistryEntry> entries, string space)
    {
        var source = new SourceWriter();
        var uses = UseMarks.Combine(entries.Select(static entry => entry.Uses));
        source.Line(Names.Header);
        UseMarkEmitter.EmitPragma(source, uses);
        source.Line();
        source.Line($"namespace {space};");
        source.Line();
        source.Line("/// <summary>Finds the serializers of closed types. Nothing is created before it is asked for.</summary>");
        UseMarkEmitter.EmitAttribute(source, uses);
        source.Line(Names.GeneratedCode);
        source.Open($"internal sealed class Resolver : {Names.Resolver}");
        source.Line("[global::System.Runtime.CompilerServices.ModuleInitializer]");
        source.Line($"internal static void Register() => {Names.Resolver}.Add(new Resolver());");
        source.Line();
        source.Line("/// <inheritdoc/>");
        EmitParts(source, [.. entries.OrderBy(static entry => entry.FullName, StringComparer.Ordinal)]);
        source.Close();
        return source.ToString();
    }

    private static void EmitParts(SourceWriter source, List<RegistryEntry> entries)
    {
        var count = (uint)((entries.Count + PartSize - 1) / PartSize);
        var parts = entries.ToLookup(entry => entry.Hash % count);
        var numbers = Enumerable.Range(0, (int)count).Select(static number => (uint)number).Where(parts.Contains).ToList();
        source.Open("public override object? FindPart(global::System.Type type) => PartOf(type, "
            + FormattableString.Invariant($"{count}) switch"));
        foreach (var number in numbers)
        {
            source.Line(FormattableString.Invariant($"{number} => CreatePart{number}(),"));
        }

        source.Line("_ => null,");
        source.Close("};");
        foreach (var number in numbers)
        {
            source.Line();
            EmitPart(source, FormattableString.Invariant($"Part{number}"), [.. parts[number]]);
        }
    }

    /// <summary>A method of its own creates the part, so that the runtime does not load the types of all others with it.</summary>
    private static void EmitPart(SourceWriter source, string name, List<RegistryEntry> entries)
    {
        source.Line("[global::System.Runtime.CompilerServices.MethodImpl(global::System.Runtime.CompilerServices.MethodImplOptions.NoInlining)]");
        source.Line($"private static object Create{name}() => new {name}();");
        source.Line();
        source.Open($"private sealed class {name} :\n    "
            + string.Join(",\n    ", entries.Select(static entry => $"{Names.SerializerFactory}<{entry.FullName}>")));
        foreach (var entry in entries)
        {
            source.Line($"{Names.TypeSerializer}<{entry.FullName}> {Names.SerializerFactory}<{entry.FullName}>.Create() =>");
            source.Line($"    new {entry.FormatterExpression}();");
            source.Line();
        }

        source.Close();
    }

    /// <summary>What stands on an annotated type and creates its serializer.</summary>
    public static string AttributeOf(TypeModel model) => $"[{SerializerOf(model)}Of<{model.FullName}>]";

    public static RegistryEntry EntryOf(RootType root) =>
        new(root.FullName, root.Type.RootSerializer ?? RootEmitter.ClassName(root.Type))
        {
            Uses = root.Uses,
            Hash = root.Hash,
        };

    private static string SerializerOf(TypeModel model) => model switch
    {
        { FixedSize: not null } => Names.ValueSerializer,
        { IsBounded: true, WritesWithoutUserCode: true } => Names.BoundedSerializer,
        _ => Names.SerializableSerializer,
    };
}
