namespace FastSer;

/// <summary>States whether the memory of a struct may be copied in place of its members.</summary>
public enum ValuePacking
{
    /// <summary>Members must be read and written one by one.</summary>
    None = 0,

    /// <summary>All members are fields or auto-properties: their memory may be copied out.</summary>
    Write = 1,

    /// <summary>As <see cref="Write"/>, and no user constructor or accessor is bypassed by copying in.</summary>
    ReadWrite = 2,
}
