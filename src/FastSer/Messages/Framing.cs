namespace FastSer.Messages;

/// <summary>The frame around the items of a message sequence (docs/wire-format.md, appendix A).</summary>
internal enum Framing : byte
{
    Unknown,

    /// <summary>No frame: the first bytes of an item give its length.</summary>
    None,

    /// <summary>A header, in the place of the presence byte.</summary>
    WithoutPresence,

    /// <summary>A header before all of the encoding.</summary>
    Whole,
}
