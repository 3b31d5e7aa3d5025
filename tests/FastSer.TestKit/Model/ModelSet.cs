using System.Reflection;

namespace FastSer.TestKit;

/// <summary>The types that a member, or its assembly, names for what it holds (section 16).</summary>
internal sealed record ModelSet(FastSerUnionAttribute[] Items, bool OnlyObjects)
{
    public static ModelSet? Of(MemberInfo member)
    {
        var own = ReferenceUnions.NamedBy(member);
        if (own.Length > 0)
        {
            return new ModelSet(own, false) { IsTolerant = ReferenceUnions.UnionOf(member) is { } union && Versions.IsTolerant(union) };
        }

        FastSerUnionAttribute[] general = [.. member.DeclaringType!.Assembly.GetCustomAttributes<FastSerUnionAttribute>()];
        return general.Length > 0 ? new ModelSet(general, true) : null;
    }

    /// <summary>Gets whether it names the cases of a C# union in the Tolerant format.</summary>
    public bool IsTolerant { get; init; }

    /// <summary>Returns whether values of a declared type stand behind the tags.</summary>
    public bool Applies(Type type) => OnlyObjects ? type == typeof(object) : ReferenceUnions.Applies(Items, type);
}
