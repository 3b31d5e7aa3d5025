using System.Runtime.CompilerServices;
using FastSer.ReferenceCodec;

namespace FastSer.TestKit;

/// <summary>The types and members behind schemas.</summary>
internal static class ClrTypes
{
    private static readonly ConditionalWeakTable<ObjectSchema, ModelMember?[]> s_members = [];
    private static readonly ConditionalWeakTable<Schema, Func<Type, int>> s_tags = [];

    /// <summary>The members of an object's type in the order of its schema; null for a retired one.</summary>
    public static ModelMember?[] MembersOf(ObjectSchema schema) =>
        s_members.TryGetValue(schema, out var members) ? members : [];

    public static void SetMembers(ObjectSchema schema, ModelMember?[] members) => s_members.Add(schema, members);

    /// <summary>The tag under which a union or a declared set writes values of a run-time type.</summary>
    public static int TagOf(Schema schema, Type runTimeType) => s_tags.TryGetValue(schema, out var tagOf)
        ? tagOf(runTimeType)
        : throw new ArgumentException("Not tagged.", nameof(schema));

    public static void SetTags(Schema schema, Func<Type, int> tagOf) => s_tags.Add(schema, tagOf);
}
