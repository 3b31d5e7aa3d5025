using System.Text;

namespace FastSer.Fuzz;

/// <summary>The C# text of types.</summary>
internal static class TypeSource
{
    public static string Of(IReadOnlyList<TypeModel> types) => Of(types, out _);

    /// <param name="types">The types.</param>
    /// <param name="starts">Where the text of each of them begins.</param>
    public static string Of(IReadOnlyList<TypeModel> types, out IReadOnlyList<int> starts)
    {
        var text = new StringBuilder("#nullable enable\n");
        foreach (var type in types.Where(static t => t.IsForeign && t.Attributes.Count == 0))
        {
            text.Append("[assembly: global::FastSer.FastSerSurrogate(typeof(").Append(type.FullName).Append("), typeof(")
                .Append(type.FullName).Append("Surrogate))]\n");
        }

        foreach (var type in types.Where(static t => t.IsExternal))
        {
            text.Append(ExternalSource.AttributeOf(type));
        }

        var places = new List<int>();
        foreach (var type in types)
        {
            places.Add(text.Length);
            text.Append(type.IsExternal ? "" : '\n' + (IsOld(type) ? $"#nullable disable\n{Of(type)}#nullable enable\n" : Of(type)));
        }

        starts = places;
        return ExternalSource.Join(text.ToString(), string.Concat(types.Where(static t => t.IsExternal).Select(Of)));
    }

    /// <summary>Gets whether it is written as before C# 8: null is allowed where nothing says that it is not.</summary>
    private static bool IsOld(TypeModel type) => !type.IsStrict && type.Members.Count % 3 == 2;

    private static string Of(TypeModel type)
    {
        var text = new StringBuilder();
        if (type.Namespace.Length > 0)
        {
            text.Append("namespace ").Append(type.Namespace).Append("\n{\n");
        }

        foreach (var outer in type.Outer)
        {
            text.Append(outer).Append("\n{\n");
        }

        AppendHead(text, type);
        text.Append("{\n");
        AppendMembers(text, type);
        foreach (var line in type.Noise)
        {
            text.Append("    ").Append(line).Append('\n');
        }

        text.Append("}\n").Append('}', type.Outer.Count + (type.Namespace.Length > 0 ? 1 : 0)).Append('\n').Append(type.Companion).Append('\n');
        return text.ToString();
    }

    private static void AppendHead(StringBuilder text, TypeModel type)
    {
        if (type.IsMarked)
        {
            var settings = new List<string>();
            AddIf(settings, type.Format != WireFormat.Fast, $"Format = global::FastSer.WireFormat.{type.Format}");
            AddIf(settings, type.KeepsReferences, "References = true");
            AddIf(settings, type.Appends, "Append = true");
            AddIf(settings, type.HasView, "View = true");
            AddIf(settings, type.IsStrict, "NullHandling = global::FastSer.FastSerNullHandling.Strict");
            AddIf(settings, type.HasAutoKeys, "Keys = global::FastSer.FastSerKeys.Auto");
            AddIf(settings, type.HasAllMembers, "Members = global::FastSer.FastSerMembers.All");
            text.Append("[global::FastSer.FastSerType").Append(settings.Count > 0 ? $"({string.Join(", ", settings)})" : "").Append("]\n");
        }

        AppendAttributes(text, type);
        text.Append(type.Access).Append(' ').Append(type.IsAbstract && type.Kind != TypeKind.Interface ? "abstract " : "")
            .Append(type.IsSealed ? "sealed " : "").Append(type.IsReadOnly ? "readonly " : "")
            .Append(type.IsMarked ? "partial " : "").Append(Keyword(type.Kind)).Append(' ').Append(type.Name);
        if (type.Parameters.Count > 0)
        {
            text.Append('<').AppendJoin(", ", type.Parameters).Append('>');
        }

        if (type.IsPositional)
        {
            text.Append('(').AppendJoin(", ", Keyed(type).Where(static m => m.Member.Style == MemberStyle.Parameter)
                .Select(m => $"{Attributes(type, m.Member, m.Key, "property: ")}{m.Member.TypeText} {m.Member.Name}")).Append(')');
        }

        if (type.HasPrimaryConstructor)
        {
            text.Append('(').AppendJoin(", ", type.Members.Where(static m => m.IsParameter).Select(ConstructorSource.ParameterText)).Append(')');
        }

        text.Append(type.BaseText is null ? "" : " : " + type.BaseText).Append(type.Constraints).Append('\n');
    }

    private static void AppendAttributes(StringBuilder text, TypeModel type)
    {
        foreach (var (tag, item, isExact) in type.Cases)
        {
            text.Append("[global::FastSer.FastSerUnion(").Append(tag).Append(", typeof(").Append(item.FullName).Append(')')
                .Append(isExact ? ", Exact = true)]\n" : ")]\n");
        }

        if (type is { Fallback: not null, IsUnion: true })
        {
            text.Append("[global::FastSer.FastSerFallback(typeof(").Append(type.Fallback).Append("))]\n");
        }

        foreach (var (key, retired) in type.Retired)
        {
            text.Append("[global::FastSer.FastSerRetired(").Append(key).Append(", typeof(").Append(retired.Text).Append("))]\n");
        }

        foreach (var (first, last) in ReservedOf(type))
        {
            text.Append("[global::FastSer.FastSerReservedKeys(").Append(first).Append(last > first ? $", {last}" : "").Append(")]\n");
        }

        foreach (var attribute in type.Attributes)
        {
            text.Append(attribute).Append('\n');
        }

        text.Append(ConstructorSource.HeadAttribute(type));
    }

    private static void AppendMembers(StringBuilder text, TypeModel type)
    {
        foreach (var (member, key) in Keyed(type))
        {
            if (type.IsPositional && member.Style == MemberStyle.Parameter)
            {
                continue;
            }

            text.Append("    ").Append(Attributes(type, member, key, "")).Append(Declaration(type, member)).Append('\n');
        }

        ConstructorSource.Append(text, type);
    }

    private static string Declaration(TypeModel type, MemberModel member)
    {
        var text = member.TypeText;
        var hides = Names.OfObject.Contains(member.Name) ? "new " : "";
        var initializer = member.Initializer is null ? "" : $" = {member.Initializer};";
        var given = type.HasPrimaryConstructor ? $" = {member.ParameterName};" : "";
        return member.Style switch
        {
            MemberStyle.Field => $"public {hides}{text} {member.Name}{(initializer.Length > 0 ? initializer : ";")}",
            MemberStyle.Init => $"public {text} {member.Name} {{ get; init; }}{initializer}",
            MemberStyle.Required => $"public required {text} {member.Name} {{ get; set; }}",
            MemberStyle.RequiredField => $"public required {text} {member.Name};",
            MemberStyle.PrivateSetter => $"public {text} {member.Name} {{ get; {(type.HasAllMembers ? "" : "")}private set; }}",
            MemberStyle.IncludedField => $"private {text} {member.Name};",
            MemberStyle.IncludedProperty => $"private {text} {member.Name} {{ get; set; }}",
            MemberStyle.Parameter => $"public {text} {member.Name} {{ get; }}{given}",
            MemberStyle.ReadOnlyField => $"public readonly {text} {member.Name}{(given.Length > 0 ? given : ";")}",
            MemberStyle.Filled => $"public {member.Type.Text} {member.Name} {{ get; }} = new {member.Type.Text}();",
            MemberStyle.Ignored when member.Offset >= 0 => $"public {text} {member.Name};",
            MemberStyle.Ignored => $"public {text} {member.Name} {{ get; set; }}",
            MemberStyle.Private => $"private {text} {member.Name};",
            _ => $"public {hides}{text} {member.Name} {{ get; set; }}{initializer}",
        };
    }

    private static string Attributes(TypeModel type, MemberModel member, int key, string target)
    {
        var isIncluded = member.Style is MemberStyle.IncludedField or MemberStyle.IncludedProperty;
        var text = new StringBuilder(member.Attributes.Replace("[global::FastSer.", $"[{target}global::FastSer.", StringComparison.Ordinal));
        var isLocked = key >= 0 && type.IsAutoKeyed && !member.HasWrittenKey;
        text.Append(member.IsInterned ? $"[{target}global::FastSer.FastSerIntern] " : "");
        text.Append(member.MaxLength >= 0 ? $"[{target}global::FastSer.FastSerMaxLength({member.MaxLength})] " : "");
        text.Append(isLocked ? $"[{target}global::FastSer.TestTypes.LockedKey({key})] " : "");
        text.Append(key >= 0 && !isLocked ? $"[{target}global::FastSer.FastSerMember({key})] " : isIncluded ? $"[{target}global::FastSer.FastSerInclude] " : "");
        text.Append(member.Style switch
        {
            MemberStyle.Ignored when !type.IsExternal => "[global::FastSer.FastSerIgnore] ",
            MemberStyle.Private => "[global::FastSer.TestTypes.Unsaved] ",
            _ => "",
        });
        text.Append(member.Offset >= 0 ? $"[{(member.Style is MemberStyle.IncludedProperty ? "field: " : "")}global::System.Runtime.InteropServices.FieldOffset({member.Offset})] " : "");
        return text.ToString();
    }

    /// <summary>The members with their keys: those of Tolerant types count on from those of their bases.</summary>
    private static IEnumerable<(MemberModel Member, int Key)> Keyed(TypeModel type)
    {
        var next = type.Base?.AllMembers.Where(static m => m.IsSaved).Sum(static m => 1 + m.ReservedBefore) ?? 0;
        var isKeyed = type is { Format: WireFormat.Tolerant, IsExternal: false };

        // Parameters stand before all others: the schema lock gives keys in the order of the source.
        foreach (var member in type.Members.OrderBy(m => type.IsPositional && m.Style == MemberStyle.Parameter ? 0 : 1))
        {
            next += member.IsSaved ? member.ReservedBefore : 0;
            yield return (member, !member.IsSaved ? -1 : member.Key >= 0 ? member.Key : isKeyed ? next++ : -1);
        }
    }

    private static IEnumerable<(int First, int Last)> ReservedOf(TypeModel type) => type.Reserved.Select(static key => (key, key)).Concat(
        Keyed(type).Where(static m => m.Member is { IsSaved: true, ReservedBefore: > 0 }).Select(static m => (m.Key - m.Member.ReservedBefore, m.Key - 1)));

    private static string Keyword(TypeKind kind) => kind switch
    {
        TypeKind.Record => "record",
        TypeKind.Struct => "struct",
        TypeKind.RecordStruct => "record struct",
        TypeKind.Interface => "interface",
        _ => "class",
    };

    private static void AddIf(List<string> items, bool condition, string item)
    {
        if (condition)
        {
            items.Add(item);
        }
    }
}
