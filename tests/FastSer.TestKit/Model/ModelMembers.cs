using System.Reflection;

namespace FastSer.TestKit;

/// <summary>The members of a type in member order (sections 7.1 and 7.2).</summary>
internal static class ModelMembers
{
    private const BindingFlags Declared =
        BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    public static IReadOnlyList<ModelMember> Of(Type type)
    {
        if (ReferenceUnions.IsLanguageUnion(type))
        {
            return [new ModelMember(ReferenceUnions.ContentOf(type))];
        }

        var members = new List<ModelMember>();
        var overridable = new HashSet<MethodInfo>();
        foreach (var level in LevelsOf(type))
        {
            if (ExternalTypes.Of(type) is not null)
            {
                members.AddRange(InMetadataOrder(type, level).Where(m => IsFirst(m, overridable)).Select(static m => new ModelMember(m)));
                continue;
            }

            var ofLevel = InSourceOrder(level)
                .Where(m => IsMember(level, m) && IsFirst(m, overridable))
                .Select(static m => new ModelMember(m));
            if (PlainStructs.Is(type))
            {
                ofLevel = ofLevel.Where(static m => m.Info is FieldInfo);
            }

            members.AddRange(ofLevel.OrderBy(static m => m.Number ?? 0));
        }

        return members;
    }

    /// <summary>Gets the public members of an external type: fields, then properties (section 14).</summary>
    private static IEnumerable<MemberInfo> InMetadataOrder(Type external, Type level) =>
        level.GetFields(Declared).Where(static field => field.IsPublic)
            .Concat<MemberInfo>(level.GetProperties(Declared).Where(static property => IsReadable(property) && property.GetMethod!.IsPublic))
            .Where(member => !ExternalTypes.Ignores(external, member.Name));

    private static Stack<Type> LevelsOf(Type type)
    {
        var levels = new Stack<Type>();
        for (var level = type; level is not null; level = level.BaseType)
        {
            levels.Push(level);
        }

        return levels;
    }

    /// <summary>
    /// Fields are in source order, also those behind properties. A property without one follows the property before it.
    /// </summary>
    private static List<MemberInfo> InSourceOrder(Type level)
    {
        var properties = level.GetProperties(Declared);
        var ordered = new List<MemberInfo>();
        foreach (var field in level.GetFields(Declared))
        {
            var property = BackedBy(field) is { } name ? Array.Find(properties, p => p.Name == name) : null;
            if (property is not null || BackedBy(field) is null)
            {
                ordered.Add(property ?? (MemberInfo)field);
            }
        }

        for (var i = 0; i < properties.Length; i++)
        {
            if (!ordered.Contains(properties[i]))
            {
                ordered.Insert(i == 0 ? 0 : ordered.IndexOf(properties[i - 1]) + 1, properties[i]);
            }
        }

        return ordered;
    }

    private static string? BackedBy(FieldInfo field) =>
        field.Name.StartsWith('<') ? field.Name[1..field.Name.IndexOf('>')] : null;

    private static bool IsMember(Type level, MemberInfo member)
    {
        if (member.IsDefined(typeof(FastSerIgnoreAttribute)))
        {
            return false;
        }

        if (KeptMembers.IsKeeper(new ModelMember(member)))
        {
            return true;
        }

        var isAsked = member.IsDefined(typeof(FastSerMemberAttribute)) || member.IsDefined(typeof(FastSerIncludeAttribute));
        var rule = level.GetCustomAttribute<FastSerTypeAttribute>(inherit: false)?.Members ?? FastSerMembers.Public;
        var all = rule == FastSerMembers.All;
        return member switch
        {
            FieldInfo field => isAsked || field.IsPublic || (all && !typeof(Delegate).IsAssignableFrom(field.FieldType)),
            PropertyInfo property => IsReadable(property)
                && (isAsked || (all ? IsAutomatic(property) : property.GetMethod!.IsPublic
                    && (rule != FastSerMembers.PublicState || property.SetMethod is not null || IsAutomatic(property)))),
            _ => false,
        };
    }

    /// <summary>No indexer, no explicit interface member, nothing by reference.</summary>
    private static bool IsReadable(PropertyInfo property) => property.GetMethod is { } getter
        && getter.GetParameters().Length == 0
        && !property.Name.Contains('.')
        && !property.PropertyType.IsByRef;

    private static bool IsAutomatic(PropertyInfo property) =>
        property.DeclaringType!.GetField($"<{property.Name}>k__BackingField", Declared) is not null;

    /// <summary>A property that overrides a member stands where that member stands.</summary>
    private static bool IsFirst(MemberInfo member, HashSet<MethodInfo> overridable) =>
        member is not PropertyInfo { GetMethod: { IsVirtual: true } getter } || overridable.Add(getter.GetBaseDefinition());
}
