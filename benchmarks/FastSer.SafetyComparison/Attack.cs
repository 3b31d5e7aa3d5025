namespace FastSer.SafetyComparison;

/// <summary>A class of weakness, with the input that shows it. Inputs are made from the bytes that the attacked system itself writes.</summary>
/// <param name="Id">Names the attack on the command line.</param>
/// <param name="Title">The heading of its row.</param>
/// <param name="Input">The input, for the page.</param>
/// <param name="Run">Attacks one system.</param>
internal sealed record Attack(string Id, string Title, string Input, Func<Subject, Verdict> Run)
{
    public static IReadOnlyList<Attack> All { get; } =
    [
        new("lengths", "Allocation from a length or count", "a few bytes, in which every window of 1 to 9 bytes is replaced by large numbers, in the " +
            "notations of all systems: for a text, bytes, numbers, a list of objects and a dictionary; the largest allocation of one read counts, " +
            "and one of more than 1 MB is out of proportion", Attacks.Memory.Lengths),
        new("bomb", "Decompression bomb", "256 MB of zeros, compressed by the system's own compression", Attacks.Memory.Bomb),
        new("depth", "Deep nesting", "100,000 objects, each in the one before, read on the main thread (8 MB of stack)", Attacks.Depth.Run),
        new("hash", "Colliding keys", "dictionaries of 10,000 and of 40,000 `long` keys with one hash code, beside 40,000 random keys; more than 10 times the " +
            "time of those, and more than 8 times the time for 4 times the keys, is out of proportion", Attacks.Keys.Collide),
        new("duplicates", "Duplicate keys", "a dictionary with two equal keys. The rules of Protocol Buffers and the two JSON libraries keep the last entry on purpose", Attacks.Keys.Repeat),
        new("values", "Invalid values", "every byte of a `bool`, a `decimal` and a `DateTime` changed to every other value, and to runs of large ones. " +
            "An invalid value is one that safe code cannot make", Attacks.Edits.InvalidValues),
        new("edits", "Undocumented exceptions", "every byte of a message changed to every other value", Attacks.Edits.EveryByte),
        new("truncated", "Truncated input", "every prefix of a message. In Protocol Buffers every prefix that ends between two fields is a message", Attacks.Edits.Prefixes),
        new("trailing", "Trailing input", "a message followed by a byte, and by itself. Systems that accept it read one value and leave the rest to the caller, who must compare the length", Attacks.Edits.Trailing),
        new("types", "Types chosen by the sender", "the name of a declared type in the data, replaced by that of another class of the program", Attacks.Types.Run),
        new("padding", "Memory contents in the output", "structures whose unused bytes hold a pattern, written", Attacks.Memory.Padding),
    ];
}
