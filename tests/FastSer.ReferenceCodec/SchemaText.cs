namespace FastSer.ReferenceCodec;

/// <summary>All that the bytes of a schema depend on as a text: two schemas of one text have the same encodings.</summary>
public static class SchemaText
{
    public static string Of(Schema schema) => new Printer().Print(schema);

    private sealed class Printer
    {
        // Recursive types contain themselves.
        private readonly Dictionary<Schema, int> _seen = new(ReferenceEqualityComparer.Instance);

        public string Print(Schema schema) => schema switch
        {
            ScalarSchema scalar => scalar.Kind.ToString(),
            TextSchema text => text.Kind == TextKind.Uri ? "Uri" : "Text",
            AddressSchema address => address.HasPort ? "EndPoint" : "Address",
            NullableSchema nullable => $"Nullable({Print(nullable.Item)})",
            ParameterSchema parameter => $"Parameter({Print(parameter.Item)})",
            ExtensionSchema extension => $"Extension{extension.HasPresence}{extension.IsNeverNull}({Print(extension.Item)})",
            CompactSchema wrapper => $"Compact({Print(wrapper.Item)})",
            TupleSchema tuple => $"Tuple{tuple.IsClass}({PrintAll(tuple.Items)})",
            GridSchema grid => $"Grid{grid.Rank}({Print(grid.Item)})",
            CollectionSchema items =>
                $"Items{items.NullForm}{items.Uniqueness}{items.IsSequence}{items.HasFastItems}({Print(items.Item)})",
            UnionSchema or ChoiceSchema or ObjectSchema => PrintOnce(schema),
            _ => schema.GetType().Name,
        };

        private string PrintAll(IEnumerable<Schema> schemas) => string.Join(", ", schemas.Select(Print));

        private string PrintOnce(Schema schema)
        {
            if (!_seen.TryAdd(schema, _seen.Count))
            {
                return $"^{_seen[schema]}";
            }

            return schema switch
            {
                UnionSchema union => $"Union{union.IsTolerant}({PrintCases(union.Cases)})",
                ChoiceSchema choice => $"Choice({PrintCases(choice.Cases)})",
                _ => PrintObject((ObjectSchema)schema),
            };
        }

        private string PrintCases(IReadOnlyList<Case> cases) =>
            string.Join(", ", cases.OrderBy(static item => item.Tag).Select(item => $"{item.Tag}: {Print(item.Schema)}"));

        private string PrintObject(ObjectSchema type)
        {
            var members = type.Members.Select(member =>
                $"{member.Key}{member.IsRetired}{member.IsReserved}{member.IsNullable} {Print(member.Schema)}");
            return $"{type.Format}{type.IsClass}{type.IsGeneric}{type.KeepsIdentity}{type.IsOwnCase}{(type.IsAppendable ? "Appendable" : "")}({string.Join(", ", members)})";
        }
    }
}
