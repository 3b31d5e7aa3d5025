namespace FastSer.IntegrationTests.Views;

/// <summary>A view shows what the object has, for all bytes of values.</summary>
public sealed class ViewTests
{
    private const int Values = 150;

    [Fact]
    public void EveryMemberOfAViewEqualsThatOfTheObject()
    {
        for (var seed = 0; seed < Values; seed++)
        {
            var order = new ViewValues(seed).Order();
            var comparison = new ViewComparison(hasObject: true);
            comparison.Order(ViewOrder.View(FastSerializer.Serialize(order)), order);
            Assert.True(comparison.Count > 50);
        }
    }

    [Fact]
    public void EveryMemberOfATolerantViewEqualsThatOfTheObject()
    {
        for (var seed = 0; seed < Values; seed++)
        {
            var note = new ViewValues(seed).Note(3) ?? new ViewNote(1);
            new ViewComparison(hasObject: true).Note(ViewNote.View(FastSerializer.Serialize(note)), note);
        }
    }

    [Fact]
    public void ToObjectBuildsWhatWasWritten()
    {
        for (var seed = 0; seed < Values; seed++)
        {
            var bytes = FastSerializer.Serialize(new ViewValues(seed).Order());
            Assert.Equal(bytes, FastSerializer.Serialize(ViewOrder.View(bytes).ToObject()));
            var note = FastSerializer.Serialize(new ViewValues(seed).Note(3));
            Assert.Equal(note, FastSerializer.Serialize(ViewNote.View(note).ToObject()));
        }
    }

    [Fact]
    public void AViewInTheMiddleOfOtherBytesIsTheSame()
    {
        var order = new ViewValues(1).Order();
        byte[] bytes = [9, 9, 9, .. FastSerializer.Serialize(order), 9, 9];

        new ViewComparison(hasObject: true).Order(ViewOrder.View(bytes.AsSpan(3)), order);
        new ViewComparison(hasObject: true).Order(ViewOrder.View(bytes.AsMemory(3).Span), order);
    }

    [Fact]
    public void ViewsOfNullAreNull()
    {
        Assert.True(ViewOrder.View([0]).IsNull);
        Assert.True(ViewNote.View([0]).IsNull);
        Assert.True(IViewShape.View([0]).IsNull);
        Assert.Equal(-1, IViewShape.View([0]).Tag);
        Assert.False(IViewShape.View([0]).TryGet(out ViewCircleView _));
        Assert.Null(ViewOrder.View([0]).ToObject());
        Assert.Null(ViewNote.View([0]).ToObject());
        Assert.Null(IViewShape.View([0]).ToObject());
        Assert.True(default(ViewOrderView).IsNull);
    }

    [Fact]
    public void MembersThatAnOlderVersionDidNotWriteAreTheirDefaults()
    {
        var view = ViewNote.View(FastSerializer.Serialize(new ViewNoteBefore(3, null)));

        Assert.Equal(3, view.Id);
        Assert.True(view.Text.IsNull);
        Assert.True(view.IsOpen);
        Assert.Equal(7, view.Priority);
        Assert.Equal(ViewKind.Some, view.Kind);
        Assert.True(view.Answers.IsNull);
        Assert.Equal(0, view.Words.Count);
        Assert.Equal(new ViewNote(3, null), view.ToObject());
    }

    [Fact]
    public void MembersOfANewerVersionAreSteppedOver()
    {
        foreach (var more in new[] { "more", null })
        {
            var bytes = FastSerializer.Serialize(new ViewNoteAfter(5, more));
            var note = FastSerializer.Deserialize<ViewNote>(bytes)!;
            Assert.Equal(5, note.Id);
            var view = ViewNote.View(bytes);
            Assert.Equal((note.Id, note.IsOpen, note.Priority, note.Kind), (view.Id, view.IsOpen, view.Priority, view.Kind));
            Assert.Equal(note.Text, view.Text.ToString());

            // A struct that is not there has a default value, and its view is that of none.
            Assert.Equal(default, note.Stamp);
            Assert.True(view.Stamp.IsNull);
        }
    }

    [Fact]
    public void NamesGiveWayToThoseOfTheUser()
    {
        Assert.Equal(5, ViewNamed.Lens(FastSerializer.Serialize(new ViewNamed { View = 5 })).View);
        ViewNamed.InnerView inner = ViewNamed.Inner.View(FastSerializer.Serialize(new ViewNamed.Inner(1, "a")));
        Assert.True(inner.Text == "a");
    }

    [Fact]
    public void AViewOfARecursiveTypeGoesAsDeepAsTheReader()
    {
        var chain = new ViewChain { Id = 63, End = "e" };
        for (var id = 62; id >= 0; id--)
        {
            chain = new ViewChain { Id = id, Next = chain, End = "e" + id };
        }

        new ViewComparison(hasObject: true).Chain(ViewChain.View(FastSerializer.Serialize(chain)), chain);
        var nested = new byte[100_000];
        for (var i = 0; i < nested.Length; i += 5)
        {
            nested[i] = 1;
        }

        var exception = Assert.Throws<FastSerException>(() => ViewChain.View(nested).End.IsNull);
        Assert.Equal(FastSerErrorCode.DepthExceeded, exception.Code);
    }
}
