using System.Runtime.CompilerServices;

namespace FastSer.ReferenceCodec;

/// <summary>Which types are recursive: a value of them can contain another one (section 12).</summary>
internal static class Recursion
{
    private static readonly ConditionalWeakTable<ObjectSchema, StrongBox<bool>> s_known = [];

    public static bool Of(ObjectSchema schema) => s_known.GetValue(schema, static type =>
    {
        var seen = new HashSet<Schema>();
        foreach (var member in type.Members)
        {
            Visit(member.Schema, seen);
        }

        return new StrongBox<bool>(seen.Contains(type));
    }).Value;

    private static void Visit(Schema schema, HashSet<Schema> seen)
    {
        if (!seen.Add(schema))
        {
            return;
        }

        foreach (var part in PartsOf(schema))
        {
            Visit(part, seen);
        }
    }

    private static IEnumerable<Schema> PartsOf(Schema schema) => schema switch
    {
        NullableSchema nullable => [nullable.Item],
        ParameterSchema parameter => [parameter.Item],
        ExtensionSchema extension => [extension.Item],
        CompactSchema wrapper => [wrapper.Item],
        TupleSchema tuple => tuple.Items,
        CollectionSchema collection => [collection.Item],
        GridSchema grid => [grid.Item],
        UnionSchema union => union.Cases.Select(static item => item.Schema),
        ChoiceSchema choice => choice.Cases.Select(static item => item.Schema),
        ObjectSchema value => value.Members.Select(static m => m.Schema),
        _ => [],
    };
}
