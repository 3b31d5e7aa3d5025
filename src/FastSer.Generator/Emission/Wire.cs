using FastSer.Generator.Model;

namespace FastSer.Generator.Emission;

/// <summary>The statement or expression that moves one value, by its kind.</summary>
internal static class Wire
{
    /// <summary>A statement that writes <paramref name="value"/> at the writer's cursor.</summary>
    public static string FormatWrite(TypeRef type, string value, HelperSet helpers) => type.Kind switch
    {
        WireKind.Scalar or WireKind.VariableScalar => $"writer.Write{type.Suffix}({value});",
        WireKind.Enum => $"writer.Write{type.Suffix}({FormatNumber(type, value)});",
        WireKind.Object or WireKind.Struct or WireKind.Value => $"writer.WriteObject({value});",
        WireKind.Any when type.IsCompact => $"writer.WriteAny(new {Names.Compact}<{type.FullName}>({value}));",
        WireKind.Custom or WireKind.Surrogate => $"writer.Write{type.Kind}<{type.FullName}, {type.Extension}>({value});",
        WireKind.Any => $"writer.WriteAny({value});",
        WireKind.Compact => FormatWrite(type.Element, value + ".Value", helpers),
        WireKind.Nullable when type.Element.FixedSize is { } size => FormattableString.Invariant(
            $"writer.Commit(Put{helpers.NameOf(type)}(writer.Reserve({1 + size}), {value}));"),
        WireKind.Array when IsRuntimeCollection(type) => $"writer.Write{ElementsOf(type.Element)}Array({value});",
        WireKind.List when IsRuntimeCollection(type) => $"writer.Write{ElementsOf(type.Element)}List({value});",
        _ => $"Write{helpers.NameOf(type)}(ref writer, {value});",
    };

    /// <summary>An expression that reads a value at the reader's cursor.</summary>
    public static string FormatRead(TypeRef type, HelperSet helpers) => type.IsDistinct
        ? $"{Names.Reader}.Distinct({FormatRead(type with { IsDistinct = false }, helpers)})"
        : FormatPlainRead(type, helpers);

    private static string FormatPlainRead(TypeRef type, HelperSet helpers) => type.Kind switch
    {
        WireKind.Scalar or WireKind.VariableScalar => $"reader.Read{type.Suffix}()",
        WireKind.Enum => FormatEnum(type, $"reader.Read{type.Suffix}()"),
        WireKind.Object or WireKind.Struct or WireKind.Value => $"reader.ReadObject<{type.FullName}>()",
        WireKind.Any when type.IsCompact => $"reader.ReadAny<{Names.Compact}<{type.FullName}>>().Value",
        WireKind.Custom or WireKind.Surrogate => $"reader.Read{type.Kind}<{type.FullName}, {type.Extension}>()",
        WireKind.Any => $"reader.ReadAny<{type.FullName}>()",
        WireKind.Compact => $"new {type.FullName}({FormatRead(type.Element, helpers)})",
        WireKind.Array when IsRuntimeCollection(type) => $"reader.Read{ElementsOf(type.Element)}Array<{type.Element.FullName}>()",
        WireKind.List when IsRuntimeCollection(type) => $"reader.Read{ElementsOf(type.Element)}List<{type.Element.FullName}>()",
        _ => $"Read{helpers.NameOf(type)}(ref reader)",
    };

    /// <summary>
    /// An expression that reads the value of a nullable type that is there. It is nullable itself: else a null beside it in a
    /// conditional would be converted to the value's type, by an operator of the user's if there is one.
    /// </summary>
    public static string FormatReadPresent(TypeRef type, HelperSet helpers) =>
        $"({type.FullName}){FormatRead(type.Element, helpers)}";

    /// <summary>An expression that reads into <paramref name="existing"/>, which may be null; else a new value is read.</summary>
    /// <param name="type">The type.</param>
    /// <param name="existing">The expression of the value to read into.</param>
    /// <param name="helpers">The file's helpers.</param>
    /// <param name="mayReplace">What is returned is used: it may be another value than <paramref name="existing"/>.</param>
    public static string FormatReadInto(TypeRef type, string existing, HelperSet helpers, bool mayReplace = true) => type.Kind switch
    {
        WireKind.Object => $"reader.ReadIntoObject({existing})",
        WireKind.Array or WireKind.List when IsRuntimeCollection(type) =>
            $"reader.ReadInto{ElementsOf(type.Element)}{type.Kind}({existing})",
        WireKind.HashSet or WireKind.Dictionary when type.Collection!.WatchedKey is not null =>
            $"{helpers.ReadIntoNameOf(type)}(ref reader, {existing}, mayReplace: {CSharpLiteral.Bool(mayReplace)})",
        WireKind.Array or WireKind.List or WireKind.HashSet or WireKind.Dictionary =>
            $"{helpers.ReadIntoNameOf(type)}(ref reader, {existing})",
        _ => FormatRead(type, helpers),
    };

    /// <summary>An existing value can be read into.</summary>
    public static bool CanReadInto(TypeRef type) => type.Kind is WireKind.Object or WireKind.Array or WireKind.List
        or WireKind.HashSet or WireKind.Dictionary;

    /// <summary>Statements that put a value of fixed size at a constant offset of the block.</summary>
    public static void EmitPut(SourceWriter source, TypeRef type, int offset, string value)
    {
        if (type.Kind == WireKind.ValueTuple)
        {
            for (var i = 0; i < type.Items.Count; i++)
            {
                EmitPut(source, type.Items[i], offset, $"{value}.{type.ItemNames[i]}");
                offset += type.Items[i].FixedSize!.Value;
            }

            return;
        }

        source.Line(type.Kind switch
        {
            WireKind.Value => $"block.WriteValue({offset}, {value});",
            WireKind.Enum => $"block.Write{type.Suffix}({offset}, {FormatNumber(type, value)});",
            _ => $"block.Write{type.Suffix}({offset}, {value});",
        });
    }

    /// <summary>An expression that gets a value of fixed size from a constant offset of the block.</summary>
    public static string FormatGet(TypeRef type, int offset) => FormatGet(type, offset, "block");

    /// <summary>An expression that gets a value of fixed size from a constant offset of a block of any name.</summary>
    public static string FormatGet(TypeRef type, int offset, string block) => type.Kind switch
    {
        WireKind.ValueTuple => FormatTuple(type, EachItem(type, offset, (item, at) => FormatGet(item, at, block))),
        WireKind.Value => $"{block}.ReadValue<{type.FullName}>({offset})",
        WireKind.Enum => FormatEnum(type, $"{block}.Read{type.Suffix}({offset})"),
        _ => $"{block}.Read{type.Suffix}({offset})",
    };

    /// <summary>The checks that a value's bytes must pass; empty where every pattern is legal.</summary>
    public static IEnumerable<string> FormatChecks(TypeRef type, int offset) => type.Kind switch
    {
        WireKind.ValueTuple => EachItem(type, offset, FormatChecks).SelectMany(static checks => checks),
        WireKind.Value => [$"block.IsValidValue<{type.FullName}>({offset})"],
        WireKind.Scalar when type.Suffix is "Boolean" or "Decimal" or "DateTime" or "DateTimeOffset" or "DateOnly"
            or "TimeOnly" or "Rune" or "IntPtr" or "UIntPtr" => [$"block.IsValid{type.Suffix}({offset})"],
        _ => [],
    };

    public static string FormatTuple(TypeRef type, IEnumerable<string> items)
    {
        // The constructor of more items takes the rest of them as a tuple.
        var isFlat = type.Items.Count <= 7;
        return $"{(isFlat ? $"new {type.FullName}" : "")}({string.Join(", ", items)})";
    }

    /// <summary>Scalars and fixed-size structs in arrays and lists are moved as blocks by the runtime.</summary>
    public static bool IsRuntimeCollection(TypeRef type) =>
        type.Kind is WireKind.Array or WireKind.List
        && (type.Element.IsMemoryScalar || type.Element.IsPackedElement || type.Element.SequenceName.Length > 0);

    /// <summary>What the runtime calls the elements it moves as blocks.</summary>
    public static string ElementsOf(TypeRef element) => element switch
    {
        { SequenceName: { Length: > 0 } name } => name,
        { IsMemoryScalar: true } => "Scalar",
        _ => "Value",
    };

    /// <summary>The number of an enum value.</summary>
    public static string FormatNumber(TypeRef type, string value) => type.IsForeignEnum
        ? $"{Names.CompilerServices}.EnumValue.ToNumber<{type.FullName}, {type.Underlying}>({value})"
        : $"({type.Underlying}){value}";

    /// <summary>The enum value of a number.</summary>
    public static string FormatEnum(TypeRef type, string number) => type.IsForeignEnum
        ? $"{Names.CompilerServices}.EnumValue.FromNumber<{type.FullName}, {type.Underlying}>({number})"
        : $"({type.FullName}){number}";

    private static IEnumerable<T> EachItem<T>(TypeRef type, int offset, Func<TypeRef, int, T> format)
    {
        foreach (var item in type.Items)
        {
            yield return format(item, offset);
            offset += item.FixedSize!.Value;
        }
    }
}
