namespace FastSer.Benchmarks;

/// <summary>A row that asks one thing of a value in its bytes. Right is the answer that the value itself gives.</summary>
/// <param name="id">Its id.</param>
/// <param name="title">Its title.</param>
/// <param name="createInputs">Makes the values.</param>
/// <param name="answer">What the value itself answers.</param>
public sealed class LookRow<T, TAnswer>(string id, string title, Func<T[]> createInputs, Func<T, TAnswer> answer)
    : Row(id, title, RowOperation.Look)
{
    private T[]? _inputs;

    /// <summary><see cref="Row.InputCount"/> values; the same one several times where one is enough.</summary>
    public T[] Inputs => _inputs ??= createInputs();

    public override object? InputOf(int index) => answer(Inputs[index % InputCount]);

    public override TResult Accept<TResult>(IRowVisitor<TResult> visitor) => visitor.Visit(this);
}
