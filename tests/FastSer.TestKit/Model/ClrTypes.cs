using System.Runtime.CompilerServices;
using FastSer.ReferenceCodec;

namespace FastSer.TestKit;

/// <summary>The types and members behind schemas.</summary>
internal static class ClrTypes
{
    private static readonly ConditionalWeakTable<ObjectSchema, ModelMember?[]> s_members = [];
    private static readonly ConditionalWeakTable<Schema, Func<Type, int>> s_tags = [];

    private static readonly ConditionalWeakTable<UnionSchema, Type> s_fallbacks = [];

    private static readonly ConditionalWeakTable<ChoiceSchema, Type> s_ofFSharp = [];

    private static readonly ConditionalWeakTable<ExtensionSchema, Func<object, object>> s_items = [];

    /// <summary>Converts a value to that which its formatter or surrogate writes.</summary>
    public static object ItemOf(ExtensionSchema schema, object value) => s_items.TryGetValue(schema, out var itemOf)
        ? itemOf(value)
        : throw new ArgumentException("Without a conversion.", nameof(schema));

    public static void SetItem(ExtensionSchema schema, Func<object, object> itemOf) => s_items.Add(schema, itemOf);

    /// <summary>The members of an object's type in the order of its schema; null for a retired one.</summary>
    public static ModelMember?[] MembersOf(ObjectSchema schema) =>
        s_members.TryGetValue(schema, out var members) ? members : [];

    public static void SetMembers(ObjectSchema schema, ModelMember?[] members) => s_members.Add(schema, members);

    /// <summary>The tag under which a union or a declared set writes values of a run-time type.</summary>
    public static int TagOf(Schema schema, Type runTimeType) => s_tags.TryGetValue(schema, out var tagOf)
        ? tagOf(runTimeType)
        : throw new ArgumentException("Not tagged.", nameof(schema));

    /// <summary>The union of F# that a schema is of, or null.</summary>
    public static Type? UnionOf(ChoiceSchema schema) => s_ofFSharp.TryGetValue(schema, out var union) ? union : null;

    public static void SetUnion(ChoiceSchema schema, Type union) => s_ofFSharp.Add(schema, union);

    /// <summary>Returns whether a value stands for a type that only later versions of the union name.</summary>
    public static bool IsFallback(UnionSchema union, object value) => s_fallbacks.TryGetValue(union, out var type) && type == value.GetType();

    public static void SetFallback(UnionSchema union, Type? type)
    {
        if (type is not null)
        {
            s_fallbacks.Add(union, type);
        }
    }

    public static void SetTags(Schema schema, Func<Type, int> tagOf) => s_tags.Add(schema, tagOf);
}
