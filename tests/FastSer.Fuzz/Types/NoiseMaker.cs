namespace FastSer.Fuzz;

/// <summary>Adds what is no member but could lead generated code astray: operators, nested types, callbacks, hidden names.</summary>
internal sealed class NoiseMaker(Random random)
{
    public void Add(TypeModel model, IReadOnlyList<TypeModel> declared)
    {
        if (model.Kind == TypeKind.Interface)
        {
            return;
        }

        for (var i = random.Next(4); i > 0; i--)
        {
            var line = Draw(model, declared);
            if (!string.IsNullOrEmpty(line) && !model.Noise.Contains(line))
            {
                model.Noise.Add(line);
            }
        }

        if (model.Kind is TypeKind.Class or TypeKind.Record && random.Next(6) == 0)
        {
            AddCallbacks(model);
        }
    }

    private string? Draw(TypeModel model, IReadOnlyList<TypeModel> declared)
    {
        var name = model.Name + (model.Parameters.Count == 0 ? "" : $"<{string.Join(", ", model.Parameters)}>");
        var nullable = model.IsValue ? name : name + "?";
        var taken = model.AllMembers.Select(static m => m.Name.TrimStart('@')).ToHashSet(StringComparer.Ordinal);
        taken.Add(model.Name);
        var hasOperators = !taken.Contains("op_Implicit");
        var isPlain = model.Kind is TypeKind.Class or TypeKind.Struct;
        string? If(bool condition, string line) => condition ? line : null;
        string? Named(string member, string line) => If(!taken.Contains(member), line);

        return random.Next(16) switch
        {
            0 => If(hasOperators, $"public static implicit operator int({nullable} other) => 42;"),
            1 => If(hasOperators, $"public static implicit operator {nullable}(int other) => default({nullable});"),
            2 => If(hasOperators, $"public static implicit operator string({nullable} other) => \"!\";"),
            3 => If(hasOperators, $"public static implicit operator {nullable}(string? other) => default({nullable});"),
            4 => If(hasOperators, $"public static implicit operator global::System.ReadOnlySpan<byte>({nullable} other) => new byte[3];"),
            5 => $"public static bool operator true({nullable} other) => false; public static bool operator false({nullable} other) => true;",
            6 => If(isPlain && !IsHidden(taken), $"public static bool operator ==({nullable} a, {nullable} b) => throw new global::System.NotSupportedException(\"==\"); "
                + $"public static bool operator !=({nullable} a, {nullable} b) => throw new global::System.NotSupportedException(\"!=\");"),
            7 => If(isPlain && !IsHidden(taken), "public override bool Equals(object? other) => throw new global::System.NotSupportedException(\"Equals\"); "
                + "public override int GetHashCode() => throw new global::System.NotSupportedException(\"GetHashCode\");"),
            8 => Named("this", "public int this[int at] => at;"),
            9 => Named("System", "public static class System { }"),
            10 => Named("Changed", model.Attributes.Count > 0 ? "" : "public event global::System.Action? Changed;"),
            11 => Named("List", "private static class List { }"),
            12 => Named("s_count", "private static readonly int s_count = 1; public static int Counted => s_count;"),
            13 => hasOperators ? Conversion(model, nullable, declared) : null,
            14 => Named("Deconstruct", If(!model.IsPositional, "public void Deconstruct(out int first, out int second) { first = 0; second = 1; }") ?? "") is { Length: > 0 } line ? line : null,
            _ => Named("global", "public const string @global = \"global\";"),
        };
    }

    private static bool IsHidden(HashSet<string> taken) => taken.Contains("Equals") || taken.Contains("GetHashCode");

    /// <summary>A conversion to another type of the set.</summary>
    private string? Conversion(TypeModel model, string nullable, IReadOnlyList<TypeModel> declared)
    {
        TypeModel[] others =
        [
            .. declared.Where(t => t.IsValue && t.Parameters.Count == 0 && t != model && (!model.IsUnion || !t.Refers(model))),
        ];
        if (others.Length == 0)
        {
            return null;
        }

        if (model.Converted is not null)
        {
            return null;
        }

        var other = others[random.Next(others.Length)];
        model.Converted = other;
        return random.Next(2) == 0
            ? $"public static implicit operator {other.FullName}({nullable} other) => default;"
            : $"public static implicit operator {nullable}({other.FullName} other) => default({nullable});";
    }

    private void AddCallbacks(TypeModel model)
    {
        var access = model.IsSealed ? "private" : "internal";
        string[] names = model.IsOpen && !model.Members.Exists(static m => m.Style is MemberStyle.PrivateSetter)
            ? ["Serializing", "Serialized", "Deserializing", "Deserialized"]
            : ["Serializing", "Serialized", "Deserialized"];
        model.Noise.Add("[global::FastSer.TestTypes.Unsaved] [global::FastSer.FastSerIgnore] private int _calls0;");
        foreach (var name in names.Where(_ => random.Next(2) == 0))
        {
            model.Noise.Add($"[global::FastSer.FastSer{name}] {access} void On{name}{random.Next(1000)}() => _calls0++;");
        }
    }
}
