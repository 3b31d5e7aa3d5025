namespace FastSer.Generator.Views;

/// <summary>Emits the view of a dictionary: a type inside the view that has it, since no type argument can be a <c>ref struct</c> on .NET 8.</summary>
internal static class ViewMapEmitter
{
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
        source.Line($"private readonly {Names.ViewCursor} _items;");
        source.Line("private readonly int _header;");
        source.Line();
        source.Open($"private {name}({Names.ViewCursor} items, int header)");
        source.Line("_items = items;");
        source.Line("_header = header;");
        source.Close();
        source.Line();
        source.Line("/// <summary>Gets a value indicating whether the dictionary is null.</summary>");
        source.Line("public bool IsNull => _header == 0;");
        source.Line();
        source.Line("/// <summary>Gets the number of entries; 0 for null.</summary>");
        source.Line("public int Count => global::System.Math.Max(_header - 1, 0);");
        source.Line();
        source.Line("/// <summary>Enumerates the entries in the order of the bytes.</summary>");
        source.Line("public Enumerator GetEnumerator() => new Enumerator(_items, Count);");
        source.Line();
        EmitTryGetValue(source, map);
        source.Line();
        source.Line(Names.Hidden);
        source.Open($"public static {name} FastSerOpen({Names.ViewCursor} cursor)");
        source.Line(FormattableString.Invariant(
            $"var items = cursor.Items({map.KeyType.MinimumSize + map.ValueType.MinimumSize}, {path}, out var header);"));
        source.Line($"return new {name}(items, header);");
        source.Close();
        EmitEntry(source, map, path);
        EmitEnumerator(source, map, path, skips);
        source.Close();
    }

    private static void EmitTryGetValue(SourceWriter source, MapType map)
    {
        var isText = !map.KeyType.IsPlainValue;
        var key = isText ? "global::System.ReadOnlySpan<char>" : map.KeyType.FullName;
        source.Line("/// <summary>Looks for a key by going over the entries: the time grows with their number.</summary>");
        source.Line("/// <param name=\"key\">The key, compared by its bits or characters, whatever comparer the dictionary has.</param>");
        source.Line("/// <param name=\"value\">The value of the first entry with that key.</param>");
        source.Open($"public bool TryGetValue({key} key, out {map.ValueType.ViewType} value)");
        source.Open("foreach (var entry in this)");
        source.Guard(
            isText ? "entry.Key.Equals(key)" : $"global::System.Collections.Generic.EqualityComparer<{key}>.Default.Equals(entry.Key, key)",
            "value = entry.Value;", "return true;");
        source.Close();
        source.Line();
        source.Line("value = default;");
        source.Line("return false;");
        source.Close();
    }

    private static void EmitEntry(SourceWriter source, MapType map, string path)
    {
        source.Line();
        source.Line("/// <summary>An entry of a view of a dictionary.</summary>");
        source.Open("public readonly ref struct Entry");
        source.Line($"private readonly {Names.ViewCursor} _key;");
        source.Line($"private readonly {Names.ViewCursor} _value;");
        source.Line();
        source.Line(Names.Hidden);
        source.Open($"public Entry({Names.ViewCursor} key, {Names.ViewCursor} value)");
        source.Line("_key = key;");
        source.Line("_value = value;");
        source.Close();
        ViewGetter.Emit(source, map.KeyType.ViewType!, "Key", ViewGetter.FormatBody(map.KeyType, "_key", 0, null, path));
        ViewGetter.Emit(source, map.ValueType.ViewType!, "Value", ViewGetter.FormatBody(map.ValueType, "_value", 0, null, path));
        source.Close();
    }

    private static void EmitEnumerator(SourceWriter source, MapType map, string path, ViewSkips skips)
    {
        source.Line();
        source.Line("/// <summary>Enumerates the entries of a view of a dictionary.</summary>");
        source.Open("public ref struct Enumerator");
        source.Line($"private {Names.ViewCursor} _key;");
        source.Line($"private {Names.ViewCursor} _value;");
        source.Line($"private {Names.ViewCursor} _next;");
        source.Line("private int _left;");
        source.Line();
        source.Line(Names.Hidden);
        source.Open($"public Enumerator({Names.ViewCursor} first, int count)");
        source.Line("_key = default;");
        source.Line("_value = default;");
        source.Line("_next = first;");
        source.Line("_left = count;");
        source.Close();
        source.Line();
        source.Line("/// <summary>Gets the entry.</summary>");
        source.Line("public Entry Current => new Entry(_key, _value);");
        source.Line();
        source.Line("/// <summary>Goes to the next entry, and shows that it has an end.</summary>");
        source.Open("public bool MoveNext()");
        source.Guard("_left == 0", "return false;");
        source.Line("_left--;");
        source.Line("_key = _next;");
        source.Line($"_value = {map.KeyType.FormatViewSkip("_key", path, skips)};");
        source.Line($"_next = {map.ValueType.FormatViewSkip("_value", path, skips)};");
        source.Line("return true;");
        source.Close();
        source.Close();
    }
}
