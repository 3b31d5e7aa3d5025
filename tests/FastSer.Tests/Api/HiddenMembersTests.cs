using System.ComponentModel;
using System.Reflection;

namespace FastSer.Tests.Api;

/// <summary>Members that trust their arguments are for generated code; authors of formatters are not offered them.</summary>
public class HiddenMembersTests
{
    private static readonly Type[] s_trusting =
    [
        typeof(ReadBlock), typeof(WriteBlock), typeof(WriteLimit), typeof(ObjectEnd), typeof(MemberMask),
        typeof(CompactReader), typeof(CompactWriter),
    ];

    private static readonly string[] s_pairs =
        ["BeginItems", "NextItem", "BeginObject", "EndObject", "Enter", "Leave"];

    [Theory]
    [InlineData(typeof(FastReader))]
    [InlineData(typeof(FastWriter))]
    public void MembersThatTrustTheirArgumentsAreHiddenFromCompletion(Type type)
    {
        var members = type.GetMembers(BindingFlags.Public | BindingFlags.Instance | BindingFlags.Static | BindingFlags.DeclaredOnly)
            .Where(static member => s_pairs.Contains(member.Name) || TypesOf(member).Any(IsTrusting)).ToList();

        Assert.NotEmpty(members);
        Assert.Empty(members.Where(static member => !IsHidden(member)).Select(static member => member.Name));
    }

    private static IEnumerable<Type> TypesOf(MemberInfo member) => member switch
    {
        PropertyInfo property => [property.PropertyType],
        MethodInfo { IsSpecialName: false } method =>
            [method.ReturnType, .. method.GetParameters().Select(static parameter => parameter.ParameterType)],
        _ => [],
    };

    private static bool IsTrusting(Type type) => s_trusting.Contains(type.IsByRef ? type.GetElementType() : type);

    private static bool IsHidden(MemberInfo member) =>
        member.GetCustomAttribute<EditorBrowsableAttribute>() is { State: EditorBrowsableState.Never };
}
