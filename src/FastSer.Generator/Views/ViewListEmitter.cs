namespace FastSer.Generator.Views;

/// <summary>
/// Emits the view of collections of a type that has a view. It is emitted for each type, since a type argument cannot be a
/// <c>ref struct</c> on .NET 8; all that collections share is in the runtime's <c>ViewItems</c>.
/// </summary>
internal static class ViewListEmitter
{
    public static void Emit(SourceWriter source, TypeModel model, ViewModel view)
    {
        var items = $"{Names.ViewItems}<{view.Name}.{Names.ViewStepType}>";
        source.Line($"/// <summary>A view of a collection of <c>{model.SelfName}</c> in its bytes, or of null.</summary>");
        source.Line(Names.GeneratedType);
        source.Open($"{view.Accessibility} readonly ref struct {view.ListName}");
        source.Line($"""
            private readonly {items} _items;

            private {view.ListName}({items} items) => _items = items;

            /// <summary>Gets a value indicating whether the collection is null.</summary>
            public bool IsNull => _items.IsNull;

            /// <summary>Gets the number of elements; 0 for null.</summary>
            public int Count => _items.Count;

            """);
        EmitElement(source, model, view);
        source.Line($"""

            /// <summary>Enumerates the elements.</summary>
            public Enumerator GetEnumerator() => new Enumerator(_items);

            {Names.Hidden}
            """);
        source.Method(
            $"public static {view.ListName} FastSerOpen({Names.ViewCursor} cursor, string path)",
            $"new {view.ListName}(cursor.Items<{view.Name}.{Names.ViewStepType}>(path))");
        source.Line();
        EmitEnumerator(source, view, items);
        source.Close();
    }

    private static void EmitElement(SourceWriter source, TypeModel model, ViewModel view)
    {
        if (model.FixedSize is { } size)
        {
            source.Line("/// <summary>Gets an element.</summary>");
            source.Line("/// <param name=\"index\">Its number, from 0.</param>");
            source.Method(
                $"public {view.Name} this[int index]",
                FormattableString.Invariant($"{view.Name}.FastSerOpen(_items.ElementAt(index, size: {size}), _items.Path)"));
            return;
        }

        source.Line("/// <summary>Gets an element by stepping over all those before it: in a loop, enumerate instead.</summary>");
        source.Line("/// <param name=\"index\">Its number, from 0.</param>");
        source.Method($"public {view.Name} ElementAt(int index)", $"{view.Name}.FastSerOpen(_items.ElementAt(index), _items.Path)");
    }

    private static void EmitEnumerator(SourceWriter source, ViewModel view, string items)
    {
        source.Line("/// <summary>Enumerates the elements of a view.</summary>");
        source.Open("public ref struct Enumerator");
        source.Line($$"""
            private {{items}}.Enumerator _items;

            internal Enumerator({{items}} items) => _items = items.GetEnumerator();

            /// <summary>Gets the element.</summary>
            public {{view.Name}} Current
            {
                {{Names.Inline}}
                get => {{view.Name}}.FastSerOpen(_items.Current, _items.Path);
            }

            /// <summary>Goes to the next element, and shows that it has an end.</summary>
            {{Names.Inline}}
            public bool MoveNext() => _items.MoveNext();
            """);
        source.Close();
    }
}
