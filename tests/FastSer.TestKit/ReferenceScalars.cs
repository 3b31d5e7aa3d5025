using System.Collections;
using System.Globalization;
using System.Numerics;
using System.Text;

namespace FastSer.TestKit;

/// <summary>The built-in types of docs/wire-format.md.</summary>
internal static class ReferenceScalars
{
    private static readonly HashSet<Type> s_fixed =
    [
        typeof(bool), typeof(byte), typeof(sbyte), typeof(short), typeof(ushort), typeof(char), typeof(Half),
        typeof(int),
            typeof(uint), typeof(float), typeof(long), typeof(ulong), typeof(double), typeof(nint), typeof(nuint),
        typeof(Int128), typeof(UInt128), typeof(decimal), typeof(Rune), typeof(Guid), typeof(DateTime),
        typeof(DateTimeOffset), typeof(DateOnly), typeof(TimeOnly), typeof(TimeSpan), typeof(Complex), typeof(Vector2),
        typeof(Vector3), typeof(Vector4), typeof(Quaternion), typeof(Plane), typeof(Matrix4x4), typeof(Index),
        typeof(Range),
    ];

    private static readonly HashSet<Type> s_variable =
    [
        typeof(string), typeof(Version), typeof(Uri), typeof(BigInteger), typeof(BitArray), typeof(StringBuilder),
    ];

    public static bool IsFixed(Type type) => s_fixed.Contains(type);

    public static bool TryWrite(ReferenceOutput output, Type type, object? value)
    {
        if (type.IsEnum)
        {
            var underlying = Enum.GetUnderlyingType(type);
            return TryWrite(output, underlying, Convert.ChangeType(value, underlying, CultureInfo.InvariantCulture));
        }

        if (s_variable.Contains(type))
        {
            WriteVariable(output, type, value);
            return true;
        }

        if (!s_fixed.Contains(type))
        {
            return false;
        }

        if (!TryWriteNumber(output, value!) && !TryWriteTime(output, value!))
        {
            WriteComposite(output, value!);
        }

        return true;
    }

    private static bool TryWriteNumber(ReferenceOutput output, object value)
    {
        (Int128 Bits, int Size) number = value switch
        {
            bool v => (v ? 1 : 0, 1),
            byte v => (v, 1),
            sbyte v => (v, 1),
            short v => (v, 2),
            ushort v => (v, 2),
            char v => (v, 2),
            Half v => (BitConverter.HalfToInt16Bits(v), 2),
            int v => (v, 4),
            uint v => (v, 4),
            float v => (BitConverter.SingleToInt32Bits(v), 4),
            long v => (v, 8),
            ulong v => (v, 8),
            double v => (BitConverter.DoubleToInt64Bits(v), 8),
            nint v => (v, 8),
            nuint v => (v, 8),
            Int128 v => (v, 16),
            UInt128 v => (unchecked((Int128)v), 16),
            Rune v => (v.Value, 4),
            Index v => (v.IsFromEnd ? ~v.Value : v.Value, 4),
            _ => (0, 0),
        };
        output.Integer(number.Bits, number.Size);
        return number.Size > 0;
    }

    private static bool TryWriteTime(ReferenceOutput output, object value)
    {
        switch (value)
        {
            case DateTime v:
                output.Integer(KindedTicks(v), 8);
                return true;
            case DateTimeOffset v:
                output.Integer(v.DateTime.Ticks, 8);
                output.Integer(v.TotalOffsetMinutes, 2);
                return true;
            case DateOnly v:
                output.Integer(v.DayNumber, 4);
                return true;
            case TimeOnly v:
                output.Integer(v.Ticks, 8);
                return true;
            case TimeSpan v:
                output.Integer(v.Ticks, 8);
                return true;
            default:
                return false;
        }
    }

    // The repeated hour of a clock change is a kind of its own that DateTime shows in no property.
    private static Int128 KindedTicks(DateTime value)
    {
        var isAmbiguous = value.Kind == DateTimeKind.Local
            && DeepEquality.FirstDifference(value, DateTime.SpecifyKind(value, DateTimeKind.Local)) is not null;
        return value.Ticks | ((Int128)(isAmbiguous ? 3 : (int)value.Kind) << 62);
    }

    private static void WriteComposite(ReferenceOutput output, object value)
    {
        float[] singles = value switch
        {
            Vector2 v => [v.X, v.Y],
            Vector3 v => [v.X, v.Y, v.Z],
            Vector4 v => [v.X, v.Y, v.Z, v.W],
            Quaternion v => [v.X, v.Y, v.Z, v.W],
            Plane v => [v.Normal.X, v.Normal.Y, v.Normal.Z, v.D],
            Matrix4x4 v => [.. Enumerable.Range(0, 16).Select(i => v[i / 4, i % 4])],
            _ => [],
        };
        Array.ForEach(singles, v => TryWriteNumber(output, v));
        switch (value)
        {
            case Complex v:
                TryWriteNumber(output, v.Real);
                TryWriteNumber(output, v.Imaginary);
                break;
            case Range v:
                TryWriteNumber(output, v.Start);
                TryWriteNumber(output, v.End);
                break;
            case Guid v:
                output.Bytes(v.ToByteArray());
                break;
            case decimal v:
                // low, middle, high, flags -> flags, high, low, middle.
                var parts = decimal.GetBits(v);
                foreach (var part in (int[])[parts[3], parts[2], parts[0], parts[1]])
                {
                    output.Integer(part, 4);
                }

                break;
        }
    }

    private static void WriteVariable(ReferenceOutput output, Type type, object? value)
    {
        switch (value)
        {
            case BigInteger v:
                output.Length((uint)v.ToByteArray().Length);
                output.Bytes(v.ToByteArray());
                break;
            case BitArray v:
                output.Length((uint)v.Length + 1);
                WriteBits(output, v);
                break;
            case Version v:
                output.Presence(true);
                foreach (var part in (int[])[v.Major, v.Minor, v.Build, v.Revision])
                {
                    output.Integer(part, 4);
                }

                break;
            case null when type == typeof(Version) || type == typeof(BitArray):
                output.Presence(false);
                break;
            default:
                output.Text((value as Uri)?.OriginalString ?? value?.ToString());
                break;
        }
    }

    private static void WriteBits(ReferenceOutput output, BitArray bits)
    {
        foreach (var eight in bits.Cast<bool>().Chunk(8))
        {
            output.Byte((byte)eight.Select(static (bit, i) => bit ? 1 << i : 0).Sum());
        }
    }
}
