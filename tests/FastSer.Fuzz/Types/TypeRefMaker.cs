namespace FastSer.Fuzz;

/// <summary>Draws the types of members.</summary>
/// <param name="random">Where choices come from.</param>
/// <param name="declared">The types that were declared before.</param>
internal sealed class TypeRefMaker(Random random, IReadOnlyList<TypeModel> declared)
{
    private const int MaxDepth = 3;

    /// <summary>The type whose members are drawn, if its objects may contain themselves.</summary>
    public TypeModel? Self { get; set; }

    /// <summary>The type parameters of the type whose members are drawn.</summary>
    public IReadOnlyList<TypeRef> Parameters { get; set; } = [];

    /// <summary>Objects that keep their identity are left out.</summary>
    public bool WithoutReferences { get; set; }

    public TypeRef Any(int depth = 0)
    {
        if (Parameters.Count > 0 && random.Next(3) == 0)
        {
            return Pick(Parameters);
        }

        return random.Next(depth > MaxDepth ? 60 : 100) switch
        {
            < 34 => Pick(Scalars.Values),
            < 44 => random.Next(20) switch { 0 => Pick(Scalars.Others), <= 5 => Pick(Scalars.Unions), _ => Pick(Scalars.Classes) },
            < 52 => NullableOf(Value(depth + 1)),
            < 68 => Declared(depth) ?? Pick(Scalars.Values),
            < 72 => Tuple(depth),
            < 75 => Wrapped(depth),
            _ => Collection(Pick(Collections.All), depth),
        };
    }

    public TypeRef Collection(CollectionText kind, int depth)
    {
        var first = kind.Asks switch
        {
            Asks.Key => Key(depth + 1),
            Asks.NotNullableKey => Key(depth + 1),
            Asks.Order => Ordered(),
            Asks.Value or Asks.Scalar => kind.Asks == Asks.Value ? Value(depth + 1) : Pick(Scalars.Values[..^10]),
            _ => Any(depth + 1),
        };
        var second = kind.Asks == Asks.Priority ? Ordered() : kind.Template.Contains("1}", StringComparison.Ordinal) ? Any(depth + 1) : null;
        var type = second is null ? TypeRef.Of(kind.Template, kind.IsValue, first) : TypeRef.Of(kind.Template, kind.IsValue, first, second);
        return type with { HasLength = !kind.HasNoLimit };
    }

    /// <summary>A struct, which arrays and lists may copy as memory.</summary>
    public TypeRef Value(int depth)
    {
        var structs = Usable().Where(static t => t.IsValue && t.Parameters.Count == 0 && !t.IsForeign).ToArray();
        return structs.Length > 0 && random.Next(2) == 0 ? RefOf(Pick(structs), depth) : Pick(Scalars.Values);
    }

    /// <summary>Chooses a type that may be a key.</summary>
    public TypeRef Key(int depth)
    {
        var keys = Usable().Where(IsKey).ToArray();
        return random.Next(6) switch
        {
            0 or 1 when keys.Length > 0 => RefOf(Pick(keys), depth),
            2 => Pick(Scalars.Classes[..3]),
            3 => TypeRef.Of("({!0}, {!1})", isValue: true, Ordered(), Ordered()) with { IsKey = true, IsOrdered = true },
            _ => Pick(Scalars.Values),
        };
    }

    public TypeRef Ordered() => random.Next(3) == 0 ? Pick(Scalars.Classes[..3]) : Pick([.. Scalars.Values.Where(static v => v.IsOrdered)]);

    public TypeRef? Declared(int depth)
    {
        if (Self is not null && random.Next(4) == 0)
        {
            return RefOf(Self, depth);
        }

        var usable = Usable().ToArray();
        return usable.Length == 0 ? null : RefOf(Pick(usable), depth);
    }

    /// <summary>A type with random arguments for its parameters.</summary>
    public TypeRef RefOf(TypeModel model, int depth)
    {
        if (model == Self)
        {
            var own = string.Join(", ", model.Parameters);
            return new TypeRef(model.FullName + (own.Length == 0 ? "" : $"<{own}>"))
            {
                IsValue = model.IsValue, Uses = [model], KeepsReferences = HoldsReferences(model), IsAbstract = IsAbstract(model),
            };
        }

        TypeRef[] arguments = [.. model.Parameters.Select(_ => ArgumentOf(model, depth))];
        var text = model.FullName + (arguments.Length == 0 ? "" : $"<{string.Join(", ", arguments.Select(static a => a.Nullable))}>");
        return new TypeRef(text)
        {
            IsValue = model.IsValue, IsKey = IsKey(model), IsAbstract = IsAbstract(model),
            Uses = [model, .. arguments.SelectMany(static a => a.Uses)],
            KeepsReferences = HoldsReferences(model) || arguments.Any(static a => a.KeepsReferences),
        };
    }

    public static bool HoldsReferences(TypeModel model) => HoldsReferences(model, []);

    private static bool HoldsReferences(TypeModel model, HashSet<TypeModel> seen) => seen.Add(model)
        && (model.KeepsReferences || model.DirectUses().Any(use => HoldsReferences(use, seen)));

    private static bool IsAbstract(TypeModel model) => !model.IsUnion && (model.IsAbstract || model.Kind == TypeKind.Interface);

    private TypeRef ArgumentOf(TypeModel model, int depth)
    {
        var outer = (Self, Parameters);
        Self = null;
        var argument = model.Constraints.Contains("struct", StringComparison.Ordinal) ? Value(depth + 1)
            : model.Constraints.Contains("class", StringComparison.Ordinal) ? Pick(Scalars.Classes)
            : model.Constraints.Contains("notnull", StringComparison.Ordinal) ? Pick(Scalars.Values)
            : depth > 1 ? Pick(Scalars.Values) : NoParameter(depth + 1);
        (Self, Parameters) = outer;
        return argument;
    }

    // An argument that is itself a parameter would make types that grow without end.
    private TypeRef NoParameter(int depth)
    {
        Parameters = [];
        return Any(depth);
    }

    /// <summary>Types of equal contents only: what they hold is no collection, and nothing that compares by reference.</summary>
    private static bool IsKey(TypeModel model) => model.Parameters.Count == 0 && !model.IsForeign && !model.IsUnion
        && model.Kind is TypeKind.Record or TypeKind.RecordStruct && model.Base is null
        && model.Members.All(static m => m.Style is not (MemberStyle.Private or MemberStyle.Ignored)
            && m.Type is { IsKey: true } or { IsNullable: true, Uses.Count: 0 });

    private IEnumerable<TypeModel> Usable() => declared.Where(t => t.Access == "public"
        && !(t.IsAbstract && !t.IsUnion) && !(t.Kind == TypeKind.Interface && !t.IsUnion)
        && !(WithoutReferences && HoldsReferences(t)));

    private TypeRef NullableOf(TypeRef value) => value is { IsNullable: false, IsParameter: false }
        ? value with { Text = value.Text + "?", IsNullable = true, IsKey = false, IsOrdered = false }
        : value;

    private TypeRef Tuple(int depth)
    {
        TypeRef[] items = [.. Enumerable.Range(0, random.Next(8) == 0 ? 9 : random.Next(2, 5)).Select(_ => Any(depth + 1))];
        var names = items.Select((_, i) => $"{{{i}}}{(random.Next(3) == 0 ? $" Named{i}" : "")}");
        return random.Next(4) switch
        {
            0 => TypeRef.Of("global::System.Tuple<{0}, {1}>", isValue: false, items[0], items[1]),
            1 => TypeRef.Of("global::System.Collections.Generic.KeyValuePair<{0}, {1}>", isValue: true, items[0], items[1]),
            _ => TypeRef.Of($"({string.Join(", ", names)})", isValue: true, items),
        };
    }

    private TypeRef Wrapped(int depth) => random.Next(5) is var kind and > 0
        ? Argument(kind, depth) with { HoldsStrings = false }
        : TypeRef.Of("global::FastSer.Compact<{0}>", isValue: true, Collection(Collections.All[random.Next(7)], depth + 1));

    /// <summary>An annotated type of the prelude reads what it holds itself.</summary>
    private TypeRef Argument(int kind, int depth) => kind switch
    {
        1 => TypeRef.Of("global::Prelude.Box<{0}>", isValue: false, Any(depth + 1)),
        2 => TypeRef.Of("global::Prelude.Slot<{0}>", isValue: true, Any(depth + 1)),
        3 => TypeRef.Of("global::Prelude.CompactBox<{0}>", isValue: false, Any(depth + 1)),
        _ => TypeRef.Of("global::Prelude.Generous<{0}>", isValue: true, Any(depth + 1)),
    };

    private T Pick<T>(IReadOnlyList<T> items) => items[random.Next(items.Count)];

    private T Pick<T>(T[] items) => items[random.Next(items.Length)];
}
