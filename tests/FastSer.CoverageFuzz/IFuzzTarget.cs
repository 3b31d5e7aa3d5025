namespace FastSer.CoverageFuzz;

/// <summary>Code that takes bytes of anybody.</summary>
internal interface IFuzzTarget
{
    /// <summary>Gets the name, in commands and in the report.</summary>
    string Name { get; }

    /// <summary>Gets the name of the corpus, which targets with the same kind of input share.</summary>
    string Corpus => Name;

    /// <summary>Returns valid inputs to begin with.</summary>
    IEnumerable<byte[]> CreateSeeds();

    /// <summary>Runs the code and checks what it promises.</summary>
    /// <exception cref="Exception">A promise is broken.</exception>
    void Run(byte[] input);

    /// <summary>Returns the line of a corpus that stands for an input.</summary>
    string ToLine(byte[] input) => Convert.ToHexString(input);

    /// <summary>Returns the input that a line of a corpus stands for; null if it stands for none any more.</summary>
    byte[]? FromLine(string line) => Convert.FromHexString(line);
}
