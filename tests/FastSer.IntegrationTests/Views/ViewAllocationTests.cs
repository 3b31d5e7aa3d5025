namespace FastSer.IntegrationTests.Views;

[Trait("Promise", "P4")]
public sealed class ViewAllocationTests
{
    private static readonly byte[] s_order = FastSerializer.Serialize(Full());

    [OptimizedFact]
    public void LookingAtAViewAllocatesNothing()
    {
        Assert.True(Look() > 0);
        Assert.Equal(0, Allocation.Of(static () => Look()));
    }

    private static ViewOrder Full()
    {
        var order = new ViewValues(0).Order();
        order.Lines = [new() { Id = 1, Name = "a" }, null];
        order.Texts = ["a", null, new string('b', 300)];
        order.Counts = new() { ["a"] = 1, ["b"] = 2 };
        order.ByNumber = new() { [2] = new() { Name = "c" } };
        order.Shapes = [new ViewCircle(1, "circle"), new ViewCube(2), null];
        order.Note = new ViewNote(1, "text", Answers: [new ViewNote(2)], Event: new ViewClosed(3));
        order.Numbers = [1, 2, 3];
        order.Last = "last";
        return order;
    }

    private static long Look()
    {
        var view = ViewOrder.View(s_order);
        var sum = view.Id + view.Placed.Ticks + (view.IsPaid ? 1 : 0) + view.City.Length + (view.Last == "last" ? 1 : 0) + (view.Discount ?? 0);
        foreach (var line in view.Lines)
        {
            sum += line.IsNull ? 0 : line.Name.Length;
        }

        foreach (var text in view.Texts)
        {
            sum += text == "a" ? 1 : text.Length;
        }

        foreach (var entry in view.Counts)
        {
            sum += entry.Key.Length + entry.Value;
        }

        foreach (var number in view.Numbers)
        {
            sum += number;
        }

        foreach (var shape in view.Shapes)
        {
            sum += shape.TryGet(out ViewCircleView circle) ? circle.Name.Length : shape.Tag;
        }

        foreach (var answer in view.Note.Answers)
        {
            sum += answer.Id + (answer.Event.IsNull ? 1 : 0);
        }

        Span<char> room = stackalloc char[400];
        view.Texts.ElementAt(2).CopyTo(room);
        return sum + (view.ByNumber.TryGetValue(2, out var found) ? found.Name.Length : 0)
            + (view.Note.Event.TryGet(out IViewEndView end) && end.TryGet(out ViewClosedView closed) ? closed.Code : 0);
    }
}
