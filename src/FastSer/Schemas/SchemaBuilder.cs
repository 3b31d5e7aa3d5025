using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Reflection;
using FastSer.CompilerServices;

namespace FastSer.Schemas;

/// <summary>Collects the types that values can contain. Each is described once, and named where it is used.</summary>
[RequiresUnreferencedCode(FastSerSchema.TrimmingMessage)]
internal sealed partial class SchemaBuilder
{
    private readonly List<FastSerSchemaValue> _roots = [];
    private readonly List<FastSerSchemaType> _types = [];
    private readonly HashSet<string> _taken = new(StringComparer.Ordinal);
    private readonly Dictionary<WireShape, string> _names = [];
    private readonly Dictionary<Type, string> _enums = [];

    /// <summary>The types that have a name but no description yet: nested types take no stack.</summary>
    private readonly Queue<(WireShape Shape, string Name, Type? Type)> _pending = new();

    public void AddRoot(Type type, WireShape shape)
    {
        _roots.Add(DescribeValue(shape, TypeNode.Of(type)));
        while (_pending.TryDequeue(out var next))
        {
            _types.Add(next.Shape.Kind == WireShapeKind.Union
                ? DescribeUnion(next.Shape, next.Name, next.Type)
                : DescribeObject(next.Shape, next.Name, next.Type));
        }
    }

    public FastSerSchema Build() => new()
    {
        Roots = [.. _roots],
        Types = [.. _types.OrderBy(static type => type.Name, StringComparer.Ordinal)],
    };

    /// <summary>Returns the name of a type in the schema.</summary>
    private string NameOf(WireShape shape, TypeNode? node)
    {
        if (!_names.TryGetValue(shape, out var name))
        {
            var type = shape.Owner ?? (node is not null && IsNamedLike(node.Type, shape) ? node.Type : null);
            name = Take(type is null ? shape.TypeName! : TypeNames.Of(type), shape.Kind == WireShapeKind.Union ? "union" : "object");
            _names.Add(shape, name);
            _pending.Enqueue((shape, name, type));
        }

        return name;
    }

    private string NameOf(Type enumType)
    {
        if (!_enums.TryGetValue(enumType, out var name))
        {
            name = Take(TypeNames.Of(enumType), "enum");
            _enums.Add(enumType, name);
            _types.Add(DescribeEnum(enumType, name));
        }

        return name;
    }

    /// <summary>The first of several types has the name without a suffix.</summary>
    private string Take(string name, string kind)
    {
        var unique = name;
        for (var i = 1; !_taken.Add(unique); i++)
        {
            unique = $"{name} ({kind}{(i == 1 ? "" : " " + i.ToString(CultureInfo.InvariantCulture))})";
        }

        return unique;
    }

    /// <summary>The type of a member need not be the one whose members are written: a surrogate may stand for it.</summary>
    private static bool IsNamedLike(Type type, WireShape shape) => TypeNames.SimpleOf(type) == WireShape.SimpleName(shape.TypeName!);

    private FastSerSchemaType DescribeObject(WireShape shape, string name, Type? type)
    {
        var body = shape.IsTracked && shape.Members is [{ Name: "" } only] && only.Shape.Resolved.Kind == WireShapeKind.Append
            ? only.Shape.Resolved : shape;
        var declared = new DeclaredMembers(type);
        FastSerSchemaMember[] members =
            [.. body.Members.ToArray().Select((member, key) => DescribeMember(member, declared, shape.Kind == WireShapeKind.Tolerant ? key : null))];
        return new()
        {
            Name = name,
            Kind = FastSerSchemaTypeKind.Object,
            Format = FormatOf(shape, type, members),
            Head = HeadOf(shape, body),
            ControlBytes = shape.ControlSize,
            IsValueType = type?.IsValueType,
            FormerName = shape.FormerName,
            Members = members,
        };
    }

    private FastSerSchemaMember DescribeMember(WireMember member, DeclaredMembers declared, int? key)
    {
        var isReserved = key is not null && !member.IsRetired && member.Name.StartsWith('(');
        var isNamed = !member.IsRetired && !isReserved;
        var value = DescribeValue(member.Shape, isNamed ? declared.FindNext(member.Name) : null, declared.FindUnions(member.Name));
        return new()
        {
            Name = isNamed ? member.Name : "",
            Value = value,
            Key = key,
            IsRetired = member.IsRetired,
            IsReserved = isReserved,
            FormerName = member.SchemaName != member.Name ? member.SchemaName : null,
            Default = isNamed ? declared.FindDefault(member.Name) : null,
            ControlBit = member.ControlBit < 0 ? null : member.ControlBit,
        };
    }

    private FastSerSchemaType DescribeUnion(WireShape shape, string name, Type? type) => new()
    {
        Name = name,
        Kind = FastSerSchemaTypeKind.Union,
        Format = shape.SkipsUnknownCases ? WireFormat.Tolerant : FormatOf(shape, type, []),
        IsValueType = type?.IsValueType,
        FormerName = shape.FormerName,
        Cases = DescribeCases(shape, type?.GetCustomAttributes<FastSerUnionAttribute>(inherit: false) ?? []),
        Fallback = type?.GetCustomAttribute<FastSerFallbackAttribute>(inherit: false) is { } fallback ? TypeNames.Of(fallback.Type) : null,
    };

    private static FastSerSchemaType DescribeEnum(Type type, string name) => new()
    {
        Name = name,
        Kind = FastSerSchemaTypeKind.Enum,
        IsValueType = true,
        Scalar = WireScalarFacts.KindOf(type).ToString(),
        IsFlags = type.IsDefined(typeof(FlagsAttribute), inherit: false),
        FormerName = type.GetCustomAttribute<FastSerFormerNameAttribute>()?.Name,
        Constants = [.. type.GetFields(BindingFlags.Public | BindingFlags.Static)
            .Select(static field => new FastSerSchemaConstant(field.Name, Convert.ToString(field.GetRawConstantValue(), CultureInfo.InvariantCulture)!))],
    };

    private static WireFormat FormatOf(WireShape shape, Type? type, FastSerSchemaMember[] members) =>
        shape.Kind == WireShapeKind.Tolerant ? WireFormat.Tolerant
        : shape.ControlSize > 0 ? WireFormat.Compact
        : type?.GetCustomAttribute<FastSerTypeAttribute>(inherit: false) is { } attribute ? attribute.Format
        : Array.Exists(members, static member => member.Value.IsCompact) ? WireFormat.Compact
        : WireFormat.Fast;

    private static FastSerSchemaHead HeadOf(WireShape shape, WireShape body) => shape.Prefix switch
    {
        ValuePrefix.Reference when body.Kind == WireShapeKind.Append => FastSerSchemaHead.IdentityAndMemberCount,
        ValuePrefix.Reference => FastSerSchemaHead.Identity,
        ValuePrefix.Presence => FastSerSchemaHead.Presence,
        ValuePrefix.Members => FastSerSchemaHead.MemberCount,
        ValuePrefix.Control => FastSerSchemaHead.ControlBytes,
        ValuePrefix.Size => FastSerSchemaHead.LengthAndMask,
        _ => FastSerSchemaHead.None,
    };
}
