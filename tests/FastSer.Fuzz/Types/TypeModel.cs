namespace FastSer.Fuzz;

/// <summary>A random type. Its text is made from it again whenever something was taken away.</summary>
internal sealed class TypeModel
{
    public required string Name { get; init; }

    public required TypeKind Kind { get; init; }

    /// <summary>The namespace; empty for the global one.</summary>
    public string Namespace { get; set; } = "";

    /// <summary>Who may name it.</summary>
    public string Access { get; set; } = "public";

    /// <summary>The declarations of the types round it, from outside, such as <c>public partial class Outer</c>.</summary>
    public IReadOnlyList<string> Outer { get; set; } = [];

    public WireFormat Format { get; init; }

    public bool KeepsReferences { get; set; }

    /// <summary>Members may be appended to it, and to what derives from it.</summary>
    public bool Appends { get; set; }

    /// <summary>Gets whether it has a view.</summary>
    public bool HasView { get; set; }

    public bool IsAbstract { get; init; }

    public bool IsSealed { get; set; }

    /// <summary>Nothing of the struct can be assigned once it exists, and it says so.</summary>
    public bool IsReadOnly => IsValue && !HasAllMembers && Noise.Count == 0
        && Members.TrueForAll(static m => m.Style is MemberStyle.Parameter or MemberStyle.ReadOnlyField or MemberStyle.Init);

    /// <summary>The constructor of a class or struct is part of its name: every second one that can be written so.</summary>
    public bool HasPrimaryConstructor => !IsPositional && Kind is TypeKind.Class or TypeKind.Struct && Members.Count % 2 == 0
        && Members.Exists(static m => m.IsParameter) && Members.TrueForAll(static m => !m.IsParameter
            || (m.Style is MemberStyle.Parameter or MemberStyle.ReadOnlyField && m.ParameterName != m.Name));

    /// <summary>All fields are members.</summary>
    public bool HasAllMembers { get; set; }

    /// <summary>Its objects exist before their members: it may be part of any cycle.</summary>
    public bool IsOpen { get; init; }

    /// <summary>Its constructor is part of its name, as in a positional record.</summary>
    public bool IsPositional { get; init; }

    public IReadOnlyList<string> Parameters { get; init; } = [];

    public string Constraints { get; set; } = "";

    public TypeModel? Base { get; set; }

    /// <summary>The text of the base with its arguments.</summary>
    public string? BaseText { get; set; }

    public List<MemberModel> Members { get; } = [];

    /// <summary>The types that the union names, with their tags.</summary>
    public List<UnionCase> Cases { get; } = [];

    /// <summary>The class that keeps values of a Tolerant union whose tags it does not know.</summary>
    public string? Fallback { get; set; }

    /// <summary>Gets whether it has no attribute: a struct that is nothing but public fields.</summary>
    public bool IsPlain { get; init; }

    /// <summary>Null in members whose types have no question mark is refused.</summary>
    public bool IsStrict { get; set; }

    /// <summary>Its members, and those of types that derive from it, have their keys from the schema lock.</summary>
    public bool HasAutoKeys { get; set; }

    public bool IsAutoKeyed => HasAutoKeys || Base?.IsAutoKeyed == true;

    /// <summary>Attributes and lines of code that could lead generated code astray.</summary>
    public List<string> Attributes { get; } = [];

    public List<string> Noise { get; } = [];

    /// <summary>Keys of a Tolerant type that are used no more, with their types.</summary>
    public List<(int Key, TypeRef Type)> Retired { get; } = [];

    /// <summary>Keys of a Tolerant type that no version has a member for, apart from those that members tell.</summary>
    public List<int> Reserved { get; } = [];

    /// <summary>The constructor or factory that the source names for its objects, or null.</summary>
    public ConstructorModel? Constructor { get; set; }

    /// <summary>Text beside the type that belongs to it: its formatter or surrogate, attributes of the assembly.</summary>
    public string Companion { get; set; } = "";

    /// <summary>Gets whether it has no attribute of its own: a formatter or a surrogate writes it.</summary>
    public bool IsForeign { get; set; }

    /// <summary>Gets whether it is of another assembly, which does not know FastSer.</summary>
    public bool IsExternal { get; init; }

    /// <summary>The type that a conversion in <see cref="Noise"/> names.</summary>
    public TypeModel? Converted { get; set; }

    /// <summary>Gets whether it says by an attribute that it is serialized.</summary>
    public bool IsMarked => !IsForeign && !IsPlain && !IsExternal;

    public bool IsValue => Kind is TypeKind.Struct or TypeKind.RecordStruct;

    public bool IsUnion => Cases.Count > 0;

    public string FullName
    {
        get
        {
            var outer = string.Concat(Outer.Select(static o => o[(o.LastIndexOf(' ') + 1)..] + "."));
            return $"global::{(Namespace.Length == 0 ? "" : Namespace + ".")}{outer}{Name}";
        }
    }

    /// <summary>Its members and those of its bases, from the root of the hierarchy down.</summary>
    public IEnumerable<MemberModel> AllMembers => (Base?.AllMembers ?? []).Concat(Members);

    public bool Refers(TypeModel other) => Refers(other, []);

    public IEnumerable<TypeModel> DirectUses() => Members.SelectMany(static m => m.Type.Uses)
        .Concat(Base is null ? [] : [Base]).Concat(Cases.Select(static c => c.Type))
        .Concat(Converted is not null && Noise.Exists(n => n.Contains(Converted.FullName, StringComparison.Ordinal)) ? [Converted] : [])
        .Concat(Retired.SelectMany(static r => r.Type.Uses));

    private bool Refers(TypeModel other, HashSet<TypeModel> seen) =>
        seen.Add(this) && DirectUses().Any(use => use == other || use.Refers(other, seen));
}
