namespace FastSer.Fuzz;

/// <summary>Draws structs that have no attribute: nothing but public fields of fixed size.</summary>
internal static class PlainMaker
{
    private const string Layout = "[global::System.Runtime.InteropServices.StructLayout(global::System.Runtime.InteropServices.LayoutKind.";

    private static readonly TypeRef[] s_scalars =
    [
        .. Scalars.Values.Where(static type =>
            type.Text is not ("global::System.Numerics.BigInteger" or "global::System.Drawing.Color" or "global::System.Net.IPNetwork")),
    ];

    private static readonly (string Type, int Size)[] s_sized = [.. Scalars.Sized.Where(static type => type.Type != "global::System.DateOnly")];

    public static TypeModel Make(Random random, string name, IReadOnlyList<TypeModel> declared)
    {
        var model = new TypeModel { Name = name, Kind = TypeKind.Struct, Namespace = "Plain", IsPlain = true };
        if (random.Next(4) == 0)
        {
            AddExplicit(random, model);
            return model;
        }

        TypeModel[] others = [.. declared.Where(static type => type.IsPlain)];
        var style = random.Next(4) == 0 ? MemberStyle.ReadOnlyField : MemberStyle.Field;
        for (var i = random.Next(1, 7); i > 0; i--)
        {
            model.Members.Add(new MemberModel($"Part{model.Members.Count}", TypeOf(random, others), style));
        }

        if (random.Next(3) == 0)
        {
            model.Attributes.Add(random.Next(4) == 0 ? Layout + "Auto)]" : $"{Layout}Sequential, Pack = {1 << random.Next(5)})]");
        }

        if (random.Next(3) == 0)
        {
            model.Noise.Add("public int Computed => 5; public const int Fixed = 3; public static readonly string Shared = \"\"; public override string ToString() => Shared;");
        }

        return model;
    }

    private static TypeRef TypeOf(Random random, TypeModel[] others)
    {
        if (others.Length > 0 && random.Next(4) == 0)
        {
            var other = others[random.Next(others.Length)];
            return new TypeRef(other.FullName) { IsValue = true, Uses = [other] };
        }

        return random.Next(8) == 0
            ? TypeRef.Of("({0}, {1})", isValue: true, s_scalars[random.Next(s_scalars.Length)], s_scalars[random.Next(s_scalars.Length)])
            : s_scalars[random.Next(s_scalars.Length)];
    }

    private static void AddExplicit(Random random, TypeModel model)
    {
        var offset = 0;
        for (var i = random.Next(1, 6); i > 0; i--)
        {
            var (text, size) = s_sized[random.Next(s_sized.Length)];
            model.Members.Add(new MemberModel($"Part{model.Members.Count}", new TypeRef(text) { IsValue = true }, MemberStyle.Field) { Offset = offset });
            offset += size + (random.Next(3) == 0 ? random.Next(1, 9) : 0);
        }

        model.Attributes.Add(Layout + (random.Next(3) == 0 ? $"Explicit, Size = {offset + random.Next(40)})]" : "Explicit)]"));
    }
}
