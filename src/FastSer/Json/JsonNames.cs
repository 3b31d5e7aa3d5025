using System.Globalization;
using FastSer.CompilerServices;
using FastSer.Explaining;

namespace FastSer.Json;

/// <summary>The property names of JSON: docs/json.md, objects.</summary>
internal static class JsonNames
{
    /// <summary>The name or the tag of a union's case.</summary>
    public const string Case = "$type";

    /// <summary>The value of a case that has no members of its own.</summary>
    public const string Value = "$value";

    /// <summary>The number of an object that keeps its identity.</summary>
    public const string Id = "$id";

    /// <summary>The number of an object that was written before.</summary>
    public const string Reference = "$ref";

    /// <summary>The lengths of a multi-dimensional array.</summary>
    public const string Lengths = "$lengths";

    /// <summary>The elements of a multi-dimensional array in row order.</summary>
    public const string Items = "$items";

    /// <summary>The bytes of a value that JSON has no form for, in Base64.</summary>
    public const string Bytes = "$bytes";

    /// <summary>The bytes of a case that the program does not know, in Base64; the members of an object that it does not know.</summary>
    public const string Unknown = "$unknown";

    /// <summary>The number of keys that the writer of unknown members knew.</summary>
    public const string KeyCount = "keyCount";

    /// <summary>The keys of the unknown members.</summary>
    public const string Keys = "keys";

    /// <summary>A value that is not shown.</summary>
    public const string Hidden = "$hidden";

    /// <summary>Returns the names of the members of an object. A member that hides one of a base class gets a number.</summary>
    public static string[] OfMembers(WireShape shape)
    {
        var names = new string[shape.Members.Length];
        var counts = new Dictionary<string, int>(StringComparer.Ordinal);
        for (var i = 0; i < names.Length; i++)
        {
            var name = shape.Members[i].Name;
            counts[name] = counts.GetValueOrDefault(name) + 1;
            names[i] = counts[name] == 1 ? name : string.Create(CultureInfo.InvariantCulture, $"{name} ({counts[name]})");
        }

        return names;
    }

    /// <summary>Returns the name of a case: that of its type, or its tag if several types have that name.</summary>
    public static string OfCase(WireShape union, int tag)
    {
        var name = NameOf(union.FindCase(tag));
        var count = 0;
        foreach (var member in union.Members)
        {
            count += NameOf(member.Shape.Resolved) == name ? 1 : 0;
        }

        return name is { Length: > 0 } && count == 1 && !char.IsAsciiDigit(name[0]) ? name : tag.ToString(CultureInfo.InvariantCulture);
    }

    /// <summary>Returns the tag of a case; -1 if the union has no such case.</summary>
    public static int TagOf(WireShape union, string name)
    {
        foreach (var tag in union.Tags)
        {
            if (OfCase(union, tag) == name)
            {
                return tag;
            }
        }

        return int.TryParse(name, NumberStyles.None, CultureInfo.InvariantCulture, out var number) ? number : -1;
    }

    /// <summary>Returns whether the keys of a map are property names; otherwise each entry is an object.</summary>
    public static bool AreKeys(WireShape key) => LeafValue.TypeOf(key) is not null && JsonScalars.ComponentsOf(key).Count == 0;

    private static string? NameOf(WireShape? shape) => shape is null ? null
        : shape.SchemaName ?? (LeafValue.TypeOf(shape.Kind == WireShapeKind.Payload ? shape.Members[0].Shape.Resolved : shape)?.Name);
}
