namespace FastSer.MatrixTests;

/// <summary>The result of compiled source text for one pair.</summary>
public interface IMatrixCases
{
    /// <summary>The content of the samples of every case, in order.</summary>
    IReadOnlyList<string> States { get; }

    /// <summary>The collection as a root, as a member, in another collection and as a dictionary's value.</summary>
    IReadOnlyList<TestCase> Create();
}
