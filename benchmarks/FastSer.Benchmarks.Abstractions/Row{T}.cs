namespace FastSer.Benchmarks;

/// <summary>A row over values of <typeparamref name="T"/>; the inputs are made when they are first needed.</summary>
public sealed class Row<T>(string id, string title, RowOperation operation, Func<T[]> createInputs)
    : Row(id, title, operation)
{
    private T[]? _inputs;

    /// <summary><see cref="Row.InputCount"/> inputs; the same one several times where the source uses one.</summary>
    public T[] Inputs => _inputs ??= createInputs();

    public override object? InputOf(int index) => Inputs[index % InputCount];

    public override Row ForAnotherThread() => new Row<T>(Id, Title, Operation, createInputs);

    public override TResult Accept<TResult>(IRowVisitor<TResult> visitor) => visitor.Visit(this);
}
