namespace FastSer.Generator.Wire;

/// <summary>The first bytes of a built-in value of variable size (docs/wire-format.md).</summary>
internal enum ScalarHead
{
    /// <summary>Bytes of its own; a null is 0.</summary>
    Own,

    /// <summary>The length of a text, which the user knows as that of the value.</summary>
    Text,

    /// <summary>The length of a text that names the value.</summary>
    Name,

    /// <summary>The number of its bits + 1.</summary>
    Bits,
}
