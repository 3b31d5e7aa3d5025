using System.Reflection;

namespace FastSer.TestKit;

/// <summary>The rules of docs/types.md for members that may not be null, and for their lengths.</summary>
internal static class MemberRules
{
    /// <summary>Returns whether null in a member is refused.</summary>
    public static bool RefusesNull(MemberInfo member)
    {
        var type = member is FieldInfo field ? field.FieldType : ((PropertyInfo)member).PropertyType;
        var owner = member.DeclaringType!;
        var handling = owner.GetCustomAttribute<FastSerTypeAttribute>(inherit: false)?.NullHandling ?? ExternalTypes.Of(owner)?.NullHandling;
        if (type.IsValueType || handling != FastSerNullHandling.Strict)
        {
            return false;
        }

        var context = new NullabilityInfoContext();
        var state = member is FieldInfo declared ? context.Create(declared) : context.Create((PropertyInfo)member);
        return state.ReadState == NullabilityState.NotNull;
    }

    public static uint MaxLengthOf(MemberInfo member) =>
        member.GetCustomAttribute<FastSerMaxLengthAttribute>() is { } limit ? (uint)limit.Length : uint.MaxValue;

    /// <summary>Returns whether a value keeps the limit of its member.</summary>
    public static bool IsShortEnough(MemberInfo member, object? value) => value switch
    {
        string text => text.Length <= MaxLengthOf(member),
        System.Text.StringBuilder builder => builder.Length <= MaxLengthOf(member),
        Uri uri => uri.OriginalString.Length <= MaxLengthOf(member),
        System.Collections.BitArray bits => bits.Length <= MaxLengthOf(member),
        null => true,
        _ => CollectionItems.IsCollection(value.GetType()) && CollectionItems.Of(value) is { } items ? items.Length <= MaxLengthOf(member) : true,
    };
}
