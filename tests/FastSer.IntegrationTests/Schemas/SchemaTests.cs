using System.Text.Json;

namespace FastSer.IntegrationTests.Schemas;

public sealed class SchemaTests
{
    private static readonly FastSerSchema s_order = FastSerSchema.Of<SchemaOrder>();
    private static readonly FastSerSchemaType s_type = s_order.Find(typeof(SchemaOrder).FullName!)!;

    [Fact]
    public void EveryTestTypeHasASchema()
    {
        foreach (var root in TestCases.All.Select(static item => item.Type).Distinct())
        {
            var schema = FastSerSchema.Of(root);
            AssertConsistent(schema);
            Assert.Single(schema.Roots);
        }
    }

    [Fact]
    public void SchemaOfAnAssemblyHasAllItsTypes()
    {
        var schema = FastSerSchema.OfAssembly(typeof(SchemaOrder).Assembly);
        AssertConsistent(schema);
        Assert.All(
            new[] { typeof(SchemaOrder), typeof(SchemaState), typeof(SchemaTolerant), typeof(SchemaNode) },
            type => Assert.NotNull(schema.Find(type.FullName!)));
        Assert.Contains(schema.Roots, static root => root.TypeName == "System.Collections.Generic.Dictionary<"
            + "FastSer.IntegrationTests.Schemas.SchemaState, FastSer.IntegrationTests.Schemas.SchemaOrder>");
    }

    [Trait("Needs", "files of the repository")]
    [Fact]
    public void JsonIsStableAndFitsItsSchema()
    {
        var json = FastSerSchema.OfAssembly(typeof(SchemaOrder).Assembly).ToJson();
        Assert.Equal(json, FastSerSchema.OfAssembly(typeof(SchemaOrder).Assembly).ToJson());
        Assert.DoesNotContain('\r', json);
        using var document = JsonDocument.Parse(json);
        JsonSchema.Read().Validate(document.RootElement);
    }

    [Trait("Needs", "files of the repository")]
    [Fact]
    public void ValidationFindsFaults()
    {
        using var document = JsonDocument.Parse("""{ "fastserSchema": 1, "roots": [{ "kind": "integer" }], "types": [] }""");
        Assert.Contains("kind", Assert.Throws<FormatException>(() => JsonSchema.Read().Validate(document.RootElement)).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void MembersAreInTheOrderOfTheData()
    {
        var names = s_type.Members.Select(static member => member.Name).ToList();
        Assert.Equal(["Id", "State", "Price", "Customer", "Note"], names.Where(static name => name is "Id" or "State" or "Price" or "Customer" or "Note"));
        Assert.Equal((FastSerSchemaTypeKind.Object, WireFormat.Fast, FastSerSchemaHead.Presence), (s_type.Kind, s_type.Format, s_type.Head));
    }

    [Theory]
    [InlineData("Customer", false)]
    [InlineData("Note", true)]
    [InlineData("Oblivious", null)]
    [InlineData("Id", false)]
    [InlineData("Rank", true)]
    [InlineData("Tags", false)]
    [InlineData("Tags[0]", true)]
    [InlineData("Texts", true)]
    [InlineData("Texts[0]", false)]
    [InlineData("Texts[1]", true)]
    [InlineData("Texts[1][0]", true)]
    [InlineData("Size[1]", true)]
    [InlineData("Long[8]", true)]
    [InlineData("Pairs[0][1][0]", false)]
    public void NullableMarksAreKnown(string path, bool? expected) => Assert.Equal(expected, Find(path).IsNullable);

    [Fact]
    public void MarksOfTypeParametersAreUnknown()
    {
        var box = s_order.Find(Find("Box").Reference!)!;
        Assert.Equal("FastSer.IntegrationTests.Schemas.SchemaBox<System.String>", box.Name);
        Assert.Null(box.Members[0].Value.IsNullable);
        Assert.Equal(FastSerSchemaHead.None, box.Head);
        Assert.True(box.IsValueType);
    }

    [Theory]
    [InlineData("Size", "Width, Name")]
    [InlineData("Pairs[0]", "A, C")]
    [InlineData("Pairs[0][1]", "B, Item2")]
    [InlineData("Long", "I1, I2, I3, I4, I5, I6, I7, I8, I9")]
    public void TupleItemsHaveTheirNames(string path, string names) =>
        Assert.Equal(names, string.Join(", ", Find(path).Parts.Select(static part => part.Name)));

    [Fact]
    public void EnumsHaveNamesAndNumbers()
    {
        var state = Find("State");
        Assert.Equal((FastSerSchemaKind.Enum, "Byte"), (state.Kind, state.Scalar));
        var type = s_order.Find(state.Reference!)!;
        Assert.Equal((FastSerSchemaTypeKind.Enum, "Byte", true), (type.Kind, type.Scalar, type.IsFlags));
        Assert.Equal([new("None", "0"), new("Paid", "1"), new("Sent", "128")], type.Constants);
        Assert.Equal(FastSerSchemaKind.Enum, Find("ByName[0][1][0]").Kind);
    }

    [Fact]
    public void CollectionsHaveTheirKinds()
    {
        Assert.Equal(FastSerSchemaKind.Sequence, Find("Tags").Kind);
        Assert.Equal("System.Collections.Generic.List<System.String>", Find("Tags").TypeName);
        Assert.Equal(FastSerSchemaKind.Map, Find("Texts").Kind);
        Assert.Equal((FastSerSchemaKind.MultiDimArray, 2), (Find("Grid").Kind, Find("Grid").Rank));
        Assert.Equal((FastSerSchemaKind.Scalar, "Int32", true), (Find("Rank").Kind, Find("Rank").Scalar, Find("Rank").HasPresence));
    }

    [Fact]
    public void UnionsHaveTagsAndLayouts()
    {
        var part = s_order.Find(Find("Part").Reference!)!;
        Assert.Equal(FastSerSchemaTypeKind.Union, part.Kind);
        Assert.Equal(
            [(0, FastSerSchemaCaseLayout.Members, typeof(SchemaWheel).FullName), (3, FastSerSchemaCaseLayout.Value, typeof(SchemaBolt).FullName)],
            part.Cases.Select(static item => (item.Tag, item.Layout, (string?)item.TypeName)));
        Assert.Equal(["0.5", "wheel"], s_order.Find(part.Cases[0].TypeName)!.Members.Select(static member => member.Default));
    }

    [Fact]
    public void DeclaredSetsHaveTheirOwnCases()
    {
        var anything = Find("Anything");
        Assert.Equal((FastSerSchemaKind.Union, null), (anything.Kind, anything.Reference));
        Assert.Equal(["System.Int32", typeof(SchemaOrder).FullName], anything.Cases.Select(static item => item.TypeName));
    }

    [Fact]
    public void FormattersAreNamed()
    {
        var special = Find("Special");
        Assert.Equal(
            (FastSerSchemaKind.Opaque, typeof(SchemaTextFormatter).FullName, true), (special.Kind, special.Formatter, special.HasPresence));
    }

    [Fact]
    public void FormerNamesAreKnown() => Assert.Equal("Cost", s_type.Members.Single(static member => member.Name == "Price").FormerName);

    [Fact]
    public void TolerantTypesHaveKeys()
    {
        var schema = FastSerSchema.Of<SchemaTolerant>();
        var type = schema.Find(typeof(SchemaTolerant).FullName!)!;
        Assert.Equal((WireFormat.Tolerant, FastSerSchemaHead.LengthAndMask), (type.Format!.Value, type.Head));
        Assert.Equal(
            [
                ("Id", 0, false, false), ("", 1, true, false), ("Content", 2, false, false),
                ("State", 3, false, false), ("", 4, false, true), ("Last", 5, false, false),
            ],
            type.Members.Select(static member => (member.Name, member.Key!.Value, member.IsRetired, member.IsReserved)));
        Assert.Equal(FastSerSchemaKind.String, type.Members[1].Value.Kind);
        Assert.Equal((true, false), (type.Members[0].Value.IsNullable!.Value, type.Members[0].Value.HasPresence));
        var item = Assert.Single(schema.Find(typeof(SchemaTolerantBase).FullName!)!.Cases);
        Assert.Equal((7, FastSerSchemaCaseLayout.Sized), (item.Tag, item.Layout));
    }

    [Fact]
    public void CompactTypesHaveControlBits()
    {
        var type = FastSerSchema.Of<SchemaCompact>().Find(typeof(SchemaCompact).FullName!)!;
        Assert.Equal((WireFormat.Compact, FastSerSchemaHead.ControlBytes, 1), (type.Format!.Value, type.Head, type.ControlBytes));
        var count = type.Members.Single(static member => member.Name == "Count");
        Assert.Equal((true, true), (count.Value.HasPresence, count.Value.IsNullable!.Value));
        Assert.NotNull(count.ControlBit);
        Assert.True(type.Members.Single(static member => member.Name == "Numbers").Value.IsCompact);
    }

    [Fact]
    public void AppendedAndTrackedTypesHaveTheirHeads()
    {
        var type = Assert.Single(FastSerSchema.Of<SchemaNode>().Types);
        Assert.Equal(FastSerSchemaHead.IdentityAndMemberCount, type.Head);
        Assert.Equal("Next", Assert.Single(type.Members).Name);
    }

    [Fact]
    public void UnionThatIsItsOwnCaseHasTwoNames()
    {
        var schema = FastSerSchema.Of<SchemaAnimal>();
        var name = typeof(SchemaAnimal).FullName!;
        Assert.Equal(FastSerSchemaTypeKind.Union, schema.Find(name)!.Kind);
        Assert.Equal(FastSerSchemaTypeKind.Object, schema.Find(name + " (object)")!.Kind);
    }

    [Fact]
    public void HiddenMembersHaveTheirOwnTypes() => Assert.Equal(
        [("Number", "Int32"), ("Number", "Int64")],
        FastSerSchema.Of<HidingDerived>().Find(typeof(HidingDerived).FullName!)!.Members.Where(static member => member.Name == "Number")
            .Select(static member => (member.Name, member.Value.TypeName!["System.".Length..])).Order());

    [Fact]
    public void BuiltInRootsAreDescribed()
    {
        Assert.Equal("Int32", Assert.Single(FastSerSchema.Of<int>().Roots).Scalar);
        Assert.Equal(FastSerSchemaKind.String, Assert.Single(FastSerSchema.Of<string>().Roots).Kind);
    }

    [Fact]
    public void TypesWithoutASerializerAreRefused()
    {
        var type = GetType();
        Assert.Equal(FastSerErrorCode.NoSerializer, Assert.Throws<FastSerException>(() => FastSerSchema.Of(type)).Code);
    }

    private static FastSerSchemaValue Find(string path)
    {
        var steps = path.Split('[');
        var value = s_type.Members.Single(member => member.Name == steps[0]).Value;
        return steps.Skip(1).Aggregate(value, static (current, step) => current.Parts[step[0] - '0'].Value);
    }

    private static void AssertConsistent(FastSerSchema schema)
    {
        var names = schema.Types.Select(static type => type.Name).ToList();
        Assert.Equal(names.Order(StringComparer.Ordinal).Distinct(StringComparer.Ordinal), names);
        var values = schema.Roots.Concat(schema.Types.SelectMany(static type => type.Members.Select(static member => member.Value)
            .Concat(type.Cases.Select(static item => item.Value!)))).SelectMany(All);
        foreach (var value in values)
        {
            Assert.Equal(value.Kind is FastSerSchemaKind.Scalar or FastSerSchemaKind.Enum, value.Scalar is not null);
            Assert.True(value.Reference is null || schema.Find(value.Reference) is not null, value.Reference);
            Assert.True(value.Reference is not null || value.Kind is not (FastSerSchemaKind.Object or FastSerSchemaKind.Enum));
            Assert.Equal(value.Kind == FastSerSchemaKind.Opaque, value.Formatter is not null);
        }
    }

    internal static IEnumerable<FastSerSchemaValue> All(FastSerSchemaValue value) => value.Parts.Select(static part => part.Value)
        .Concat(value.Cases.Select(static item => item.Value).OfType<FastSerSchemaValue>()).SelectMany(All).Prepend(value);
}
