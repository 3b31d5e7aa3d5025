namespace FastSer.IntegrationTests.Views;

/// <summary>
/// Looks at every member of a view, and compares it with that of the object, if there is one: without one it is enough that nothing but a
/// result or a <see cref="FastSerException"/> comes of it.
/// </summary>
public sealed class ViewComparison(bool hasObject)
{
    /// <summary>Gets how many members were looked at.</summary>
    public int Count { get; private set; }

    private delegate void Element<T>(T items, int index)
        where T : allows ref struct;

    public void Order(ViewOrderView view, ViewOrder? value)
    {
        Same(view.Id, value?.Id);
        Text(view.Name, value?.Name);
        Same(view.IsPaid, value?.IsPaid);
        Same(view.Total, value?.Total);
        Same(view.Placed, value?.Placed);
        Same(view.Seen, value?.Seen);
        Same(view.Key, value?.Key);
        Same(view.Kind, value?.Kind);
        Point(view.Place, value?.Place);
        Same(view.Pair, value?.Pair);
        Text(view.City, value?.City);
        Text(view.Remark, value?.Remark);
        Same(view.Discount, value?.Discount);
        Same(view.IsGift, value?.IsGift);
        Same(view.When, value?.When);
        Point(view.Corner, value?.Corner);
        Label(view.Label, value?.Label);
        Label(view.Tag, value?.Tag);
        Base(view.Customer, value?.Customer);
        Same(view.Nothing.IsNull, value is null ? null : value.Nothing is null);
        Same(view.IsNull_, value?.IsNull);
        Text(view.ToObject_, value?.ToObject);
        Same(view._FastSerData, value?.FastSerData);
        Text(view.CountsMap, value?.CountsMap);
        Text(view.Last, value?.Last);
        Text(view.Link, value?.Link?.OriginalString);
        Shape(view.Shape, value?.Shape);
        Note(view.Note, value?.Note);
        Stamp(view.Stamp, value?.Stamp);
        Stamp(view.LastStamp, value?.LastStamp);
        Collections(view, value);
        Maps(view, value);
    }

    public void Note(ViewNoteView view, ViewNote? value)
    {
        Same(view.IsNull, hasObject ? value is null : null);
        if (view.IsNull)
        {
            return;
        }

        Same(view.Id, value?.Id);
        Text(view.Text, value?.Text);
        Same(view.IsOpen, value?.IsOpen);
        Same(view.Priority, value?.Priority);
        Stamp(view.Stamp, value?.Stamp);
        Stamp(view.Closed, value?.Closed);
        Point(view.Place, value?.Place);
        Label(view.Label, value?.Label);
        Same(view.Kind, value?.Kind);
        Same(view.Answers.IsNull, hasObject ? value!.Answers is null : null);
        var i = 0;
        foreach (var answer in view.Answers)
        {
            Note(answer, value?.Answers?[i++]);
        }

        Same(i, hasObject ? value?.Answers?.Count ?? 0 : null);
        Event(view.Event, value?.Event);
        Same(view.Words.Count, hasObject ? value?.Words?.Count ?? 0 : null);
        foreach (var word in view.Words)
        {
            Text(word.Value, value?.Words?[word.Key.ToString()!]);
        }

        Text(view.Words.TryGetValue("b", out var found) ? found : default, value?.Words?["b"]);
    }

    public void Chain(ViewChainView view, ViewChain? value)
    {
        Same(view.Id, value?.Id);
        Text(view.End, value?.End);
        if (!view.Next.IsNull)
        {
            Chain(view.Next, value?.Next);
        }
    }

    private void Collections(ViewOrderView view, ViewOrder? value)
    {
        Same(view.Lines.Count, hasObject ? value!.Lines?.Count ?? 0 : null);
        var i = 0;
        foreach (var line in view.Lines)
        {
            Base(line, value?.Lines?[i]);
            Base(view.Lines.ElementAt(i), value?.Lines?[i]);
            i++;
        }

        AssertNoElement(view.Lines, view.Lines.Count, static (items, index) => items.ElementAt(index));
        for (i = 0; i < view.Points.Count; i++)
        {
            Point(view.Points[i], value?.Points?[i]);
        }

        AssertNoElement(view.Points, view.Points.Count, static (items, index) => _ = items[index]);
        Same(i, hasObject ? value!.Points?.Length ?? 0 : null);
        Same(view.Labels.IsNull, value?.Labels.IsDefault);
        i = 0;
        foreach (var label in view.Labels)
        {
            Label(label, value?.Labels[i++]);
        }

        Scalars(view.Numbers, value?.Numbers);
        Scalars(view.Moments, value?.Moments);
        Scalars(view.Flags, value?.Flags);
        Scalars(view.Kinds, value?.Kinds);
        Same(view.Texts.IsNull, hasObject ? value!.Texts is null : null);
        i = 0;
        foreach (var text in view.Texts)
        {
            Text(text, value?.Texts?[i]);
            Text(view.Texts.ElementAt(i), value?.Texts?[i]);
            i++;
        }

        AssertNoElement(view.Texts, view.Texts.Count, static (items, index) => items.ElementAt(index));
        Same(i, hasObject ? value!.Texts?.Count ?? 0 : null);
        i = 0;
        foreach (var shape in view.Shapes)
        {
            Shape(shape, value?.Shapes?[i++]);
        }

        Same(i, hasObject ? value!.Shapes?.Count ?? 0 : null);
    }

    private void Maps(ViewOrderView view, ViewOrder? value)
    {
        Same(view.Counts.Count, hasObject ? value!.Counts?.Count ?? 0 : null);
        foreach (var entry in view.Counts)
        {
            Same(entry.Value, value?.Counts?[entry.Key.ToString()!]);
        }

        Same(view.Counts.TryGetValue("key3", out _), hasObject ? value!.Counts?.ContainsKey("key3") ?? false : null);
        Same(view.ByNumber.Count, hasObject ? value!.ByNumber?.Count ?? 0 : null);
        foreach (var entry in view.ByNumber)
        {
            Base(entry.Value, value?.ByNumber?[entry.Key]);
        }

        Base(view.ByNumber.TryGetValue(2, out var second) ? second : default, value?.ByNumber?[2]);
        foreach (var entry in view.Names)
        {
            Text(entry.Value, value?.Names?[entry.Key]);
        }
    }

    private void Shape(IViewShapeView view, IViewShape? value)
    {
        Same(view.Tag, !hasObject ? null : value switch { ViewCircle => 0, ViewSquare => 1, IViewSolid => 300, ViewHidden => 301, _ => -1 });
        if (view.TryGet(out ViewCircleView circle))
        {
            Same(circle.Radius, (value as ViewCircle)?.Radius);
            Text(circle.Name, (value as ViewCircle)?.Name);
            Object(circle.ToObject(), value);
        }
        else if (view.TryGet(out ViewSquareView square))
        {
            Same(square.Side, (value as ViewSquare?)?.Side);
            Text(square.Name, (value as ViewSquare?)?.Name);
            Object(square.ToObject(), value);
        }
        else if (view.TryGet(out IViewSolidView solid) && solid.TryGet(out ViewCubeView cube))
        {
            Same(cube.Edge, (value as ViewCube)?.Edge);
            Object(solid.ToObject(), value);
            Object(cube.ToObject(), value);
        }

        Object(view.ToObject(), value);
    }

    private void Event(IViewEventView view, IViewEvent? value)
    {
        if (view.TryGet(out ViewOpenedView opened))
        {
            Text(opened.By, (value as ViewOpened)?.By);
            Object(opened.ToObject(), value);
        }
        else if (view.TryGet(out IViewEndView end) && end.TryGet(out ViewClosedView closed))
        {
            Same(closed.Code, (value as ViewClosed)?.Code);
            Object(closed.ToObject(), value);
        }
        else
        {
            Same(view.IsNull, hasObject ? value is null : null);
        }
    }

    private void Base(ViewBaseView view, ViewBase? value)
    {
        Same(view.IsNull, hasObject ? value is null : null);
        if (!view.IsNull)
        {
            Same(view.Id, value?.Id);
            Text(view.Name, value?.Name);
        }
    }

    private void Point(ViewPointView view, ViewPoint? value)
    {
        Same(view.IsNull, hasObject ? value is null : null);
        if (!view.IsNull)
        {
            Same(view.X, value?.X);
            Same(view.Y, value?.Y);
            Same(view.IsSet, value?.IsSet);
            Object(view.ToObject(), value);
        }
    }

    private void Label(ViewLabelView view, ViewLabel? value)
    {
        Same(view.IsNull, hasObject ? value is null : null);
        if (!view.IsNull)
        {
            Text(view.Text, value?.Text);
            Same(view.Number, value?.Number);
        }
    }

    private void Stamp(ViewStampView view, ViewStamp? value)
    {
        Same(view.IsNull, hasObject ? value is null : null);
        if (!view.IsNull)
        {
            Same(view.Ticks, value?.Ticks);
            Text(view.Zone, value?.Zone);
            Object(view.ToObject(), value);
        }
    }

    private void Scalars<T>(ScalarListView<T> view, IEnumerable<T>? value)
        where T : unmanaged
    {
        Same(view.IsNull, hasObject ? value is null : null);
        var copy = new T[view.Count];
        view.CopyTo(copy);
        var i = 0;
        foreach (var item in view)
        {
            Same(item, copy[i++]);
        }

        AssertNoElement(view, view.Count, static (items, index) => _ = items[index]);
        if (hasObject)
        {
            Assert.Equal(value, view.ToArray());
        }
    }

    private void Text(TextView view, string? value)
    {
        Count++;
        var text = view.ToString();
        Assert.True(view == text);
        AssertNoElement(view, view.Length, static (characters, index) => _ = characters[index]);
        if (hasObject)
        {
            Assert.Equal(value, text);
            Assert.True(view == value);
            Assert.Equal(value is null, view.IsNull);
            Assert.Equal(value?.Length ?? 0, view.Length);
        }
    }

    /// <summary>Exceptions take time: views without an object are many.</summary>
    private void AssertNoElement<T>(T items, int count, Element<T> get)
        where T : allows ref struct
    {
        foreach (var index in hasObject ? [-1, count, count + 1] : Array.Empty<int>())
        {
            try
            {
                get(items, index);
            }
            catch (ArgumentOutOfRangeException)
            {
                continue;
            }

            Assert.Fail($"There are {count} elements, and one with the index {index}.");
        }
    }

    private void Object(object? built, object? value)
    {
        Count++;
        if (hasObject)
        {
            Assert.Equal(value, built);
        }
    }

    private void Same<T>(T view, T? value)
        where T : struct
    {
        Count++;
        if (hasObject && value is { } expected)
        {
            Assert.Equal(expected, view);
        }
    }

    private void Same<T>(T? view, T? value)
        where T : struct
    {
        Count++;
        if (hasObject)
        {
            Assert.Equal(value, view);
        }
    }
}
