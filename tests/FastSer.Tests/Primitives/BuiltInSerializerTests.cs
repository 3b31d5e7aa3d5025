using System.Reflection;
using FastSer.CompilerServices;
using FastSer.Serializers;

namespace FastSer.Tests.Primitives;

/// <summary>The serializers that need no generated code, of each scalar that formatters can read.</summary>
public sealed class BuiltInSerializerTests
{
    public static TheoryData<Type> Scalars =>
    [
        .. typeof(FastReader).GetMethods(BindingFlags.Public | BindingFlags.Instance | BindingFlags.DeclaredOnly)
            .Where(static method => method is { IsGenericMethod: false, ReturnType.IsValueType: true } && method.GetParameters().Length == 0
                && method.Name == "Read" + method.ReturnType.Name)
            .Select(static method => method.ReturnType).Where(static type => BuiltInSerializers.Find(type) is not null),
    ];

    [Fact]
    public void ThereAreManyScalars() => Assert.InRange(Scalars.Count, 35, 100);

    [Theory]
    [MemberData(nameof(Scalars))]
    public void ScalarsComeBackWithTheirArraysAndLists(Type scalar) =>
        typeof(BuiltInSerializerTests).GetMethod(nameof(Check), BindingFlags.NonPublic | BindingFlags.Static)!.MakeGenericMethod(scalar).Invoke(null, null);

    private static void Check<T>()
    {
        var value = default(T)!;
        AssertComesBack(value);
        if (BuiltInSerializers.Find(typeof(T[])) is { } array)
        {
            Assert.IsAssignableFrom<TypeSerializer<T[]>>(array);
            Assert.IsAssignableFrom<TypeSerializer<List<T>>>(BuiltInSerializers.Find(typeof(List<T>)));
            AssertComesBack<T[]>([value, value, value]);
            AssertComesBack<T[]>([]);
            AssertComesBack<List<T>>([value, value]);
        }
    }

    private static void AssertComesBack<T>(T value)
    {
        var bytes = FastSerializer.Serialize(value);
        Assert.Equal(value, FastSerializer.Deserialize<T>(bytes));
        Assert.Equal(bytes.Length, FastSerializer.Skip<T>(bytes));
    }
}
