namespace FastSer.Generator.Views;

/// <summary>
/// Emits the view of a dictionary: a type inside the view that has it, since no type argument can be a <c>ref struct</c> on .NET 8. All
/// that dictionaries share is in the runtime's <c>ViewEntries</c>.
/// </summary>
internal static class ViewMapEmitter
{
    private const string Entries = $"{Names.ViewEntries}<{Names.ViewStepType}>";

    /// <summary>The map behind a member's type.</summary>
    public static MapType? MapOf(WireType type) => type switch
    {
        MapType map => map,
        ConvertedType { Ops.ReadVia: { } via } => MapOf(via),
        _ => null,
    };

    public static void Emit(SourceWriter source, string name, MapType map, string path, ViewSkips skips)
    {
        source.Line();
        source.Line("/// <summary>A view of a dictionary in its bytes, or of null.</summary>");
        source.Open($"public readonly ref struct {name}");
        source.Line($"""
            private readonly {Entries} _entries;

            private {name}({Entries} entries) => _entries = entries;

            /// <summary>Gets a value indicating whether the dictionary is null.</summary>
            public bool IsNull => _entries.IsNull;

            /// <summary>Gets the number of entries; 0 for null.</summary>
            public int Count => _entries.Count;

            /// <summary>Enumerates the entries in the order of the bytes.</summary>
            public Enumerator GetEnumerator() => new Enumerator(_entries);

            """);
        EmitTryGetValue(source, map);
        source.Line();
        source.Line(Names.Hidden);
        source.Method(
            $"public static {name} FastSerOpen({Names.ViewCursor} cursor)", $"new {name}(cursor.Entries<{Names.ViewStepType}>({path}))");
        source.Line();
        EmitStep(source, map, path, skips);
        EmitEntry(source, map, path);
        EmitEnumerator(source);
        source.Close();
    }

    private static void EmitTryGetValue(SourceWriter source, MapType map)
    {
        var isText = !map.KeyType.IsPlainValue;
        var key = isText ? "global::System.ReadOnlySpan<char>" : map.KeyType.FullName;
        source.Line("/// <summary>Looks for a key by going over the entries: the time grows with their number.</summary>");
        source.Line("/// <param name=\"key\">The key, compared by the default comparer of its type or by its characters, whatever comparer the dictionary has.</param>");
        source.Line("/// <param name=\"value\">The value of the first entry with that key.</param>");
        source.Open($"public bool TryGetValue({key} key, out {map.ValueType.ViewType} value)");
        source.Open("foreach (var entry in this)");
        source.If(
            isText ? "entry.Key.Equals(key)" : $"global::System.Collections.Generic.EqualityComparer<{key}>.Default.Equals(entry.Key, key)",
            "value = entry.Value;", "return true;");
        source.Close();
        source.Line();
        source.Line("value = default;");
        source.Line("return false;");
        source.Close();
    }

    private static void EmitStep(SourceWriter source, MapType map, string path, ViewSkips skips)
    {
        source.Line(Names.Hidden);
        source.Open($"public readonly struct {Names.ViewStepType} : {Names.ViewEntryStep}");
        source.Line(FormattableString.Invariant($"public static int MinimumSize => {map.KeyType.MinimumSize + map.ValueType.MinimumSize};"));
        source.Line();
        source.Line(Names.Inline);
        source.Method(
            $"public static {Names.ViewCursor} OverKey({Names.ViewCursor} cursor)", map.KeyType.FormatViewSkip("cursor", path, () => skips.Add(map.KeyType.Shape, path)));
        source.Line();
        source.Line(Names.Inline);
        source.Method(
            $"public static {Names.ViewCursor} OverValue({Names.ViewCursor} cursor)", map.ValueType.FormatViewSkip("cursor", path, () => skips.Add(map.ValueType.Shape, path)));
        source.Close();
    }

    private static void EmitEntry(SourceWriter source, MapType map, string path)
    {
        source.Line();
        source.Line("/// <summary>An entry of a view of a dictionary.</summary>");
        source.Open("public readonly ref struct Entry");
        source.Line($"private readonly {Names.ViewEntry} _entry;");
        source.Line();
        source.Line($"internal Entry({Names.ViewEntry} entry) => _entry = entry;");
        ViewGetter.Emit(source, map.KeyType.ViewType!, "Key", ViewGetter.FormatBody(map.KeyType, "_entry.Key", 0, null, path));
        ViewGetter.Emit(source, map.ValueType.ViewType!, "Value", ViewGetter.FormatBody(map.ValueType, "_entry.Value", 0, null, path));
        source.Close();
    }

    private static void EmitEnumerator(SourceWriter source)
    {
        source.Line();
        source.Line("/// <summary>Enumerates the entries of a view of a dictionary.</summary>");
        source.Open("public ref struct Enumerator");
        source.Line($"""
            private {Entries}.Enumerator _entries;

            internal Enumerator({Entries} entries) => _entries = entries.GetEnumerator();

            /// <summary>Gets the entry.</summary>
            public Entry Current => new Entry(_entries.Current);

            /// <summary>Goes to the next entry, and shows that it has an end.</summary>
            public bool MoveNext() => _entries.MoveNext();
            """);
        source.Close();
    }
}
