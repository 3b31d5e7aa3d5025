namespace FastSer.ReferenceCodec;

/// <summary>A row of the table of section 3: the numbers of a scalar, and which of them are values.</summary>
public sealed class ScalarKind
{
    private const long MaxTicks = 3_155_378_975_999_999_999;
    private const long TicksPerMinute = 600_000_000;

    private ScalarKind(string name, params int[] sizes) => (Name, Sizes) = (name, sizes);

    public static ScalarKind Boolean { get; } = new("bool", 1) { ControlBits = 1, Accepts = static p => p[0] <= 1 };

    public static ScalarKind Byte { get; } = new("byte", 1);

    public static ScalarKind SByte { get; } = new("sbyte", 1);

    public static ScalarKind Int16 { get; } = new("short", 2) { ControlBits = 2, IsSigned = true };

    public static ScalarKind UInt16 { get; } = new("ushort", 2) { ControlBits = 2 };

    public static ScalarKind Char { get; } = new("char", 2) { ControlBits = 2 };

    public static ScalarKind Half { get; } = new("Half", 2) { IsFloat = true };

    public static ScalarKind Int32 { get; } = new("int", 4) { ControlBits = 2, IsSigned = true };

    public static ScalarKind UInt32 { get; } = new("uint", 4) { ControlBits = 2 };

    public static ScalarKind Single { get; } = new("float", 4) { IsFloat = true };

    public static ScalarKind Int64 { get; } = new("long", 8) { ControlBits = 4, IsSigned = true };

    public static ScalarKind UInt64 { get; } = new("ulong", 8) { ControlBits = 4 };

    public static ScalarKind Double { get; } = new("double", 8) { IsFloat = true };

    public static ScalarKind IntPtr { get; } = new("nint", 8)
    {
        ControlBits = 4,
        IsSigned = true,
        IsNative = true,
        Accepts = static p => (long)(ulong)p[0] is var number && number >= nint.MinValue && number <= nint.MaxValue,
    };

    public static ScalarKind UIntPtr { get; } = new("nuint", 8)
    {
        ControlBits = 4,
        IsNative = true,
        Accepts = static p => p[0] <= nuint.MaxValue,
    };

    public static ScalarKind Int128 { get; } = new("Int128", 16);

    public static ScalarKind UInt128 { get; } = new("UInt128", 16);

    /// <summary>Gets the kind of flags, high and low.</summary>
    public static ScalarKind Decimal { get; } = new("decimal", 4, 4, 8)
    {
        ControlBits = 6,
        Accepts = static p => (p[0] & 0x7F00_FFFF) == 0 && ((p[0] >> 16) & 0xFF) <= 28,
    };

    public static ScalarKind Rune { get; } = new("Rune", 4)
    {
        Accepts = static p => p[0] <= 0xD7FF || (p[0] >= 0xE000 && p[0] <= 0x10FFFF),
    };

    public static ScalarKind Guid { get; } = new("Guid", 16);

    public static ScalarKind DateTime { get; } = new("DateTime", 8) { Accepts = static p => TicksOf(p[0]) <= MaxTicks };

    /// <summary>Gets the kind of clock ticks and an offset in minutes.</summary>
    public static ScalarKind DateTimeOffset { get; } = new("DateTimeOffset", 8, 2)
    {
        Accepts = static p => (long)p[0] is >= 0 and <= MaxTicks
            && (short)p[1] is >= -840 and <= 840
            && UniversalTicksOf(p) is >= 0 and <= MaxTicks,
    };

    public static ScalarKind DateOnly { get; } = new("DateOnly", 4) { Accepts = static p => p[0] <= 3_652_058 };

    public static ScalarKind TimeOnly { get; } = new("TimeOnly", 8) { Accepts = static p => p[0] <= 863_999_999_999 };

    public static ScalarKind TimeSpan { get; } = new("TimeSpan", 8);

    public static ScalarKind Complex { get; } = new("Complex", 8, 8) { IsFloat = true };

    public static ScalarKind Vector2 { get; } = new("Vector2", 4, 4) { IsFloat = true };

    public static ScalarKind Vector3 { get; } = new("Vector3", 4, 4, 4) { IsFloat = true };

    public static ScalarKind Vector4 { get; } = new("Vector4", 4, 4, 4, 4) { IsFloat = true };

    public static ScalarKind Quaternion { get; } = new("Quaternion", 4, 4, 4, 4) { IsFloat = true };

    public static ScalarKind Plane { get; } = new("Plane", 4, 4, 4, 4) { IsFloat = true };

    public static ScalarKind Matrix4x4 { get; } = new("Matrix4x4", [.. Enumerable.Repeat(4, 16)]) { IsFloat = true };

    public static ScalarKind Matrix3x2 { get; } = new("Matrix3x2", 4, 4, 4, 4, 4, 4) { IsFloat = true };

    public static ScalarKind Point { get; } = new("Point", 4, 4);

    public static ScalarKind PointF { get; } = new("PointF", 4, 4) { IsFloat = true, IsUnequalWithoutNumber = true };

    /// <summary>Gets the kind of width and height.</summary>
    public static ScalarKind Extent { get; } = new("Size", 4, 4);

    /// <summary>Gets the kind of width and height as floating-point numbers.</summary>
    public static ScalarKind ExtentF { get; } = new("SizeF", 4, 4) { IsFloat = true, IsUnequalWithoutNumber = true };

    public static ScalarKind Rectangle { get; } = new("Rectangle", 4, 4, 4, 4);

    public static ScalarKind RectangleF { get; } = new("RectangleF", 4, 4, 4, 4) { IsFloat = true, IsUnequalWithoutNumber = true };

    public static ScalarKind Index { get; } = new("Index", 4);

    public static ScalarKind Range { get; } = new("Range", 4, 4);

    public string Name { get; }

    /// <summary>Gets the bytes of each number.</summary>
    public IReadOnlyList<int> Sizes { get; }

    public int Size => Sizes.Sum();

    /// <summary>Gets the control bits of a member in the Compact format (section 20.1).</summary>
    public int ControlBits { get; private init; }

    public bool IsSigned { get; private init; }

    /// <summary>
    /// Gets whether the number has the size of a pointer: never packed in sequences (section 20.4), and rejected where it exceeds the pointers of
    /// the process.
    /// </summary>
    public bool IsNative { get; private init; }

    /// <summary>Gets whether the numbers are binary floating-point ones.</summary>
    public bool IsFloat { get; private init; }

    /// <summary>Gets whether a value with a NaN equals no value, not even itself, as a key.</summary>
    public bool IsUnequalWithoutNumber { get; private init; }

    /// <summary>Gets whether the Compact format stores it as an integer without leading zero bytes.</summary>
    public bool IsInteger => ControlBits is 2 or 4;

    /// <summary>Gets which numbers are values.</summary>
    public Func<IReadOnlyList<UInt128>, bool> Accepts { get; private init; } = static _ => true;

    public override string ToString() => Name;

    /// <summary>The ticks of a <see cref="DateTime"/>, without its kind.</summary>
    internal static long TicksOf(UInt128 bits) => (long)(bits & 0x3FFF_FFFF_FFFF_FFFF);

    /// <summary>The universal ticks of a <see cref="DateTimeOffset"/>.</summary>
    internal static long UniversalTicksOf(IReadOnlyList<UInt128> parts) =>
        (long)parts[0] - ((short)parts[1] * TicksPerMinute);
}
