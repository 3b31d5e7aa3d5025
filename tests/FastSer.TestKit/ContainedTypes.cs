namespace FastSer.TestKit;

/// <summary>Every type that a value of a type can hold, and the type itself.</summary>
public static class ContainedTypes
{
    public static IReadOnlyCollection<Type> Of(Type type)
    {
        var seen = new HashSet<Type>();
        Visit(type, seen);
        return seen;
    }

    /// <summary>The types that a value of the type holds itself.</summary>
    public static IEnumerable<Type> PartsOf(Type type)
    {
        if (type.IsArray)
        {
            return [type.GetElementType()!];
        }

        if (ReferenceUnions.IsUnion(type))
        {
            return MembersOf(type).Concat(ReferenceUnions.CasesOf(type).Select(static item => item.Type));
        }

        if (type.Namespace?.StartsWith("System", StringComparison.Ordinal) == true
            && !type.IsDefined(typeof(FastSerTypeAttribute), inherit: false))
        {
            return type.GetGenericArguments();
        }

        if (CollectionItems.IsFSharpOption(type))
        {
            return type.GetGenericArguments();
        }

        return FSharpUnions.HasTags(type) && !CollectionItems.IsCollection(type)
            ? FSharpUnions.CasesOf(type).SelectMany(static item => item.Fields).Select(static field => field.PropertyType)
            : CollectionItems.IsCollection(type)
            ? [CollectionItems.ElementOf(type)]
            : MembersOf(type);
    }

    private static void Visit(Type type, HashSet<Type> seen)
    {
        if (!seen.Add(type))
        {
            return;
        }

        foreach (var part in PartsOf(type))
        {
            Visit(part, seen);
        }
    }

    /// <summary>The types of the members, and those that members name for what they hold.</summary>
    private static IEnumerable<Type> MembersOf(Type type) => MemberFields.Of(type).SelectMany(static field =>
        (HoldsTypesAlone(field.FieldType) ? [] : ReferenceUnions.SetOf(field) ?? []).Select(static item => item.Type).Append(field.FieldType));

    /// <summary>Types that are values themselves are named, but nothing holds a value of them.</summary>
    private static bool HoldsTypesAlone(Type type) => Mentions(type, typeof(Type)) && !Mentions(type, typeof(object));

    private static bool Mentions(Type type, Type part) => type == part
        || (type.GetElementType() is { } element && Mentions(element, part))
        || Array.Exists(type.GetGenericArguments(), argument => Mentions(argument, part));
}
