using System.Collections;
using System.Numerics;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text;
using FastSer.ReferenceCodec;

namespace FastSer.TestKit;

/// <summary>Makes the schema of a declared type, by reflection over the annotated types.</summary>
internal static class SchemaBuilder
{
    private static readonly object s_lock = new();
    private static readonly Dictionary<Type, ObjectSchema> s_objects = [];
    private static readonly Dictionary<Type, UnionSchema> s_unions = [];
    private static readonly Dictionary<Type, ChoiceSchema> s_ofFSharp = [];

    public static Schema Build(Type type)
    {
        lock (s_lock)
        {
            return Build(type, type, null, null);
        }
    }

    /// <param name="type">The type, closed.</param>
    /// <param name="open">The type as the source states it, where type parameters show.</param>
    /// <param name="set">The types that the member names for what it holds.</param>
    /// <param name="comparer">The comparer that the member states.</param>
    private static Schema Build(Type type, Type open, ModelSet? set, FastSerComparerAttribute? comparer)
    {
        if (open.IsGenericParameter)
        {
            return new ParameterSchema(Build(type, type, set, comparer));
        }

        if (set?.Applies(type) == true)
        {
            return ChoiceOf(set);
        }

        if (type == typeof(Type) && set is not null)
        {
            return TypesOf(set);
        }

        if (BuiltInOf(type) is { } builtIn)
        {
            return builtIn;
        }

        if (type.IsArray)
        {
            var item = Build(type.GetElementType()!, open.GetElementType()!, set, null);
            return type.GetArrayRank() == 1
                ? CollectionSchemas.Of(type, item, comparer)
                : new GridSchema(item, type.GetArrayRank());
        }

        if (ReferenceUnions.IsUnion(type))
        {
            return UnionOf(type);
        }

        if (ExternalTypes.Of(type) is { } external && FSharpUnions.HasTags(type))
        {
            return FSharpUnionOf(type, external);
        }

        return type.IsDefined(typeof(FastSerTypeAttribute), inherit: false) || PlainStructs.Is(type) || ExternalTypes.Of(type) is not null
            ? ObjectOf(type)
            : BuildGeneric(type, open, set, comparer);
    }

    private static Schema BuildWhole(Type type) => Build(type, type, null, null);

    private static Schema? BuiltInOf(Type type)
    {
        if (type.GetCustomAttribute<FastSerFormatterAttribute>(inherit: false) is { } formatter)
        {
            return Extensions.OfFormatter(type, formatter, BuildWhole);
        }

        if (Extensions.SurrogateOf(type) is { } surrogate)
        {
            return Extensions.OfSurrogate(type, surrogate, BuildWhole);
        }

        return ScalarParts.KindOf(type) is { } kind ? new ScalarSchema(kind)
            : type == typeof(string) ? new TextSchema(TextKind.Text)
            : type == typeof(StringBuilder) ? new TextSchema(TextKind.Builder)
            : type == typeof(Uri) ? new TextSchema(TextKind.Uri)
            : type == typeof(Version) ? new VersionSchema()
            : type == typeof(BigInteger) ? new BigIntegerSchema()
            : type == typeof(BitArray) ? new BitArraySchema()
            : type == typeof(System.Net.IPAddress) ? new AddressSchema(hasPort: false)
            : type == typeof(System.Net.IPEndPoint) ? new AddressSchema(hasPort: true)
            : NamedValues.SchemaOf(type);
    }

    private static Schema BuildGeneric(Type type, Type open, ModelSet? set, FastSerComparerAttribute? comparer)
    {
        var arguments = type.GetGenericArguments();
        var openArguments = open.GetGenericArguments();
        Schema Argument(int i) => Build(arguments[i], openArguments[i], set, null);
        var definition = CollectionItems.DefinitionOf(type);
        if (definition == typeof(Nullable<>))
        {
            return new NullableSchema(Argument(0));
        }

        if (definition == typeof(Compact<>))
        {
            return new CompactSchema(Argument(0));
        }

        if (definition == typeof(IGrouping<,>))
        {
            return new TupleSchema(true, Argument(0), CollectionSchemas.OfGroup(Argument(1)));
        }

        if (definition == typeof(Lazy<>) || CollectionItems.IsFSharpOption(type))
        {
            return new TupleSchema(true, Argument(0));
        }

        if (IsTuple(type))
        {
            // The eighth item of a System.Tuple is a tuple of the others.
            return new TupleSchema(!type.IsValueType, [.. Enumerable.Range(0, arguments.Length).SelectMany(i => TupleItems.IsRest(arguments, i)
                ? ((TupleSchema)Argument(i)).Items
                : [Argument(i)])]);
        }

        if (!CollectionItems.IsCollection(type))
        {
            throw new NotSupportedException($"{type} is no type of docs/wire-format.md.");
        }

        return CollectionSchemas.Of(type, ItemOf(type, open, set), comparer);
    }

    private static bool IsTuple(Type type) =>
        typeof(ITuple).IsAssignableFrom(type) || CollectionItems.DefinitionOf(type) == typeof(KeyValuePair<,>);

    /// <summary>The element of a collection; of maps and lookups a pair.</summary>
    private static Schema ItemOf(Type type, Type open, ModelSet? set)
    {
        // What an own collection holds is not known from its type arguments.
        var isOwn = type.Namespace?.StartsWith("System", StringComparison.Ordinal) != true;
        var element = CollectionItems.ElementOf(type);
        if (CollectionItems.IsUntyped(type))
        {
            return Build(element, element, set, null);
        }

        Type[] parts = isOwn ? [element] : type.GetGenericArguments();
        Type[] openParts = isOwn ? [open.ContainsGenericParameters ? CollectionItems.ElementOf(open) : element] : open.GetGenericArguments();
        if (parts.Length == 1)
        {
            return Build(parts[0], openParts[0], set, null);
        }

        var (first, second) = (Build(parts[0], openParts[0], set, null), Build(parts[1], openParts[1], set, null));
        var isLookup = CollectionItems.DefinitionOf(type) == typeof(ILookup<,>);
        return new TupleSchema(false, first, isLookup ? CollectionSchemas.OfGroup(second) : second);
    }

    private static ChoiceSchema ChoiceOf(ModelSet set)
    {
        var choice = new ChoiceSchema
        {
            IsTolerant = set.IsTolerant,
            Cases = [.. set.Items.Select(static item => new Case(item.Tag, Build(item.Type, item.Type, null, null)))],
        };
        ClrTypes.SetTags(choice, type => TagOf(set.Items, type));
        return choice;
    }

    /// <summary>A type is its tag: nothing follows.</summary>
    private static ChoiceSchema TypesOf(ModelSet set)
    {
        var choice = new ChoiceSchema { Cases = [.. set.Items.Select(static item => new Case(item.Tag, new TupleSchema(false)))] };
        ClrTypes.SetTags(choice, type => set.Items.Single(item => item.Type == type).Tag);
        return choice;
    }

    private static int TagOf(FastSerUnionAttribute[] set, Type type) =>
        (Array.Find(set, item => item.Type == type)
            ?? Array.Find(
                set, item => ReferenceUnions.IsUnion(item.Type) && ReferenceUnions.Holds(item.Type, type))
            ?? set.First(item => item.Type.IsAssignableFrom(type))).Tag;

    /// <summary>Each case is a tuple of its fields.</summary>
    private static ChoiceSchema FSharpUnionOf(Type type, FastSerExternalAttribute external)
    {
        if (!s_ofFSharp.TryGetValue(type, out var union))
        {
            union = new ChoiceSchema
            {
                Format = (ObjectFormat)external.Format, IsTolerant = external.Format == WireFormat.Tolerant, IsNeverNull = type.IsValueType,
            };
            s_ofFSharp.Add(type, union);
            union.Cases = [.. FSharpUnions.CasesOf(type).Where(item => !FSharpUnions.IsNull(type, item)).Select(item => new Case(
                FSharpUnions.TagOf(type, item), new TupleSchema(false, [.. item.Fields.Select(static field => BuildWhole(field.PropertyType))])))];
            ClrTypes.SetUnion(union, type);
        }

        return union;
    }

    private static UnionSchema UnionOf(Type type)
    {
        if (s_unions.TryGetValue(type, out var known))
        {
            return known;
        }

        var union = new UnionSchema(type.ToString()) 
        {
            IsTolerant = Versions.IsTolerant(type),
            KeepsUnknown = ReferenceUnions.FallbackOf(type) is not null,
            IsUnknownEqualByContent = ReferenceUnions.FallbackOf(type)?.GetMethod("<Clone>$") is not null,
        };
        s_unions.Add(type, union);
        union.Cases =
        [
            .. ReferenceUnions.CasesOf(type).Select(item => new Case(
                item.Tag,
                ReferenceUnions.IsInner(type, item) ? UnionOf(item.Type) : ObjectOf(item.Type))),
        ];
        ClrTypes.SetTags(union, runTimeType => ReferenceUnions.CaseOf(type, runTimeType).Tag);
        ClrTypes.SetFallback(union, ReferenceUnions.FallbackOf(type));
        return union;
    }

    private static ObjectSchema ObjectOf(Type type)
    {
        if (s_objects.TryGetValue(type, out var known))
        {
            return known;
        }

        var external = ExternalTypes.Of(type);
        var format = type.GetCustomAttribute<FastSerTypeAttribute>(inherit: false)?.Format ?? external?.Format ?? WireFormat.Fast;
        if (format == WireFormat.Tolerant && ReferenceUnions.IsLanguageUnion(type))
        {
            // Its content is tolerant, and it has no keys.
            format = WireFormat.Fast;
        }

        var construction = new ModelConstruction(type);
        var members = ModelMembers.Of(type);
        var schema = new ObjectSchema(type.ToString(), !type.IsValueType)
        {
            Format = (ObjectFormat)format,
            IsGeneric = type.IsGenericType && external is null,
            Assembly = ExternalTypes.AssemblyOf(type).GetName().Name!,
            IsExternal = external is not null,
            IsAppendable = Versions.IsAppendable(type),
            KeepsIdentity = ReferenceIdentity.IsKept(type),
            IsBuiltFirst = construction.IsFirst(members),
            IsOwnCase = ReferenceUnions.IsUnion(type) && ReferenceUnions.CasesOf(type).Any(item => item.Type == type),
            IsEqualByContent = type.IsValueType || type.GetMethod("<Clone>$") is not null,
            Accepts = ModelRules.Of(type),
            KeepsUnknown = members.Any(KeptMembers.IsKeeper),
        };
        s_objects.Add(type, schema);
        var ordered = schema.Format != ObjectFormat.Tolerant ? [.. members]
            : external is null ? ByKeys(type, members)
            : [.. external.Keys.Select(name => members.Single(member => member.Name == name))];
        schema.Members =
        [
            .. ordered.Select((member, key) => member is null ? RetiredOf(type, key) : MemberOf(type, member, construction)),
        ];
        ClrTypes.SetMembers(schema, ordered);
        return schema;
    }

    private static ModelMember?[] ByKeys(Type type, IReadOnlyList<ModelMember> members)
    {
        var retired = RetiredKeysOf(type).Select(static r => r.Key).Concat(ReservedKeysOf(type));
        var last = members.Where(static m => !KeptMembers.IsKeeper(m)).Select(static m => m.Number!.Value).Concat(retired).Append(-1).Max();
        return [.. Enumerable.Range(0, last + 1).Select(key => members.SingleOrDefault(m => m.Number == key))];
    }

    private static IEnumerable<FastSerRetiredAttribute> RetiredKeysOf(Type type) =>
        type.GetCustomAttributes<FastSerRetiredAttribute>(inherit: false)
            .Concat(type.BaseType is { } parent ? RetiredKeysOf(parent) : []);

    private static IEnumerable<int> ReservedKeysOf(Type type) =>
        type.GetCustomAttributes<FastSerReservedKeysAttribute>(inherit: false).SelectMany(static r => Enumerable.Range(r.First, r.Last - r.First + 1))
            .Concat(type.BaseType is { } parent ? ReservedKeysOf(parent) : []);

    private static Member RetiredOf(Type type, int key)
    {
        // A key that nothing declares is that of a derived type.
        if (RetiredKeysOf(type).SingleOrDefault(r => r.Key == key)?.Type is not { } retired)
        {
            return new Member($"reserved {key}", BuildWhole(typeof(byte))) { IsRetired = true, IsReserved = true };
        }

        return new Member($"retired {key}", Build(retired, retired, null, null))
        {
            IsRetired = true,
            IsNullable = IsNullable(retired),
        };
    }

    private static bool IsNullable(Type type) => !type.IsValueType || Nullable.GetUnderlyingType(type) is not null;

    private static Member MemberOf(Type owner, ModelMember member, ModelConstruction construction)
    {
        var open = ExternalTypes.Of(owner) is null ? member.OpenTypeIn(owner) : member.Type;
        var schema = member.Info.GetCustomAttribute<FastSerFormatterAttribute>() is { } formatter
            ? Extensions.OfFormatter(member.Type, formatter, BuildWhole)
            : Build(member.Type, open, member.Set, member.Info.GetCustomAttribute<FastSerComparerAttribute>());
        var isFilled = construction.IsFilled(member);
        return new Member(member.Name, schema)
        {
            RefusesNull = MemberRules.RefusesNull(member.Info),
            MaxLength = MemberRules.MaxLengthOf(member.Info),
            IsNullable = !open.IsGenericParameter && !isFilled && IsNullable(open),
            IsNeverNull = isFilled && member.ValueOf(construction.Initial) is not null,
            IsAlwaysNull = isFilled && member.ValueOf(construction.Initial) is null,
            Default = () => construction.DefaultOf(member) is var value && value is null && construction.MayLeaveNull(member)
                ? NullValue.OfDeclaredDefault
                : new ValueBuilder().Build(schema, value),
        };
    }
}
