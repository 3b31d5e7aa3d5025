using System.Numerics;
using FastSer.Serializers;

namespace FastSer.Tests.Primitives;

/// <summary>Values of the framework that a new version of it may add: each is built in, or listed here with the reason.</summary>
public sealed class FrameworkValueTests
{
    private static readonly Dictionary<string, string> s_left = new()
    {
        ["TotalOrderIeee754Comparer`1"] = "a comparer: comparers are not in the data",
        ["Vector`1"] = "its size is that of the processor's registers, so it is no data",
    };

    [Fact]
    public void StructsOfNumericsAreBuiltIn()
    {
        var structs = new[] { typeof(Vector2), typeof(BigInteger), typeof(Half) }.Select(static type => type.Assembly).Distinct()
            .SelectMany(static assembly => assembly.GetExportedTypes())
            .Where(static type => type is { Namespace: "System.Numerics", IsValueType: true, IsEnum: false, IsNested: false })
            .ToList();

        Assert.Contains(typeof(Vector3), structs);
        Assert.Contains(typeof(Complex), structs);
        Assert.All(structs.Where(static type => !s_left.ContainsKey(type.Name)), static type => Assert.True(IsBuiltIn(type), type.FullName));
        Assert.All(s_left.Keys, name => Assert.Contains(structs, type => type.Name == name));
    }

    /// <summary>There is no vector of Half yet.</summary>
    [Fact]
    public void StructsNamedAfterHalfAreBuiltIn() => Assert.All(
        typeof(Half).Assembly.GetExportedTypes().Concat(typeof(BigInteger).Assembly.GetExportedTypes())
            .Where(static type => type.IsValueType && !type.IsNested && type.Name.Contains("Half", StringComparison.Ordinal)),
        static type => Assert.True(IsBuiltIn(type), type.FullName));

    private static bool IsBuiltIn(Type type) => !type.ContainsGenericParameters && BuiltInSerializers.Find(type) is not null;
}
