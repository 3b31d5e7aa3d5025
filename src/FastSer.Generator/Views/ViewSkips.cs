namespace FastSer.Generator.Views;

/// <summary>The steps over values that a view needs: a static field for each shape.</summary>
internal sealed class ViewSkips
{
    private readonly List<string> _shapes = [];

    /// <summary>The field with the steps over values of a shape.</summary>
    public string Add(string shape)
    {
        var index = _shapes.IndexOf(shape);
        if (index < 0)
        {
            index = _shapes.Count;
            _shapes.Add(shape);
        }

        return FormattableString.Invariant($"FastSerSkip{index}");
    }

    public void Emit(SourceWriter source)
    {
        for (var i = 0; i < _shapes.Count; i++)
        {
            source.Line();
            source.Line(FormattableString.Invariant(
                $"private static readonly {Names.ViewSkip} FastSerSkip{i} = {Names.ViewSkip}.Of({_shapes[i]});"));
        }
    }
}
