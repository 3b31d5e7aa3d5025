namespace FastSer.Schemas;

/// <summary>Names types: <c>Shop.Outer.Box&lt;System.Int32&gt;[]</c>.</summary>
internal static class TypeNames
{
    public static string Of(Type type)
    {
        if (type.IsArray)
        {
            return Of(type.GetElementType()!) + $"[{new string(',', type.GetArrayRank() - 1)}]";
        }

        if (!type.IsGenericType)
        {
            return (type.FullName ?? type.Name).Replace('+', '.');
        }

        // The arguments of all enclosing types stand in one list.
        var arguments = type.GetGenericArguments();
        var (name, used) = ("", 0);
        foreach (var part in type.GetGenericTypeDefinition().FullName!.Split('+'))
        {
            var mark = part.IndexOf('`', StringComparison.Ordinal);
            name += (name.Length > 0 ? "." : "") + (mark < 0 ? part : part[..mark]);
            if (mark >= 0)
            {
                var count = int.Parse(part.AsSpan(mark + 1), System.Globalization.CultureInfo.InvariantCulture);
                name += $"<{string.Join(", ", arguments.Skip(used).Take(count).Select(Of))}>";
                used += count;
            }
        }

        return name;
    }

    /// <summary>Returns the name without namespace, outer types and arguments.</summary>
    public static string SimpleOf(Type type) => type.Name.Split('`')[0];
}
