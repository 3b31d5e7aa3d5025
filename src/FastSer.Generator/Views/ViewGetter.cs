namespace FastSer.Generator.Views;

/// <summary>Emits the properties of a view: what stands at a cursor, as the view of its type.</summary>
internal static class ViewGetter
{
    private const string Block = "block";

    /// <summary>The literal that names a member in errors; that of the type alone without one.</summary>
    public static string FormatPath(TypeModel model, string member = "") => CSharpLiteral.String($"{model.DisplayName}{ViewSkips.Separator}{member}");

    /// <summary>Emits a property.</summary>
    public static void Emit(SourceWriter source, string type, string name, IReadOnlyList<string> body)
    {
        source.Line();
        source.Open($"public {type} {name}");
        source.Line(Names.Inline);
        if (body.Count == 1)
        {
            source.Method("get", body[0].Substring("return ".Length).TrimEnd(';'));
        }
        else
        {
            source.Open("get");
            source.Lines(body);
            source.Close();
        }

        source.Close();
    }

    /// <summary>The statements that return a value.</summary>
    /// <param name="type">Its type.</param>
    /// <param name="cursor">The expression of a cursor.</param>
    /// <param name="offset">How far behind the cursor it stands.</param>
    /// <param name="size">Of a value of fixed size: the bytes behind the cursor that must be there.</param>
    /// <param name="path">The literal that names it.</param>
    public static List<string> FormatBody(WireType type, string cursor, int offset, int? size, string path)
    {
        if (type.IsPlainValue)
        {
            return FormatPlain(type, cursor, offset, size ?? type.FixedSize!.Value, path);
        }

        if (type is NullableType { Element: { IsPlainValue: true } element })
        {
            return
            [
                $"var value = {cursor}.Present({path});",
                "if (value.IsNull) { return null; }",
                "",
                .. FormatPlain(element, "value", 0, element.FixedSize!.Value, path),
            ];
        }

        var at = offset == 0 ? cursor : FormattableString.Invariant($"{cursor}.Behind({offset}, {path})");
        return [$"return {type.FormatView(at, path)};"];
    }

    private static List<string> FormatPlain(WireType type, string cursor, int offset, int size, string path)
    {
        var block = FormattableString.Invariant($"{cursor}.Block({size}, {path})");
        var checks = string.Join(" && ", type.FormatChecks(offset));
        if (checks.Length == 0 && type is ScalarType or EnumType)
        {
            return [$"return {type.FormatGet(offset, block)};"];
        }

        List<string> body = [$"var {Block} = {block};"];
        if (checks.Length > 0)
        {
            body.Add(FormattableString.Invariant($"{cursor}.Require({checks}, {offset}, {path});"));
        }

        body.Add($"return {type.FormatGet(offset, Block)};");
        return body;
    }
}
