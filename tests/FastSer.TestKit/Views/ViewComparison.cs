using System.Reflection;
using System.Runtime.InteropServices;

namespace FastSer.TestKit;

/// <summary>Compares what a view shows with the object that the same bytes are read as, by the rules of docs/views.md.</summary>
/// <param name="isWritten">
/// Whether the bytes are as the library writes them. In others, a Tolerant object may lack members, which initializers of the object then fill, and
/// fields that share their memory may have different values.
/// </param>
internal sealed class ViewComparison(bool isWritten)
{
    private const string Root = "view";

    /// <summary>Describes the first difference, or returns null if the values are equal.</summary>
    public string? FirstDifference(object? value, object? shown) => Compare(value, shown, Root);

    private string? Compare(object? value, object? shown, string path) => shown switch
    {
        ViewFailure => $"{path}: {ValueDump.Inline(value)} became {shown}",
        ViewNode node => CompareNode(value, node, path),
        _ when value is not null && IsShownAsItems(value) => CompareItems(CollectionItems.Of(value), shown as ViewItemsNode, value.GetType(), path),
        _ => DeepEquality.FirstDifference(TextOf(value), shown) is { } difference ? $"{path}: {difference}" : null,
    };

    private static bool IsShownAsItems(object value) => CollectionItems.IsCollection(value.GetType()) || IsGroup(value);

    private static object? TextOf(object? value) => value switch
    {
        Uri uri => uri.OriginalString,
        System.Text.StringBuilder builder => builder.ToString(),
        _ => value,
    };

    private string? CompareNode(object? value, ViewNode node, string path)
    {
        if (value is null)
        {
            return IsUnknown(node) && node.Built is null ? null : $"{path}: null became a view";
        }

        if (node.IsBuilt && !IsOutOfReach(node, path)
            && (node.Built is ViewFailure ? node.Built.ToString() : DeepEquality.FirstDifference(value, node.Built)) is { } built)
        {
            return $"{path}.ToObject(): {built}";
        }

        foreach (var (name, shown) in node.Members)
        {
            var difference = node.IsUnion ? CompareCase(value, name, shown, path) : CompareMember(value, node.Type, name, shown, $"{path}.{name}");
            if (difference is not null)
            {
                return difference;
            }
        }

        return null;
    }

    /// <summary>The bytes of a part of a message can refer to objects of other parts: only the whole can be built.</summary>
    private static bool IsOutOfReach(ViewNode node, string path) => path != Root && Versions.KeepsReferences(node.Type);

    /// <summary>A type of a Tolerant union that only a newer version names is null in the object, and a tag in the view.</summary>
    private static bool IsUnknown(ViewNode node) => node.IsUnion
        && node.Type.GetCustomAttribute<FastSerTypeAttribute>(inherit: false) is { Format: WireFormat.Tolerant }
        && node.Members.TrueForAll(static member => member.Name != ViewNode.Case || member.Value is ViewNode inner && IsUnknown(inner));

    private string? CompareCase(object value, string name, object? shown, string path) =>
        shown is ViewFailure || name == ViewNode.Case ? Compare(value, shown, $"{path}.{name}") : null;

    private string? CompareMember(object value, Type type, string name, object? shown, string path)
    {
        var member = MemberOf(type, name) ?? throw new InvalidOperationException($"{type} has no member for {name} of its view.");
        if (!isWritten && member.IsDefined(typeof(FieldOffsetAttribute)))
        {
            return shown is ViewFailure ? $"{path}: {shown}" : null;
        }

        var expected = member is FieldInfo field ? field.GetValue(value) : ((PropertyInfo)member).GetValue(value);
        var difference = Compare(expected, shown, path);
        return difference is not null && !isWritten && IsAbsent(member, shown) ? null : difference;
    }

    /// <summary>Says whether a shown value is that of a member that is not there.</summary>
    private static bool IsAbsent(MemberInfo member, object? shown)
    {
        var owner = member.DeclaringType!.GetCustomAttribute<FastSerTypeAttribute>(inherit: false);
        return owner is { Format: WireFormat.Tolerant }
            && (shown is null || (shown.GetType().IsValueType && shown.Equals(Activator.CreateInstance(shown.GetType()))));
    }

    /// <summary>A name gives way by an underscore for each one that is taken already.</summary>
    private static MemberInfo? MemberOf(Type type, string name)
    {
        const BindingFlags Own = BindingFlags.Public | BindingFlags.Instance | BindingFlags.DeclaredOnly;
        for (var hidden = 0; ; hidden++)
        {
            var levels = new List<MemberInfo>();
            for (var level = type; level is not null; level = level.BaseType)
            {
                levels.AddRange(level.GetMember(name, MemberTypes.Field | MemberTypes.Property, Own)
                    .Where(static member => (member is not PropertyInfo property || property.GetIndexParameters().Length == 0)
                        && !member.IsDefined(typeof(FastSerIgnoreAttribute))));
            }

            if (levels.Count > 0)
            {
                return levels[Math.Min(hidden, levels.Count - 1)];
            }

            if (name.StartsWith("_FastSer", StringComparison.Ordinal))
            {
                name = name[1..];
            }
            else if (name.EndsWith('_'))
            {
                name = name[..^1];
            }
            else
            {
                return null;
            }
        }
    }

    private string? CompareItems(object?[]? items, ViewItemsNode? shown, Type type, string path)
    {
        if (items is null || shown is null)
        {
            return items is null && shown is null ? null : $"{path}: of {items?.Length ?? -1} elements, {shown?.Items.Count ?? -1} are shown";
        }

        if (items.Length != shown.Items.Count)
        {
            return $"{path}: of {items.Length} elements, {shown.Items.Count} are shown";
        }

        return CollectionItems.IsHashed(type) || CollectionItems.HasOwnOrder(type)
            ? CompareUnordered([.. items], shown.Items, path)
            : items.Select((item, i) => CompareItem(item, shown.Items[i], $"{path}[{i}]")).FirstOrDefault(static difference => difference is not null);
    }

    private string? CompareUnordered(List<object?> items, List<object?> shown, string path)
    {
        foreach (var one in shown)
        {
            var match = items.FindIndex(item => CompareItem(item, one, path) is null);
            if (match < 0)
            {
                return $"{path}: an element that is shown is none of the collection";
            }

            items.RemoveAt(match);
        }

        return null;
    }

    private string? CompareItem(object? item, object? shown, string path)
    {
        if (shown is not KeyValuePair<object?, object?> entry)
        {
            return Compare(item, shown, path);
        }

        var (key, value) = PartsOf(item!);
        return Compare(key, entry.Key, path + ".Key") ?? Compare(value, entry.Value, path + ".Value");
    }

    /// <summary>Key and value of an entry, a tuple or a group.</summary>
    private static (object? Key, object? Value) PartsOf(object item)
    {
        var type = item.GetType();
        return IsGroup(item) ? (GroupOf(item)!.GetProperty("Key")!.GetValue(item), item)
            : type.GetProperty("Key") is { } key ? (key.GetValue(item), type.GetProperty("Value")!.GetValue(item))
            : (type.GetField("Item1")!.GetValue(item), type.GetField("Item2")!.GetValue(item));
    }

    private static bool IsGroup(object value) => GroupOf(value) is not null;

    private static Type? GroupOf(object value) =>
        value.GetType().GetInterfaces().FirstOrDefault(static contract => CollectionItems.DefinitionOf(contract) == typeof(IGrouping<,>));
}
