namespace FastSer.Fuzz;

/// <summary>Draws types of a library without FastSer, which <c>[FastSerExternal]</c> names: they hold types of the framework and each other.</summary>
internal static class ExternalMaker
{
    private const string Ours = "global::Prelude.";

    private static readonly MemberStyle[] s_styles =
    [
        MemberStyle.Property, MemberStyle.Property, MemberStyle.Field, MemberStyle.Init, MemberStyle.Required, MemberStyle.RequiredField,
        MemberStyle.Filled, MemberStyle.Ignored,
    ];

    private static readonly TypeRef[] s_values = [.. Scalars.Values.Where(static type => !type.Text.StartsWith(Ours, StringComparison.Ordinal))];

    private static readonly CollectionText[] s_collections =
    [
        .. Collections.All.Where(static kind => kind.Asks is Asks.Nothing or Asks.NotNullableKey
            && !kind.Template.StartsWith(Ours, StringComparison.Ordinal)),
    ];

    public static TypeModel Make(Random random, string name, IReadOnlyList<TypeModel> declared)
    {
        var isValue = random.Next(3) == 0;
        var model = new TypeModel
        {
            Name = name, Kind = isValue ? TypeKind.Struct : TypeKind.Class, Namespace = "Library", IsExternal = true,
            Format = (WireFormat)random.Next(3),
        };
        model.IsSealed = !isValue && random.Next(2) == 0;
        model.IsStrict = !isValue && random.Next(3) == 0;
        TypeModel[] others = [.. declared.Where(static type => type.IsExternal)];
        for (var i = random.Next(1, 8); i > 0; i--)
        {
            var style = s_styles[random.Next(s_styles.Length)];
            style = style == MemberStyle.Filled && isValue ? MemberStyle.Field : style;
            var type = style == MemberStyle.Filled ? Fillable(random, others) : Any(random, others);
            var member = new MemberModel($"Member{model.Members.Count}", type, style);
            member.RefusesNull = model.IsStrict && style != MemberStyle.Filled && type is { IsValue: false, Uses.Count: 0 } && random.Next(2) == 0;
            model.Members.Add(member);
        }

        if (!model.Members.Exists(static member => member.IsSaved))
        {
            model.Members.Add(new MemberModel("Last", new TypeRef("int") { IsValue = true }, MemberStyle.Property));
        }

        Choose(random, model);
        return model;
    }

    /// <summary>A constructor of some members, beside one of none.</summary>
    private static void Choose(Random random, TypeModel model)
    {
        MemberModel[] taken = [.. model.Members.Where(m => m.IsSaved && m.Style != MemberStyle.Filled && random.Next(2) == 0)];
        if (taken.Length > 0 && random.Next(2) == 0 && !model.Members.Exists(static m => m.Style is MemberStyle.Required or MemberStyle.RequiredField))
        {
            model.Constructor = new ConstructorModel(ConstructorForm.External, taken, random.Next(3));
        }
    }

    private static TypeRef Any(Random random, TypeModel[] others) => random.Next(9) switch
    {
        < 3 => s_values[random.Next(s_values.Length)],
        3 => Nullable(s_values[random.Next(s_values.Length)]),
        < 6 => Scalars.Classes[random.Next(Scalars.Classes.Length)],
        6 when others.Length > 0 => Other(random, others),
        _ => Collection(random, others, s_collections[random.Next(s_collections.Length)]),
    };

    private static TypeRef Nullable(TypeRef value) => value with { Text = value.Text + "?", IsNullable = true };

    private static TypeRef Fillable(Random random, TypeModel[] others)
    {
        CollectionText[] fillable = [.. s_collections.Where(static kind => kind.IsFillable)];
        return Collection(random, others, fillable[random.Next(fillable.Length)]);
    }

    private static TypeRef Collection(Random random, TypeModel[] others, CollectionText kind)
    {
        var item = random.Next(3) == 0 && others.Length > 0 ? Other(random, others)
            : random.Next(2) == 0 ? Scalars.Classes[random.Next(Scalars.Classes.Length)]
            : s_values[random.Next(s_values.Length)];
        return kind.Asks == Asks.NotNullableKey
            ? TypeRef.Of(kind.Template, kind.IsValue, random.Next(2) == 0 ? s_values[random.Next(s_values.Length)] : Scalars.Classes[0], item)
            : TypeRef.Of(kind.Template, kind.IsValue, item);
    }

    private static TypeRef Other(Random random, TypeModel[] others)
    {
        var other = others[random.Next(others.Length)];
        return new TypeRef(other.FullName) { IsValue = other.IsValue, Uses = [other] };
    }
}
