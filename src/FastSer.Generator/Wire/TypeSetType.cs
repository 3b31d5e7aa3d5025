namespace FastSer.Generator.Wire;

/// <summary>A <c>System.Type</c> that means one of a declared set of types: the tag of that type, and nothing else.</summary>
internal sealed record TypeSetType : WireType
{
    /// <summary>The types as emitted code names them.</summary>
    public required EquatableArray<string> Types { get; init; }

    /// <summary>One for each of <see cref="Types"/>.</summary>
    public required EquatableArray<int> Tags { get; init; }

    public override bool IsReference => true;

    public override bool IsBuiltInKey => true;

    /// <summary>To the runtime a union of structs without members.</summary>
    public override string Shape => $"{Names.Shape}.Union(null, {string.Join(", ", Types.Select((type, i) =>
        FormattableString.Invariant($"{Names.Shape}.Case({Tags[i]}, {Names.Shape}.Object(\"{Plain(type)}\", false))")))})";

    public override string LockText =>
        $"Types<{string.Join(",", Types.Select((type, i) => FormattableString.Invariant($"{Tags[i]}:{Plain(type)}")))}>";

    public override void EmitHelpers(SourceWriter source, HelperSet helpers)
    {
        EmitWrite(source);
        source.Line();
        HelperMethod.EmitReadTagged(source, this, Types.Select((type, i) => (Tags[i], new[] { $"return typeof({type});" })));
    }

    private void EmitWrite(SourceWriter source)
    {
        HelperMethod.OpenWrite(source, this, "value");
        for (var i = 0; i < Types.Count; i++)
        {
            source.If($"value == typeof({Types[i]})", FormattableString.Invariant($"writer.WriteTag({Tags[i]});"), "return;");
        }

        source.Line($"{Names.Writer}.ThrowUnnamedType(value);");
        source.Close();
    }

    private static string Plain(string type) => PlainName.Of(type).Replace(" ", "");
}
