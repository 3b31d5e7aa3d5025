namespace FastSer.TestTypes;

/// <summary>The content that the runtime's views show.</summary>
public static class ViewLooks
{
    public static object? Of(TextView view)
    {
        var text = view.ToString();
        if (!(view == text) || view.Length != (text?.Length ?? 0) || view.IsNull != text is null)
        {
            throw new InvalidOperationException($"The view of '{text}' is not equal to it.");
        }

        return text;
    }

    public static object? Of(TextListView view)
    {
        if (view.IsNull)
        {
            return null;
        }

        var node = new ViewItemsNode();
        foreach (var text in view)
        {
            node.Items.Add(Of(text));
        }

        if (node.Items.Count != view.Count || (view.Count > 0 && !Equals(Of(view.ElementAt(view.Count - 1)), node.Items[^1])))
        {
            throw new InvalidOperationException("The last element is another one by its number.");
        }

        return node;
    }

    public static object? Of<T>(ScalarListView<T> view)
        where T : unmanaged
    {
        if (view.IsNull)
        {
            return null;
        }

        var node = new ViewItemsNode();
        foreach (var item in view)
        {
            node.Items.Add(item);
        }

        if (node.Items.Count != view.Count || view.ToArray()!.Length != view.Count)
        {
            throw new InvalidOperationException("The enumerator gives another number of elements.");
        }

        return node;
    }
}
