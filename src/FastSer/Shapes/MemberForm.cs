namespace FastSer.CompilerServices;

/// <summary>Where a member of an object stands.</summary>
internal enum MemberForm : byte
{
    /// <summary>In its place among the members, as a value of its own.</summary>
    Value,

    /// <summary>In its place, if its control bit is set; else nowhere.</summary>
    ValueIfBit,

    /// <summary>In its place, as many bytes as its control bits say: an integer or a decimal.</summary>
    BitsAndInteger,

    /// <summary>In the control bits alone.</summary>
    Bits,
}
