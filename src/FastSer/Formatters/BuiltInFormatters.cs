using System.Collections;
using System.Numerics;
using System.Text;
using FastSer.CompilerServices;

namespace FastSer.Formatters;

/// <summary>The serializers of the scalars, and of arrays and lists of those whose memory is their wire form.</summary>
/// <remarks>One comparison after another: asked once for each type in a process, and trimmed with what it does not keep.</remarks>
internal static class BuiltInFormatters
{
    public static object? Find(Type type) => FindVariable(type) ?? FindScalar(type) ?? FindArray(type) ?? FindList(type);

    private static object? FindVariable(Type type)
    {
        if (type == typeof(string))
        {
            return new StringFormatter();
        }

        if (type == typeof(Version))
        {
            return new VersionFormatter();
        }

        if (type == typeof(Uri))
        {
            return new UriFormatter();
        }

        if (type == typeof(BigInteger))
        {
            return new BigIntegerFormatter();
        }

        if (type == typeof(BitArray))
        {
            return new BitArrayFormatter();
        }

        if (type == typeof(StringBuilder))
        {
            return new StringBuilderFormatter();
        }

        return null;
    }

    private static object? FindScalar(Type type)
    {
        if (type == typeof(bool)) { return new ScalarFormatter<bool>(); }
        if (type == typeof(byte)) { return new ScalarFormatter<byte>(); }
        if (type == typeof(sbyte)) { return new ScalarFormatter<sbyte>(); }
        if (type == typeof(short)) { return new ScalarFormatter<short>(); }
        if (type == typeof(ushort)) { return new ScalarFormatter<ushort>(); }
        if (type == typeof(char)) { return new ScalarFormatter<char>(); }
        if (type == typeof(Half)) { return new ScalarFormatter<Half>(); }
        if (type == typeof(int)) { return new ScalarFormatter<int>(); }
        if (type == typeof(uint)) { return new ScalarFormatter<uint>(); }
        if (type == typeof(float)) { return new ScalarFormatter<float>(); }
        if (type == typeof(long)) { return new ScalarFormatter<long>(); }
        if (type == typeof(ulong)) { return new ScalarFormatter<ulong>(); }
        if (type == typeof(double)) { return new ScalarFormatter<double>(); }
        if (type == typeof(nint)) { return new ScalarFormatter<nint>(); }
        if (type == typeof(nuint)) { return new ScalarFormatter<nuint>(); }
        if (type == typeof(Int128)) { return new ScalarFormatter<Int128>(); }
        if (type == typeof(UInt128)) { return new ScalarFormatter<UInt128>(); }
        if (type == typeof(decimal)) { return new ScalarFormatter<decimal>(); }
        if (type == typeof(Rune)) { return new ScalarFormatter<Rune>(); }
        if (type == typeof(Guid)) { return new ScalarFormatter<Guid>(); }
        if (type == typeof(DateTime)) { return new ScalarFormatter<DateTime>(); }
        if (type == typeof(DateTimeOffset)) { return new ScalarFormatter<DateTimeOffset>(); }
        if (type == typeof(DateOnly)) { return new ScalarFormatter<DateOnly>(); }
        if (type == typeof(TimeOnly)) { return new ScalarFormatter<TimeOnly>(); }
        if (type == typeof(TimeSpan)) { return new ScalarFormatter<TimeSpan>(); }
        if (type == typeof(Complex)) { return new ScalarFormatter<Complex>(); }
        if (type == typeof(Vector2)) { return new ScalarFormatter<Vector2>(); }
        if (type == typeof(Vector3)) { return new ScalarFormatter<Vector3>(); }
        if (type == typeof(Vector4)) { return new ScalarFormatter<Vector4>(); }
        if (type == typeof(Quaternion)) { return new ScalarFormatter<Quaternion>(); }
        if (type == typeof(Plane)) { return new ScalarFormatter<Plane>(); }
        if (type == typeof(Matrix4x4)) { return new ScalarFormatter<Matrix4x4>(); }
        if (type == typeof(Index)) { return new ScalarFormatter<Index>(); }
        if (type == typeof(Range)) { return new ScalarFormatter<Range>(); }

        return null;
    }

    private static object? FindArray(Type type)
    {
        if (type == typeof(bool[])) { return new ScalarArrayFormatter<bool>(); }
        if (type == typeof(byte[])) { return new ScalarArrayFormatter<byte>(); }
        if (type == typeof(sbyte[])) { return new ScalarArrayFormatter<sbyte>(); }
        if (type == typeof(short[])) { return new ScalarArrayFormatter<short>(); }
        if (type == typeof(ushort[])) { return new ScalarArrayFormatter<ushort>(); }
        if (type == typeof(char[])) { return new ScalarArrayFormatter<char>(); }
        if (type == typeof(Half[])) { return new ScalarArrayFormatter<Half>(); }
        if (type == typeof(int[])) { return new ScalarArrayFormatter<int>(); }
        if (type == typeof(uint[])) { return new ScalarArrayFormatter<uint>(); }
        if (type == typeof(float[])) { return new ScalarArrayFormatter<float>(); }
        if (type == typeof(long[])) { return new ScalarArrayFormatter<long>(); }
        if (type == typeof(ulong[])) { return new ScalarArrayFormatter<ulong>(); }
        if (type == typeof(double[])) { return new ScalarArrayFormatter<double>(); }
        if (type == typeof(Int128[])) { return new ScalarArrayFormatter<Int128>(); }
        if (type == typeof(UInt128[])) { return new ScalarArrayFormatter<UInt128>(); }
        if (type == typeof(decimal[])) { return new ScalarArrayFormatter<decimal>(); }
        if (type == typeof(Rune[])) { return new ScalarArrayFormatter<Rune>(); }
        if (type == typeof(Guid[])) { return new ScalarArrayFormatter<Guid>(); }
        if (type == typeof(DateTime[])) { return new ScalarArrayFormatter<DateTime>(); }
        if (type == typeof(DateOnly[])) { return new ScalarArrayFormatter<DateOnly>(); }
        if (type == typeof(TimeOnly[])) { return new ScalarArrayFormatter<TimeOnly>(); }
        if (type == typeof(TimeSpan[])) { return new ScalarArrayFormatter<TimeSpan>(); }
        if (type == typeof(Complex[])) { return new ScalarArrayFormatter<Complex>(); }
        if (type == typeof(Vector2[])) { return new ScalarArrayFormatter<Vector2>(); }
        if (type == typeof(Vector3[])) { return new ScalarArrayFormatter<Vector3>(); }
        if (type == typeof(Vector4[])) { return new ScalarArrayFormatter<Vector4>(); }
        if (type == typeof(Quaternion[])) { return new ScalarArrayFormatter<Quaternion>(); }
        if (type == typeof(Plane[])) { return new ScalarArrayFormatter<Plane>(); }
        if (type == typeof(Matrix4x4[])) { return new ScalarArrayFormatter<Matrix4x4>(); }
        if (type == typeof(Index[])) { return new ScalarArrayFormatter<Index>(); }
        if (type == typeof(Range[])) { return new ScalarArrayFormatter<Range>(); }

        return null;
    }

    private static object? FindList(Type type)
    {
        if (type == typeof(List<bool>)) { return new ScalarListFormatter<bool>(); }
        if (type == typeof(List<byte>)) { return new ScalarListFormatter<byte>(); }
        if (type == typeof(List<sbyte>)) { return new ScalarListFormatter<sbyte>(); }
        if (type == typeof(List<short>)) { return new ScalarListFormatter<short>(); }
        if (type == typeof(List<ushort>)) { return new ScalarListFormatter<ushort>(); }
        if (type == typeof(List<char>)) { return new ScalarListFormatter<char>(); }
        if (type == typeof(List<Half>)) { return new ScalarListFormatter<Half>(); }
        if (type == typeof(List<int>)) { return new ScalarListFormatter<int>(); }
        if (type == typeof(List<uint>)) { return new ScalarListFormatter<uint>(); }
        if (type == typeof(List<float>)) { return new ScalarListFormatter<float>(); }
        if (type == typeof(List<long>)) { return new ScalarListFormatter<long>(); }
        if (type == typeof(List<ulong>)) { return new ScalarListFormatter<ulong>(); }
        if (type == typeof(List<double>)) { return new ScalarListFormatter<double>(); }
        if (type == typeof(List<Int128>)) { return new ScalarListFormatter<Int128>(); }
        if (type == typeof(List<UInt128>)) { return new ScalarListFormatter<UInt128>(); }
        if (type == typeof(List<decimal>)) { return new ScalarListFormatter<decimal>(); }
        if (type == typeof(List<Rune>)) { return new ScalarListFormatter<Rune>(); }
        if (type == typeof(List<Guid>)) { return new ScalarListFormatter<Guid>(); }
        if (type == typeof(List<DateTime>)) { return new ScalarListFormatter<DateTime>(); }
        if (type == typeof(List<DateOnly>)) { return new ScalarListFormatter<DateOnly>(); }
        if (type == typeof(List<TimeOnly>)) { return new ScalarListFormatter<TimeOnly>(); }
        if (type == typeof(List<TimeSpan>)) { return new ScalarListFormatter<TimeSpan>(); }
        if (type == typeof(List<Complex>)) { return new ScalarListFormatter<Complex>(); }
        if (type == typeof(List<Vector2>)) { return new ScalarListFormatter<Vector2>(); }
        if (type == typeof(List<Vector3>)) { return new ScalarListFormatter<Vector3>(); }
        if (type == typeof(List<Vector4>)) { return new ScalarListFormatter<Vector4>(); }
        if (type == typeof(List<Quaternion>)) { return new ScalarListFormatter<Quaternion>(); }
        if (type == typeof(List<Plane>)) { return new ScalarListFormatter<Plane>(); }
        if (type == typeof(List<Matrix4x4>)) { return new ScalarListFormatter<Matrix4x4>(); }
        if (type == typeof(List<Index>)) { return new ScalarListFormatter<Index>(); }
        if (type == typeof(List<Range>)) { return new ScalarListFormatter<Range>(); }

        return null;
    }
}
