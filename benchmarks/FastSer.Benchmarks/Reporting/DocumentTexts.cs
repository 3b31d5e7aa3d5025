namespace FastSer.Benchmarks.Reporting;

/// <summary>The parts of the comparison document that are written by hand.</summary>
/// <param name="Introduction">What stands before the environment.</param>
/// <param name="Rivals">What the others give up, with its heading.</param>
/// <param name="Reasons">Why FastSer is not first in some rows.</param>
internal sealed record DocumentTexts(string Introduction, string Rivals, ReasonBook Reasons)
{
    /// <summary>From the files of a folder.</summary>
    public static DocumentTexts Read(string folder)
    {
        return new DocumentTexts(
            TextOf("introduction.md"), TextOf("rivals.md"), ReasonBook.Read(TextOf("reasons.md")));

        string TextOf(string file) => File.ReadAllText(Path.Combine(folder, file)).ReplaceLineEndings("\n").Trim();
    }
}
