namespace FastSer.Fuzz;

/// <summary>Draws a set of types that may contain each other.</summary>
internal sealed class TypeMaker
{
    private const string Keeper = "public global::FastSer.FastSerUnknown KeptMembers { get; set; }";

    private readonly Random _random;
    private readonly TypeRefMaker _refs;
    private readonly List<TypeModel> _types = [];
    private readonly NoiseMaker _noise;

    private TypeMaker(int seed)
    {
        _random = new Random(seed);
        _refs = new TypeRefMaker(_random, _types);
        _noise = new NoiseMaker(_random);
    }

    public static List<TypeModel> Make(int seed, int count)
    {
        var maker = new TypeMaker(seed);
        for (var i = maker._random.Next(3); i > 0; i--)
        {
            maker._types.Add(ExternalMaker.Make(maker._random, $"External{i}", maker._types));
        }

        while (maker._types.Count < count)
        {
            maker.Add();
        }

        AppendMaker.Choose(new Random(seed), maker._types);
        RuleMaker.Choose(new Random(seed), maker._types);
        ConstructorMaker.Choose(new Random(seed), maker._types);
        ViewMaker.Choose(new Random(seed), maker._types);
        return maker._types;
    }

    private void Add()
    {
        switch (_random.Next(22))
        {
            case < 5:
                _types.Add(Filled(New(TypeKind.Class, isOpen: _random.Next(2) == 0)));
                break;
            case < 8:
                _types.Add(Filled(New(TypeKind.Record)));
                break;
            case < 12:
                _types.Add(Filled(New(TypeKind.Struct)));
                break;
            case < 14:
                _types.Add(Filled(New(TypeKind.RecordStruct)));
                break;
            case < 15:
                _types.Add(ForeignMaker.Make(_random, $"Foreign{_types.Count}", _refs));
                break;
            case < 17:
                AddUnion();
                break;
            case < 19:
                _types.Add(PlainMaker.Make(_random, $"Plain{_types.Count}", _types));
                break;
            default:
                AddDerived();
                break;
        }
    }

    private TypeModel New(TypeKind kind, bool isOpen = false, WireFormat? format = null, bool isAbstract = false, bool mayBeGeneric = true)
    {
        var number = _types.Count;
        var isGeneric = mayBeGeneric && _random.Next(6) == 0;
        var name = _random.Next(3) == 0 ? Names.Types[_random.Next(Names.Types.Count)] : $"Type{number}";
        var model = new TypeModel
        {
            // A namespace of its own lets any name stand.
            Name = name, Kind = kind, Namespace = NamespaceOf(name, number),
            Format = format ?? (WireFormat)(_random.Next(5) switch { < 2 => 0, < 4 => 1, _ => 2 }),
            IsOpen = isOpen, IsAbstract = isAbstract,
            IsPositional = !isOpen && kind is TypeKind.Record or TypeKind.RecordStruct && _random.Next(3) > 0,
            Parameters = isGeneric ? (_random.Next(3) == 0 ? ["T", "TOther"] : ["T"]) : [],
        };
        if (isGeneric && _random.Next(3) == 0)
        {
            model.Constraints = $" where T : {((string[])["struct", "notnull", "class?", "unmanaged, struct"])[_random.Next(3)]}";
        }

        model.HasAllMembers = _random.Next(10) == 0 && kind is TypeKind.Class or TypeKind.Struct;
        model.IsSealed = kind is TypeKind.Class or TypeKind.Record && !isAbstract && _random.Next(3) == 0;
        model.KeepsReferences = isOpen && kind == TypeKind.Class && model.Format != WireFormat.Tolerant && _random.Next(3) == 0;
        if (!name.Contains('@', StringComparison.Ordinal) && _random.Next(6) == 0)
        {
            model.Outer = _random.Next(3) == 0 ? [$"public partial struct Outer{number}", $"public partial record Inner{number}"]
                : [$"public {((string[])["static partial class", "partial interface", "partial record struct"])[_random.Next(3)]} Outer{number}"];
        }

        return model;
    }

    private string NamespaceOf(string name, int number)
    {
        var text = Names.Namespaces[_random.Next(Names.Namespaces.Count)];
        return name.StartsWith("Type", StringComparison.Ordinal) && name != "Type" ? text : $"{(text.Length == 0 ? "Odd" : text)}.N{number}";
    }

    /// <summary>Members, attributes and noise.</summary>
    private TypeModel Filled(TypeModel model)
    {
        var isTolerant = model.Format == WireFormat.Tolerant;
        _refs.Self = !model.IsValue && (!model.KeepsReferences || model.IsOpen) ? model : null;
        _refs.Parameters = [.. model.Parameters.Select((name, i) => ParameterOf(model, name, i == 0))];
        _refs.WithoutReferences = isTolerant;
        var members = new MemberMaker(_random, _refs, model);
        var count = model.IsValue ? _random.Next(1, 7) : _random.Next(8) == 0 ? _random.Next(8, 20) : _random.Next(0, 8);
        if (model.Kind == TypeKind.Struct && !model.HasAllMembers && _random.Next(3) == 0 && model.Parameters.Count == 0)
        {
            members.AddLayout();
        }
        else
        {
            for (var i = 0; i < count || (model.IsValue && !model.Members.Any(static m => m.IsSaved)); i++)
            {
                members.Add();
            }
        }

        _refs.Self = null;
        _refs.Parameters = [];
        _refs.WithoutReferences = false;
        _noise.Add(model, _types);
        if (isTolerant && !KeepsUnknown(model) && model.Members.TrueForAll(static m => m.Offset < 0) && _random.Next(4) == 0)
        {
            model.Noise.Add(Keeper);
        }

        return model;
    }

    private static bool KeepsUnknown(TypeModel model) => model.Noise.Contains(Keeper) || (model.Base is { } parent && KeepsUnknown(parent));

    private static TypeRef ParameterOf(TypeModel model, string name, bool isFirst)
    {
        var constraint = isFirst ? model.Constraints : "";
        return new TypeRef(name)
        {
            IsParameter = true,
            IsValue = constraint.Contains("struct", StringComparison.Ordinal) || constraint.Contains("notnull", StringComparison.Ordinal),
        };
    }

    private void AddDerived()
    {
        var bases = _types.Where(static t => t is { IsValue: false, IsSealed: false, IsUnion: false, IsForeign: false, IsExternal: false }
            && t.Kind is TypeKind.Class or TypeKind.Record && !t.IsPositional && t.Parameters.Count == 0
            && !t.Members.Exists(static m => m.IsParameter)).ToArray();
        if (bases.Length == 0)
        {
            return;
        }

        var parent = bases[_random.Next(bases.Length)];
        var model = New(parent.Kind, parent.IsOpen || parent.KeepsReferences, parent.Format, mayBeGeneric: !parent.KeepsReferences);
        model.Base = parent;
        model.BaseText = parent.FullName;
        model.KeepsReferences = parent.KeepsReferences;
        _types.Add(Filled(model));
    }

    private void AddUnion()
    {
        var format = (WireFormat)_random.Next(3);
        var kind = (TypeKind)_random.Next(3) switch { TypeKind.Class => TypeKind.Class, TypeKind.Record => TypeKind.Record, _ => TypeKind.Interface };
        MakeUnion(kind, format, parent: null);
    }

    /// <summary>A union and its cases, of which one may be a union too.</summary>
    private TypeModel MakeUnion(TypeKind kind, WireFormat format, TypeModel? parent)
    {
        var union = New(kind, isOpen: true, format, isAbstract: kind != TypeKind.Interface && _random.Next(4) > 0, mayBeGeneric: false);
        union.IsSealed = false;
        union.KeepsReferences = parent?.KeepsReferences ?? (union.KeepsReferences && kind == TypeKind.Class && union.IsAbstract);
        union.HasAllMembers = false;
        union.Base = parent;
        union.BaseText = parent?.FullName;
        if (kind != TypeKind.Interface)
        {
            Filled(union);
        }

        var tags = new HashSet<int>();
        if (kind != TypeKind.Interface && !union.IsAbstract)
        {
            union.Cases.Add(new UnionCase(TagOf(tags), union));
        }

        if (format == WireFormat.Tolerant && _random.Next(2) == 0)
        {
            AddFallback(union);
        }

        _types.Add(union);
        for (var i = _random.Next(1, 4); i > 0; i--)
        {
            var isUnion = parent is null && _random.Next(4) == 0;
            var item = new UnionCase(TagOf(tags), isUnion ? MakeUnion(kind, format, union) : MakeCase(union, kind, format));
            var isExact = item.Type is { IsUnion: true, IsAbstract: false } && kind != TypeKind.Interface && _random.Next(3) > 0;
            union.Cases.Add(item with { IsExact = isExact });
            if (isExact)
            {
                // What else that class names is named here, too.
                union.Cases.AddRange(item.Type.Cases.Where(inner => inner.Type != item.Type).Select(inner => new UnionCase(TagOf(tags), inner.Type)).ToArray());
            }
        }

        return union;
    }

    /// <summary>A class that keeps what the union does not know. Its interface may be implemented in both ways.</summary>
    private void AddFallback(TypeModel union)
    {
        var name = $"Fallback{_types.Count}";
        union.Fallback = $"global::Fallbacks.{name}";
        var contract = $"global::FastSer.IFastSerFallback<{name}>";
        var isRecord = union.Kind == TypeKind.Record || (union.Kind == TypeKind.Interface && _random.Next(2) == 0);
        var (access, of) = _random.Next(2) == 0 ? ("public ", "") : ("", contract + ".");
        union.Companion = $$"""
            namespace Fallbacks
            {
                public sealed {{(isRecord ? "record" : "class")}} {{name}} : {{union.FullName}}, {{contract}}
                {
                    private global::FastSer.FastSerUnknownCase _keptCase;
                    {{access}}global::FastSer.FastSerUnknownCase {{of}}Unknown => _keptCase;
                    {{access}}static {{name}} {{of}}Create(global::FastSer.FastSerUnknownCase unknown) => new {{name}} { _keptCase = unknown };
                }
            }
            """;
    }

    private TypeModel MakeCase(TypeModel union, TypeKind kind, WireFormat format)
    {
        var caseKind = kind != TypeKind.Interface ? kind
            : format == WireFormat.Tolerant ? TypeKind.Class : (TypeKind)_random.Next(4);
        var item = New(caseKind, isOpen: kind != TypeKind.Interface, format, mayBeGeneric: false);
        item.Base = union;
        item.BaseText = union.FullName;
        item.KeepsReferences = union.KeepsReferences && caseKind == TypeKind.Class;
        Filled(item);
        _types.Add(item);
        return item;
    }

    private int TagOf(HashSet<int> tags)
    {
        int[] edges = [0, 1, 2, 3, 4, 127, 253, 254, 255, 256, 300, 65535];
        var tag = edges[_random.Next(edges.Length)];
        return tags.Add(tag) ? tag : TagOf(tags);
    }
}
