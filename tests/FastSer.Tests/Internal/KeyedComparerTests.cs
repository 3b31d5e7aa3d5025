using System.Drawing;
using System.Net;
using System.Numerics;
using System.Text;
using FastSer.CompilerServices;
using FastSer.Tests.TestTypes;

namespace FastSer.Tests.Internal;

/// <summary>Hash codes with a secret agree with the equality of each built-in type.</summary>
public class KeyedComparerTests
{
    private enum Color : short
    {
        Red = 1,
        Green = 2,
    }

    [Fact]
    public void IntegersAreTheirBits()
    {
        Check(true, true, false);
        Check<byte>(1, 1, 2);
        Check<sbyte>(-1, -1, 1);
        Check<short>(-1, -1, 1);
        Check<ushort>(1, 1, 256);
        Check('a', 'a', 'b');
        Check(1, 1, 1 << 16);
        Check(1u, 1u, 1u << 31);
        Check(1L, 1L, 1L << 32);
        Check(1UL, 1UL, 1UL << 63);
        Check<nint>(1, 1, -1);
        Check<nuint>(1, 1, 2);
        Check<Int128>(1, 1, Int128.One << 64);
        Check<UInt128>(1, 1, UInt128.One << 127);
        Check(new Rune('a'), new Rune('a'), new Rune('b'));
        Check(Color.Red, Color.Red, Color.Green);
    }

    [Fact]
    public void NumbersThatAreEqualHaveOneHashCode()
    {
        Check(0.0, -0.0, double.Epsilon);
        Check(double.NaN, BitConverter.Int64BitsToDouble(0x7FF8000000000001), double.PositiveInfinity);
        Check(0f, -0f, float.Epsilon);
        Check((Half)0, (Half)(-0f), Half.Epsilon);
        Check(0m, 0.00m, 1m);
        Check(1.0m, 1.0000000000000000000000000000m, -1m);
        Check(100m, 100.000m, 10m);
        Check(decimal.MaxValue, decimal.MaxValue, decimal.MinValue);
        Check(new Complex(0, 1), new Complex(-0.0, 1), new Complex(1, 0));
        Check(BigInteger.Pow(10, 30), BigInteger.Pow(10, 30), BigInteger.Pow(10, 31));
    }

    [Fact]
    public void StructsOfFloatsAreTheirNumbers()
    {
        Check(new Vector2(0, 1), new Vector2(-0f, 1), new Vector2(1, 0));
        Check(new Vector3(0, 1, 2), new Vector3(-0f, 1, 2), new Vector3(0, 1, 3));
        Check(new Vector4(0, 1, 2, 3), new Vector4(-0f, 1, 2, 3), new Vector4(0, 1, 2, 4));
        Check(new Quaternion(0, 1, 2, 3), new Quaternion(-0f, 1, 2, 3), new Quaternion(0, 1, 2, 4));
        Check(new Plane(0, 1, 2, 3), new Plane(-0f, 1, 2, 3), new Plane(0, 1, 2, 4));
        Check(Matrix3x2.Identity, Matrix3x2.CreateScale(1), Matrix3x2.CreateScale(2));
        Check(Matrix4x4.Identity, Matrix4x4.CreateScale(1), Matrix4x4.CreateTranslation(0, 0, 1));
        Check(new PointF(0, 1), new PointF(-0f, 1), new PointF(1, 0));
        Check(new SizeF(0, 1), new SizeF(-0f, 1), new SizeF(1, 0));
        Check(new RectangleF(0, 1, 2, 3), new RectangleF(-0f, 1, 2, 3), new RectangleF(0, 1, 2, 4));
    }

    [Fact]
    public void MomentsThatAreEqualHaveOneHashCode()
    {
        var noon = new DateTime(2026, 1, 2, 12, 0, 0, DateTimeKind.Utc);
        Check(noon, DateTime.SpecifyKind(noon, DateTimeKind.Local), noon.AddTicks(1));
        Check(new DateTimeOffset(noon), new DateTimeOffset(noon).ToOffset(TimeSpan.FromHours(3)), new DateTimeOffset(noon.AddTicks(1)));
        Check(new DateOnly(2026, 1, 2), new DateOnly(2026, 1, 2), new DateOnly(2026, 1, 3));
        Check(new TimeOnly(1, 2), new TimeOnly(1, 2), new TimeOnly(2, 1));
        Check(TimeSpan.FromTicks(1), TimeSpan.FromTicks(1), TimeSpan.FromTicks(-1));
    }

    [Fact]
    public void OtherValuesAreTheirContent()
    {
        Check(new Guid(1, 2, 3, [4, 5, 6, 7, 8, 9, 10, 11]), new Guid(1, 2, 3, [4, 5, 6, 7, 8, 9, 10, 11]), Guid.Empty);
        Check<Index>(1, 1, ^1);
        Check(1..2, 1..2, 1..^2);
        Check(new Point(1, 2), new Point(1, 2), new Point(2, 1));
        Check(new Size(1, 2), new Size(1, 2), new Size(2, 1));
        Check(new Rectangle(1, 2, 3, 4), new Rectangle(1, 2, 3, 4), new Rectangle(1, 2, 4, 3));
        Check(IPAddress.Parse("10.0.0.1"), IPAddress.Parse("10.0.0.1"), IPAddress.Parse("::1"));
        Check(IPEndPoint.Parse("10.0.0.1:80"), IPEndPoint.Parse("10.0.0.1:80"), IPEndPoint.Parse("10.0.0.1:81"));
        Check(IPNetwork.Parse("10.0.0.0/8"), IPNetwork.Parse("10.0.0.0/8"), IPNetwork.Parse("10.0.0.0/16"));
        Check(new Version(1, 2), new Version(1, 2), new Version(1, 2, 0));
        Check("text", new string("text".AsSpan()), "other text");
        Check<object>(1, 1, "1");
        Check(UnknownCase(1, 7), UnknownCase(1, 7), UnknownCase(1, 8));
        Check(UnknownCase(1, 7), UnknownCase(1, 7), UnknownCase(2, 7));
        Check(Unknown(7), Unknown(7), Unknown(8));

        static FastSerUnknownCase UnknownCase(int tag, byte content) => FastSerUnknownCase.Of(typeof(object), tag, [content]);
        static FastSerUnknown Unknown(byte content)
        {
            byte[] mask = [0b110];
            return FastSerUnknown.Of(1, new MemberMask(ref mask[0], mask.Length), [content]);
        }
    }

    [Fact]
    public void NullHasTheHashCodeThatDotNetGivesIt()
    {
        Assert.Equal(0, KeyedComparer<string?>.Of(null).GetHashCode(null!));
        Assert.Equal(0, KeyedComparer<int?>.Of(null).GetHashCode(null));
    }

    [Fact]
    public void CasesOfUnionsAreToldApartByTheirTags()
    {
        var poco = Samples.Poco(1);
        Assert.Equal(HashOf(3, poco), HashOf(3, poco));
        Assert.NotEqual(HashOf(3, poco), HashOf(4, poco));
        Assert.NotEqual(HashOf(3, poco), HashOf(3, Samples.Poco(2)));

        var hasher = KeyHasher.Start();
        Assert.False(hasher.TryAddUnion<Poco>(3, "text"));
        Assert.False(hasher.TryAddCase<Poco>(3, "text"));
        Assert.Equal(KeyHasher.Start().ToHashCode(), hasher.ToHashCode());

        Assert.Equal(HashOfObject(poco), HashOfObject(poco));
        Assert.NotEqual(HashOfObject(poco), HashOfObject(null));

        static int HashOf(int tag, Poco value)
        {
            var hasher = KeyHasher.Start();
            Assert.True(hasher.TryAddUnion<Poco>(tag, value));
            var other = KeyHasher.Start();
            Assert.True(other.TryAddCase<Poco>(tag, value));
            var hash = hasher.ToHashCode();
            Assert.Equal(hash, other.ToHashCode());
            return hash;
        }

        static int HashOfObject(Poco? value)
        {
            var hasher = KeyHasher.Start();
            hasher.AddObject(value!);
            return hasher.ToHashCode();
        }
    }

    private static void Check<T>(T value, T equal, T other)
    {
        var comparer = KeyedComparer<T>.Of(null);
        Assert.True(comparer.Equals(value, equal));
        Assert.False(comparer.Equals(value, other));
        Assert.Equal(comparer.GetHashCode(value!), comparer.GetHashCode(equal!));
        Assert.NotEqual(comparer.GetHashCode(value!), comparer.GetHashCode(other!));
    }
}
