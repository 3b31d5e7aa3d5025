// Made from src/Scalars.csv and src/VariableScalars.csv. Change the table and write this file anew: CONTRIBUTING.md tells how.
using System.Runtime.CompilerServices;
using System.Text;

namespace FastSer;

public readonly ref partial struct ReadBlock
{
    /// <summary>Tells whether the 1 byte at <paramref name="offset"/> are those of a Boolean.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>Whether <see cref="ReadBoolean"/> would accept them.</returns>
    [MethodImpl(Jit.Inline)]
    public bool IsValidBoolean(int offset) => ScalarCode.IsValid<bool>(ref At(offset, 1));

    /// <summary>Tells whether the 8 bytes at <paramref name="offset"/> are those of an IntPtr.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>Whether <see cref="ReadIntPtr"/> would accept them.</returns>
    [MethodImpl(Jit.Inline)]
    public bool IsValidIntPtr(int offset) => ScalarCode.IsValid<nint>(ref At(offset, 8));

    /// <summary>Tells whether the 8 bytes at <paramref name="offset"/> are those of a UIntPtr.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>Whether <see cref="ReadUIntPtr"/> would accept them.</returns>
    [MethodImpl(Jit.Inline)]
    public bool IsValidUIntPtr(int offset) => ScalarCode.IsValid<nuint>(ref At(offset, 8));

    /// <summary>Tells whether the 16 bytes at <paramref name="offset"/> are those of a Decimal.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>Whether <see cref="ReadDecimal"/> would accept them.</returns>
    [MethodImpl(Jit.Inline)]
    public bool IsValidDecimal(int offset) => ScalarCode.IsValid<decimal>(ref At(offset, 16));

    /// <summary>Tells whether the 4 bytes at <paramref name="offset"/> are those of a Rune.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>Whether <see cref="ReadRune"/> would accept them.</returns>
    [MethodImpl(Jit.Inline)]
    public bool IsValidRune(int offset) => ScalarCode.IsValid<Rune>(ref At(offset, 4));

    /// <summary>Tells whether the 8 bytes at <paramref name="offset"/> are those of a DateTime.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>Whether <see cref="ReadDateTime"/> would accept them.</returns>
    [MethodImpl(Jit.Inline)]
    public bool IsValidDateTime(int offset) => ScalarCode.IsValid<DateTime>(ref At(offset, 8));

    /// <summary>Tells whether the 10 bytes at <paramref name="offset"/> are those of a DateTimeOffset.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>Whether <see cref="ReadDateTimeOffset"/> would accept them.</returns>
    [MethodImpl(Jit.Inline)]
    public bool IsValidDateTimeOffset(int offset) => ScalarCode.IsValid<DateTimeOffset>(ref At(offset, 10));

    /// <summary>Tells whether the 4 bytes at <paramref name="offset"/> are those of a DateOnly.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>Whether <see cref="ReadDateOnly"/> would accept them.</returns>
    [MethodImpl(Jit.Inline)]
    public bool IsValidDateOnly(int offset) => ScalarCode.IsValid<DateOnly>(ref At(offset, 4));

    /// <summary>Tells whether the 8 bytes at <paramref name="offset"/> are those of a TimeOnly.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>Whether <see cref="ReadTimeOnly"/> would accept them.</returns>
    [MethodImpl(Jit.Inline)]
    public bool IsValidTimeOnly(int offset) => ScalarCode.IsValid<TimeOnly>(ref At(offset, 8));
}
