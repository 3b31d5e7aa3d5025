using System.ComponentModel;
using System.Reflection;

namespace FastSer.Tests.Api;

/// <summary>The visible members of reader and writer stay few; those that generated code needs besides are hidden from completion.</summary>
public sealed class CursorSurfaceTests
{
    [Theory]
    [InlineData(typeof(FastReader), 47)]
    [InlineData(typeof(FastWriter), 47)]
    public void CursorHasFewVisibleMembers(Type cursor, int limit)
    {
        var members = cursor.GetMembers(BindingFlags.Public | BindingFlags.Instance | BindingFlags.Static | BindingFlags.DeclaredOnly)
            .Where(static member => member is not MethodInfo { IsSpecialName: true } && !IsHidden(member))
            .Select(static member => member.Name)
            .ToArray();

        Assert.InRange(members.Length, 40, limit);
    }

    [Fact]
    public void PlumbingIsHiddenFromCompletion() => Assert.All(
        typeof(FastReader).Assembly.GetExportedTypes().Where(static type =>
            type is { Namespace: "FastSer.CompilerServices", IsAbstract: true, IsSealed: true }),
        static type => Assert.True(IsHidden(type)));

    private static bool IsHidden(MemberInfo member) =>
        member.GetCustomAttribute<EditorBrowsableAttribute>()?.State == EditorBrowsableState.Never;
}
