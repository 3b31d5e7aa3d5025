namespace FastSer.Generator.Views;

/// <summary>
/// Emits the view of collections of a type that has a view. It is emitted for each type, since a type argument cannot be a
/// <c>ref struct</c> on .NET 8.
/// </summary>
internal static class ViewListEmitter
{
    private const string Count = "global::System.Math.Max(_header - 1, 0)";

    public static void Emit(SourceWriter source, TypeModel model, ViewModel view)
    {
        source.Line($"/// <summary>A view of a collection of <c>{model.SelfName}</c> in its bytes, or of null.</summary>");
        source.Line(Names.GeneratedCode);
        source.Open($"{view.Accessibility} readonly ref struct {view.ListName}");
        source.Line($"""
            private readonly {Names.ViewCursor} _items;
            private readonly int _header;
            private readonly string _path;

            private {view.ListName}({Names.ViewCursor} items, int header, string path)
            """);
        source.Line("{");
        source.Line("    _items = items;");
        source.Line("    _header = header;");
        source.Line("    _path = path;");
        source.Line("}");
        source.Line();
        source.Line("/// <summary>Gets a value indicating whether the collection is null.</summary>");
        source.Line("public bool IsNull => _header == 0;");
        source.Line();
        source.Line("/// <summary>Gets the number of elements; 0 for null.</summary>");
        source.Line($"public int Count => {Count};");
        source.Line();
        EmitElement(source, model, view);
        source.Line();
        source.Line("/// <summary>Enumerates the elements.</summary>");
        source.Line("public Enumerator GetEnumerator() => new Enumerator(_items, Count, _path);");
        source.Line();
        EmitPlumbing(source, model, view);
        source.Line();
        EmitEnumerator(source, view);
        source.Close();
    }

    /// <summary>Emits how the view is opened at a cursor, and how a collection is stepped over.</summary>
    private static void EmitPlumbing(SourceWriter source, TypeModel model, ViewModel view)
    {
        source.Line(Names.Hidden);
        source.Open($"public static {view.ListName} FastSerOpen({Names.ViewCursor} cursor, string path)");
        source.Line(FormattableString.Invariant($"var items = cursor.Items({MinimumSize(model)}, path, out var header);"));
        source.Line($"return new {view.ListName}(items, header, path);");
        source.Close();
        source.Line();
        source.Line(Names.Hidden);
        source.Open($"public static {Names.ViewCursor} FastSerSkip({Names.ViewCursor} cursor, string path)");
        source.Line(FormattableString.Invariant($"var next = cursor.Items({MinimumSize(model)}, path, out var header);"));
        source.Open("for (var i = 1; i < header; i++)");
        source.Line($"next = {view.Name}.FastSerSkip(next, path);");
        source.Close();
        source.Line();
        source.Line("return next;");
        source.Close();
    }

    /// <summary>The fewest bytes of an element, as the collection's own reader demands at the most.</summary>
    private static int MinimumSize(TypeModel model) => model.IsReference || model.Keys is not null
        ? 1
        : Math.Max(1, model.Members.Sum(static member => member.Type.MinimumSize));

    private static void EmitElement(SourceWriter source, TypeModel model, ViewModel view)
    {
        var range = "global::System.ArgumentOutOfRangeException.ThrowIfGreaterThanOrEqual((uint)index, (uint)Count, nameof(index));";
        if (model.FixedSize is { } size)
        {
            source.Line("/// <summary>Gets an element.</summary>");
            source.Line("/// <param name=\"index\">Its number, from 0.</param>");
            source.Open($"public {view.Name} this[int index]");
            source.Open("get");
            source.Line(range);
            source.Line(FormattableString.Invariant($"return {view.Name}.FastSerOpen(_items.Behind(index * {size}, _path), _path);"));
            source.Close();
            source.Close();
            return;
        }

        source.Line("/// <summary>Gets an element by stepping over all those before it: in a loop, enumerate instead.</summary>");
        source.Line("/// <param name=\"index\">Its number, from 0.</param>");
        source.Open($"public {view.Name} ElementAt(int index)");
        source.Line(range);
        source.Line("var element = _items;");
        source.Open("for (var i = 0; i < index; i++)");
        source.Line($"element = {view.Name}.FastSerSkip(element, _path);");
        source.Close();
        source.Line();
        source.Line($"return {view.Name}.FastSerOpen(element, _path);");
        source.Close();
    }

    private static void EmitEnumerator(SourceWriter source, ViewModel view)
    {
        source.Line("/// <summary>Enumerates the elements of a view.</summary>");
        source.Open("public ref struct Enumerator");
        source.Line($"private readonly string _path;");
        source.Line($"private {Names.ViewCursor} _current;");
        source.Line($"private {Names.ViewCursor} _next;");
        source.Line("private int _left;");
        source.Line();
        source.Line(Names.Hidden);
        source.Open($"public Enumerator({Names.ViewCursor} first, int count, string path)");
        source.Line("_path = path;");
        source.Line("_current = default;");
        source.Line("_next = first;");
        source.Line("_left = count;");
        source.Close();
        source.Line();
        source.Line("/// <summary>Gets the element.</summary>");
        source.Open($"public {view.Name} Current");
        source.Line(Names.Inline);
        source.Line($"get => {view.Name}.FastSerOpen(_current, _path);");
        source.Close();
        source.Line();
        source.Line("/// <summary>Goes to the next element, and shows that it has an end.</summary>");
        source.Line(Names.Inline);
        source.Open("public bool MoveNext()");
        source.Guard("_left == 0", "return false;");
        source.Line("_left--;");
        source.Line("_current = _next;");
        source.Line($"_next = {view.Name}.FastSerSkip(_next, _path);");
        source.Line("return true;");
        source.Close();
        source.Close();
    }
}
