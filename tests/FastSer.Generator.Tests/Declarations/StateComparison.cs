using System.Collections;
using System.Reflection;

namespace FastSer.Generator.Tests.Declarations;

/// <summary>Compares the state of two objects by the rule of <see cref="AccountedState"/>.</summary>
internal static class StateComparison
{
    /// <summary>The members that differ, or that should and do not, each by the path to it and with a sentence.</summary>
    public static IEnumerable<(string Member, string Text)> Differences(object expected, object? actual)
    {
        var type = expected.GetType();
        if (actual is null || actual.GetType() != type)
        {
            return [(type.Name, $"{type.Name} came back as {actual?.GetType().Name ?? "null"}")];
        }

        return
        [
            .. AccountedState.AccountedFields(type).SelectMany(field =>
                Compare(field, field.GetValue(expected), field.GetValue(actual))),
            .. AccountedState.AccountedProperties(type).SelectMany(property =>
                Compare(property, property.GetValue(expected), property.GetValue(actual))),
            .. AccountedState.IgnoredFields(type)
                .Where(field => !IsDefault(field.GetValue(expected)) && Different(field.GetValue(expected), field.GetValue(actual)).Length == 0)
                .Select(static field => (AccountedState.NameOf(field), $"{AccountedState.NameOf(field)} is marked [FastSerIgnore], and comes back")),
            .. ElementDifferences(expected, actual),
        ];
    }

    private static IEnumerable<(string Member, string Text)> ElementDifferences(object expected, object actual) =>
        expected is IList list && actual is IList other && !list.Cast<object?>().SequenceEqual(other.Cast<object?>())
            ? [("elements", $"the elements of {expected.GetType().Name} differ")]
            : [];

    private static IEnumerable<(string Member, string Text)> Compare(MemberInfo member, object? expected, object? actual)
    {
        var name = AccountedState.NameOf(member);
        return IsOwn(expected) && actual is not null
            ? Differences(expected!, actual).Select(one => ($"{name}.{one.Member}", $"{name}: {one.Text}"))
            : Different(expected, actual) is { Length: > 0 } text ? [(name, $"{member.DeclaringType!.Name}.{name}: {text}")] : [];
    }

    private static string Different(object? expected, object? actual) => (expected, actual) switch
    {
        (null, null) => "",
        (string, _) or (_, string) => Equals(expected, actual) ? "" : $"'{expected}' came back as '{actual}'",
        (IEnumerable list, IEnumerable other) => list.Cast<object?>().SequenceEqual(other.Cast<object?>())
            ? ""
            : $"[{string.Join(", ", list.Cast<object?>())}] came back as [{string.Join(", ", other.Cast<object?>())}]",
        _ when IsOwn(expected) && actual is not null => string.Join("; ", Differences(expected!, actual).Select(static one => one.Text)),
        _ => Equals(expected, actual) ? "" : $"{expected ?? "null"} came back as {actual ?? "null"}",
    };

    private static bool IsDefault(object? value) =>
        value is null || (value.GetType() is { IsValueType: true } type && value.Equals(Activator.CreateInstance(type)));

    private static bool IsOwn(object? value) =>
        value is not null and not Enum && value.GetType() is { IsPrimitive: false, IsArray: false } type
        && type.Namespace?.StartsWith("System", StringComparison.Ordinal) != true;
}
