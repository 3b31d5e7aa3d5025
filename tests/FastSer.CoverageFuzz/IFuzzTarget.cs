namespace FastSer.CoverageFuzz;

/// <summary>Code that takes bytes of anybody.</summary>
internal interface IFuzzTarget
{
    /// <summary>Gets the name, in commands and in the report.</summary>
    string Name { get; }

    /// <summary>Returns valid inputs to begin with.</summary>
    IEnumerable<byte[]> CreateSeeds();

    /// <summary>Runs the code and checks what it promises.</summary>
    /// <exception cref="Exception">A promise is broken.</exception>
    void Run(byte[] input);
}
