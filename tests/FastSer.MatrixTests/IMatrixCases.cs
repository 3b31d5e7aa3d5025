namespace FastSer.MatrixTests;

/// <summary>What compiled source text gives back for one pair.</summary>
public interface IMatrixCases
{
    /// <summary>What the samples of every case hold, in order.</summary>
    IReadOnlyList<string> States { get; }

    /// <summary>The collection as a root, as a member, in another collection and as a dictionary's value.</summary>
    IReadOnlyList<TestCase> Create();
}
