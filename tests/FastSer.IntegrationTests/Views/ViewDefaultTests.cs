namespace FastSer.IntegrationTests.Views;

/// <summary>
/// Views that nobody opened, and enumerators that stand at no element: they show null or throw what says so, and read no memory. All types
/// here are <c>ref struct</c>s, which anyone can make by <c>default</c>.
/// </summary>
[Trait("Promise", "P4")]
public sealed class ViewDefaultTests
{
    private static readonly byte[] s_order = FastSerializer.Serialize(Order());

    [Fact]
    public void MembersOfADefaultViewAreUnexpectedNull()
    {
        CheckNull(static () => _ = default(ViewOrderView).Id);
        CheckNull(static () => _ = default(ViewOrderView).IsPaid);
        CheckNull(static () => _ = default(ViewOrderView).Place);
        CheckNull(static () => _ = default(ViewOrderView).City);
        CheckNull(static () => _ = default(ViewOrderView).Discount);
        CheckNull(static () => _ = default(ViewOrderView).Corner);
        CheckNull(static () => _ = default(ViewOrderView).Customer);
        CheckNull(static () => _ = default(ViewOrderView).Lines);
        CheckNull(static () => _ = default(ViewOrderView).Points);
        CheckNull(static () => _ = default(ViewOrderView).Numbers);
        CheckNull(static () => _ = default(ViewOrderView).Texts);
        CheckNull(static () => _ = default(ViewOrderView).Counts);
        CheckNull(static () => _ = default(ViewOrderView).Shape);
        CheckNull(static () => _ = default(ViewOrderView).Note);
        CheckNull(static () => _ = default(ViewOrderView).Stamp);
        CheckNull(static () => _ = default(ViewNoteView).Id);
        CheckNull(static () => _ = default(ViewNoteView).Text);
        CheckNull(static () => _ = default(ViewNoteView).Answers);
        CheckNull(static () => _ = default(ViewNoteView).Words);
        CheckNull(static () => _ = default(ViewPointView).X);
        CheckNull(static () => _ = default(ViewLabelView).Text);
        CheckNull(static () => _ = default(ViewStampView).Ticks);
    }

    [Fact]
    public void ObjectsOfDefaultViewsAreNullOrUnexpectedNull()
    {
        Assert.Null(default(ViewOrderView).ToObject());
        Assert.Null(default(ViewNoteView).ToObject());
        Assert.Null(default(ViewCircleView).ToObject());
        Assert.Null(default(IViewShapeView).ToObject());
        Assert.Null(default(IViewEventView).ToObject());
        CheckNull(static () => default(ViewPointView).ToObject());
        CheckNull(static () => default(ViewLabelView).ToObject());
        CheckNull(static () => default(ViewStampView).ToObject());
    }

    [Fact]
    public void DefaultViewsOfUnionsHaveNoTag()
    {
        Assert.Equal(-1, default(IViewShapeView).Tag);
        Assert.False(default(IViewShapeView).TryGet(out ViewCircleView circle));
        Assert.True(circle.IsNull);
        Assert.False(default(IViewEventView).TryGet(out IViewEndView _));
    }

    [Fact]
    public void DefaultCollectionsAreNullAndEmpty()
    {
        Assert.Equal((true, 0, false), (default(ViewBaseViewList).IsNull, default(ViewBaseViewList).Count, Any(default(ViewBaseViewList))));
        Assert.Equal((true, 0), (default(ViewPointViewList).IsNull, default(ViewPointViewList).Count));
        Assert.Equal((true, 0), (default(TextListView).IsNull, default(TextListView).Count));
        Assert.Equal((true, 0), (default(ScalarListView<int>).IsNull, default(ScalarListView<int>).Count));
        Assert.Equal((true, 0), (default(ViewOrderView.CountsMap_).IsNull, default(ViewOrderView.CountsMap_).Count));
        Assert.True(default(ScalarListView<int>).Bytes.IsEmpty);
        Assert.Null(default(ScalarListView<int>).ToArray());
        default(ScalarListView<int>).CopyTo([]);
        Assert.False(default(ViewOrderView.CountsMap_).TryGetValue("a", out _));
        Assert.Throws<ArgumentOutOfRangeException>(static () => _ = default(ViewBaseViewList).ElementAt(0));
        Assert.Throws<ArgumentOutOfRangeException>(static () => _ = default(ViewPointViewList)[0]);
        Assert.Throws<ArgumentOutOfRangeException>(static () => _ = default(TextListView).ElementAt(0));
        Assert.Throws<ArgumentOutOfRangeException>(static () => default(ScalarListView<int>)[0]);
    }

    [Fact]
    public void EnumeratorsOfNothingStandAtNoElement()
    {
        CheckNoElement(static () => _ = default(ViewBaseViewList.Enumerator).Current);
        CheckNoElement(static () => _ = default(ViewPointViewList.Enumerator).Current);
        CheckNoElement(static () => _ = default(IViewShapeViewList.Enumerator).Current);
        CheckNoElement(static () => _ = default(ViewNoteViewList.Enumerator).Current);
        CheckNoElement(static () => _ = default(TextListView.Enumerator).Current);
        CheckNoElement(static () => _ = default(ScalarListView<int>.Enumerator).Current);
        CheckNoElement(static () => _ = default(ViewOrderView.CountsMap_.Enumerator).Current);
        CheckNoElement(static () => _ = default(ViewBaseViewList).GetEnumerator().Current);
        Assert.False(new ViewBaseViewList.Enumerator().MoveNext());
        Assert.False(new TextListView.Enumerator().MoveNext());
        Assert.False(new ScalarListView<int>.Enumerator().MoveNext());
        Assert.False(new ViewOrderView.CountsMap_.Enumerator().MoveNext());
        CheckNull(static () => _ = default(ViewOrderView.CountsMap_.Entry).Key);
        CheckNull(static () => _ = default(ViewOrderView.CountsMap_.Entry).Value);
    }

    [Fact]
    public void EnumeratorsStandAtNoElementBeforeTheFirstOne()
    {
        CheckNoElement(static () => _ = ViewOrder.View(s_order).Lines.GetEnumerator().Current);
        CheckNoElement(static () => _ = ViewOrder.View(s_order).Points.GetEnumerator().Current);
        CheckNoElement(static () => _ = ViewOrder.View(s_order).Shapes.GetEnumerator().Current);
        CheckNoElement(static () => _ = ViewOrder.View(s_order).Texts.GetEnumerator().Current);
        CheckNoElement(static () => _ = ViewOrder.View(s_order).Numbers.GetEnumerator().Current);
        CheckNoElement(static () => _ = ViewOrder.View(s_order).Counts.GetEnumerator().Current);
    }

    [Fact]
    public void EnumeratorsStandAtNoElementBehindTheLastOne()
    {
        CheckNoElement(static () =>
        {
            var items = ViewOrder.View(s_order).Lines.GetEnumerator();
            for (; items.MoveNext(); Assert.False(items.Current.IsNull))
            {
            }

            Assert.False(items.MoveNext());
            _ = items.Current;
        });
        CheckNoElement(static () =>
        {
            var items = ViewOrder.View(s_order).Texts.GetEnumerator();
            for (; items.MoveNext(); Assert.False(items.Current.IsNull))
            {
            }

            Assert.False(items.MoveNext());
            _ = items.Current;
        });
        CheckNoElement(static () =>
        {
            var items = ViewOrder.View(s_order).Numbers.GetEnumerator();
            for (; items.MoveNext(); Assert.True(items.Current > 0))
            {
            }

            Assert.False(items.MoveNext());
            _ = items.Current;
        });
        CheckNoElement(static () =>
        {
            var entries = ViewOrder.View(s_order).Counts.GetEnumerator();
            for (; entries.MoveNext(); Assert.True(entries.Current.Value > 0))
            {
            }

            Assert.False(entries.MoveNext());
            _ = entries.Current;
        });
    }

    private static ViewOrder Order() => new()
    {
        Lines = [new() { Name = "a" }, new()],
        Points = [new(1, 2, true)],
        Shapes = [new ViewCube(1)],
        Texts = ["a", "b"],
        Numbers = [1, 2],
        Counts = new() { ["a"] = 1, ["b"] = 2 },
    };

    private static bool Any(ViewBaseViewList items)
    {
        foreach (var unused in items)
        {
            return true;
        }

        return false;
    }

    private static void CheckNull(Action look) => Assert.Equal(FastSerErrorCode.UnexpectedNull, Assert.Throws<FastSerException>(look).Code);

    private static void CheckNoElement(Action look) =>
        Assert.Contains("MoveNext", Assert.Throws<InvalidOperationException>(look).Message, StringComparison.Ordinal);
}
