using FastSer.CompilerServices;
using FastSer.Explaining;

namespace FastSer.Schemas;

internal sealed partial class SchemaBuilder
{
    private FastSerSchemaValue DescribeValue(WireShape declared, TypeNode? node, IEnumerable<FastSerUnionAttribute>? unions = null)
    {
        var shape = declared.Resolved;
        var hasPresence = shape.Kind == WireShapeKind.Nullable;
        if (hasPresence)
        {
            shape = shape.Members[0].Shape.Resolved;
        }

        node ??= shape.Owner is { } owner ? TypeNode.Of(owner) : null;
        if (node is { Type.IsGenericType: true, Arguments: [var content] } && node.Type.GetGenericTypeDefinition() == typeof(Compact<>))
        {
            node = content;
        }

        var isScalar = shape.Kind is WireShapeKind.Scalar or WireShapeKind.CompactScalar;
        if (isScalar && node is { Type.IsValueType: false })
        {
            node = null;
        }

        var kind = isScalar && node is { Type.IsEnum: true } ? FastSerSchemaKind.Enum : KindOf(shape, node);
        return new()
        {
            Kind = kind,
            TypeName = node is null ? null : TypeNames.Of(node.Type),
            Scalar = isScalar ? shape.ScalarKind.ToString() : null,
            Reference = kind == FastSerSchemaKind.Enum ? NameOf(node!.Type)
                : kind is FastSerSchemaKind.Object or FastSerSchemaKind.Union && shape.TypeName is not null ? NameOf(shape, node)
                : null,
            Formatter = shape.CustomCode?.FormatterName,
            IsNullable = node?.IsNullable,
            HasPresence = hasPresence || (kind == FastSerSchemaKind.Tuple && shape.HasPresence),
            IsCompact = shape.Kind is WireShapeKind.CompactScalar or WireShapeKind.CompactString or WireShapeKind.CompactSequence
                or WireShapeKind.CompactMultiDimArray,
            RejectsNull = shape.RejectsNull,
            Rank = shape.Rank,
            Parts = DescribeParts(shape, kind, node),
            Cases = kind == FastSerSchemaKind.TypeName || (kind == FastSerSchemaKind.Union && shape.TypeName is null)
                ? DescribeCases(shape, unions ?? [], isTypeName: kind == FastSerSchemaKind.TypeName)
                : [],
        };
    }

    private static FastSerSchemaKind KindOf(WireShape shape, TypeNode? node) => shape.Kind switch
    {
        WireShapeKind.Scalar or WireShapeKind.CompactScalar => FastSerSchemaKind.Scalar,
        WireShapeKind.String or WireShapeKind.CompactString => FastSerSchemaKind.String,
        WireShapeKind.Uri => FastSerSchemaKind.Uri,
        WireShapeKind.Version => FastSerSchemaKind.Version,
        WireShapeKind.BigInteger => FastSerSchemaKind.BigInteger,
        WireShapeKind.BitArray => FastSerSchemaKind.BitArray,
        WireShapeKind.IPAddress => FastSerSchemaKind.IPAddress,
        WireShapeKind.IPEndPoint => FastSerSchemaKind.IPEndPoint,
        WireShapeKind.Sequence or WireShapeKind.CompactSequence => FastSerSchemaKind.Sequence,
        WireShapeKind.MultiDimArray or WireShapeKind.CompactMultiDimArray => FastSerSchemaKind.MultiDimArray,
        WireShapeKind.Map => FastSerSchemaKind.Map,
        WireShapeKind.Custom => FastSerSchemaKind.Opaque,
        WireShapeKind.Union => node?.Type == typeof(Type) ? FastSerSchemaKind.TypeName : FastSerSchemaKind.Union,
        _ => shape.TypeName is null ? FastSerSchemaKind.Tuple : FastSerSchemaKind.Object,
    };

    private FastSerSchemaMember[] DescribeParts(WireShape shape, FastSerSchemaKind kind, TypeNode? node)
    {
        switch (kind)
        {
            case FastSerSchemaKind.Sequence or FastSerSchemaKind.MultiDimArray:
                return [new() { Name = "", Value = DescribeValue(shape.Members[0].Shape, Elements.OfSequence(node)) }];
            case FastSerSchemaKind.Map:
                var (key, value) = Elements.OfMap(node);
                return
                [
                    new() { Name = "Key", Value = DescribeValue(shape.Members[0].Shape, key) },
                    new() { Name = "Value", Value = DescribeValue(shape.Members[1].Shape, value) },
                ];
            case FastSerSchemaKind.Tuple:
                var items = new FastSerSchemaMember[shape.Members.Length];
                var arguments = node?.Arguments.Length != items.Length ? null
                    : Elements.IsGrouping(node.Type) ? [node.Arguments[0], node]
                    : node.Arguments;
                var declared = new DeclaredMembers(arguments is null ? node?.Type : null);
                for (var i = 0; i < items.Length; i++)
                {
                    var name = node?.ItemNames.Length == items.Length ? node.ItemNames[i] : null;
                    var item = shape.Members[i];
                    items[i] = new() { Name = name ?? item.Name, Value = DescribeValue(item.Shape, arguments?[i] ?? declared.FindNext(item.Name)) };
                }

                return items;
            default:
                return [];
        }
    }

    private FastSerSchemaCase[] DescribeCases(WireShape union, IEnumerable<FastSerUnionAttribute> attributes, bool isTypeName = false)
    {
        var types = attributes.GroupBy(static attribute => attribute.Tag).ToDictionary(static group => group.Key, static group => group.First().Type);
        var cases = new FastSerSchemaCase[union.Members.Length];
        for (var i = 0; i < cases.Length; i++)
        {
            var (tag, shape) = (union.Tags[i], union.Members[i].Shape.Resolved);
            var layout = isTypeName ? FastSerSchemaCaseLayout.None : shape.Kind switch
            {
                WireShapeKind.Payload => FastSerSchemaCaseLayout.Value,
                WireShapeKind.Enclosed => FastSerSchemaCaseLayout.Enclosed,
                WireShapeKind.Tolerant => FastSerSchemaCaseLayout.Sized,
                _ => FastSerSchemaCaseLayout.Members,
            };
            var content = shape.Kind is WireShapeKind.Payload or WireShapeKind.Enclosed ? shape.Members[0].Shape.Resolved : shape;
            var node = types.TryGetValue(tag, out var type) ? TypeNode.Of(type) : null;
            var value = isTypeName ? null : DescribeValue(content, node);
            cases[i] = new()
            {
                Tag = tag, Layout = layout, Value = value, TypeName = value?.TypeName ?? value?.Reference ?? TypeText.Of(content),
            };
        }

        return cases;
    }
}
