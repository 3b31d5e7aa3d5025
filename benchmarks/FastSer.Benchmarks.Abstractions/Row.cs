namespace FastSer.Benchmarks;

/// <summary>One line of a suite: an operation on one kind of value, run by every system that can.</summary>
public abstract class Row(string id, string title, RowOperation operation)
{
    /// <summary>The number of inputs that a row cycles through, so that no result can be computed once and kept.</summary>
    public const int InputCount = 8;

    /// <summary>Stable and unique, for example <c>000/mutable/read</c>.</summary>
    public string Id { get; } = id;

    public string Title { get; } = title;

    public RowOperation Operation { get; } = operation;

    /// <summary>Into how many items the figures of one operation are divided; 1 except for rows of many small calls.</summary>
    public virtual int ItemsPerOperation => 1;

    /// <summary>The number of elements of a value, when the figures of the row are those of one element; otherwise 1.</summary>
    public int Elements { get; init; } = 1;

    /// <summary>The number of threads that do the operation at the same time, each on inputs of its own.</summary>
    public int Threads { get; init; } = 1;

    /// <summary>The names of the systems that take part; empty when all do.</summary>
    public IReadOnlyList<string> Systems { get; init; } = [];

    /// <summary>Gets whether it takes so long that a run has it only when its suite is named.</summary>
    public bool IsOnRequest { get; init; }

    /// <summary>The figures that the source of the suite printed for this row; empty for rows of our own.</summary>
    public IReadOnlyList<PublishedFigure> Published { get; init; } = [];

    /// <summary>Gets how many of the inputs differ; two where all are one object, since the second operation must not depend on the first.</summary>
    public int DistinctInputs => InputOf(0) is { } first && ReferenceEquals(first, InputOf(1)) ? 2 : InputCount;

    /// <summary>The input that the <paramref name="index"/>-th operation of a run works on.</summary>
    public abstract object? InputOf(int index);

    /// <summary>Makes the row for another thread, with equal inputs of its own.</summary>
    public virtual Row ForAnotherThread() => this;

    /// <summary>Hands the row on with its type, for systems that take any type.</summary>
    public abstract TResult Accept<TResult>(IRowVisitor<TResult> visitor);
}
