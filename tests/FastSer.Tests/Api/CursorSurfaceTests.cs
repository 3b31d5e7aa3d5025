using System.ComponentModel;
using System.Reflection;

namespace FastSer.Tests.Api;

/// <summary>What a user sees of reader and writer stays small; what generated code needs besides is hidden from completion.</summary>
public sealed class CursorSurfaceTests
{
    [Theory]
    [InlineData(typeof(FastReader), 60)]
    [InlineData(typeof(FastWriter), 51)]
    public void CursorHasFewPublicMembers(Type cursor, int limit)
    {
        var members = cursor.GetMembers(BindingFlags.Public | BindingFlags.Instance | BindingFlags.Static | BindingFlags.DeclaredOnly)
            .Where(static member => member is not MethodInfo { IsSpecialName: true })
            .Select(static member => member.Name)
            .ToArray();

        Assert.InRange(members.Length, 40, limit);
    }

    [Fact]
    public void PlumbingIsHiddenFromCompletion() => Assert.All(
        typeof(FastReader).Assembly.GetExportedTypes().Where(static type =>
            type is { Namespace: "FastSer.CompilerServices", IsAbstract: true, IsSealed: true }),
        static type => Assert.Equal(
            EditorBrowsableState.Never, type.GetCustomAttribute<EditorBrowsableAttribute>()?.State));
}
