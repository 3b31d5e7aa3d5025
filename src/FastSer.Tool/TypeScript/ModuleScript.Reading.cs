using System.Text.RegularExpressions;

namespace FastSer.Tool.TypeScript;

// Expressions that read values.
internal sealed partial class ModuleScript
{
    private string Read(FastSerSchemaValue value) => !value.HasPresence ? ReadBehindPresence(value)
        : ReadsNullBehindPresence(value) ? $"(r.presence() ? r.some({ReadBehindPresence(value)}) : null)"
        : $"(r.presence() ? {ReadBehindPresence(value)} : null)";

    private string ReadBehindPresence(FastSerSchemaValue value) => value.Kind switch
    {
        FastSerSchemaKind.Scalar or FastSerSchemaKind.Enum => ReadScalar(value),
        FastSerSchemaKind.String or FastSerSchemaKind.Uri => "r.string()",
        FastSerSchemaKind.Version => "r.version()",
        FastSerSchemaKind.BigInteger => "r.bigInteger()",
        FastSerSchemaKind.BitArray => "r.bitArray()",
        FastSerSchemaKind.IPAddress => "r.ipAddress()",
        FastSerSchemaKind.IPEndPoint => "r.ipEndPoint()",
        FastSerSchemaKind.Sequence when ArrayOf(value) is { } array => $"r.numbers({array}, {Text(value.RejectsNull)})",
        FastSerSchemaKind.Sequence => Call(value, ReadSequence(value)),
        FastSerSchemaKind.Map => Call(value, ReadMap(value)),
        FastSerSchemaKind.MultiDimArray => Call(value, ReadMultiDimArray(value)),
        FastSerSchemaKind.Tuple when schema.FixedSizeBehindPresence(value) is > 0 and var size =>
            Call(value, $"function §(r) {{\n  const p = r.block({size});\n  return {ReadAt(value, 0)};\n}}"),
        FastSerSchemaKind.Tuple => $"[{string.Join(", ", value.Parts.Select(part => Read(part.Value)))}]",
        FastSerSchemaKind.Object or FastSerSchemaKind.Union when value.Reference is { } name => $"{FunctionOf("get", name)}(r)",
        FastSerSchemaKind.Union => Call(value, ReadUnion("§", "§", value.Cases, isTolerant: false, isRecursive: false)),
        FastSerSchemaKind.TypeName => Call(value, ReadTypeName(value)),
        _ => throw new InvalidOperationException($"Values of the kind {value.Kind} are not read."),
    };

    /// <summary>Reads a value of fixed size in a block that begins at <c>p</c>.</summary>
    private string ReadAt(FastSerSchemaValue value, int offset)
    {
        switch (value.Kind)
        {
            case FastSerSchemaKind.Tuple:
                return $"[{string.Join(", ", ReadPartsAt(value.Parts, offset))}]";
            case FastSerSchemaKind.Object:
                var members = schema.Find(value.Reference!).Members;
                return $"{{ {string.Join(", ", ScriptNames.OfMembers(members).Zip(ReadPartsAt(members, offset), static (name, read) => $"{name}: {read}"))} }}";
            default:
                return ScriptScalar.Of(value.Scalar!).Read.Replace("@", offset == 0 ? "p" : $"p + {offset}", StringComparison.Ordinal);
        }
    }

    private IEnumerable<string> ReadPartsAt(IReadOnlyList<FastSerSchemaMember> parts, int offset)
    {
        foreach (var part in parts)
        {
            yield return ReadAt(part.Value, offset);
            offset += schema.FixedSize(part.Value);
        }
    }

    private static string ReadScalar(FastSerSchemaValue value)
    {
        var scalar = ScriptScalar.Of(value.Scalar!);
        return scalar.Read.Replace("@", $"r.block({scalar.Size})", StringComparison.Ordinal);
    }

    private string Call(FastSerSchemaValue value, string function) => Helper("get" + HintOf(value), function) + "(r)";

    private static string HintOf(FastSerSchemaValue value) => value.Kind == FastSerSchemaKind.Union ? "Case"
        : value.TypeName is null ? value.Kind.ToString() : ScriptNames.OfType(value.TypeName);

    private static string? ArrayOf(FastSerSchemaValue value) =>
        IsSet(value) || value.Parts[0].Value is not { Kind: FastSerSchemaKind.Scalar, HasPresence: false } element
            ? null : ScriptScalar.Of(element.Scalar!).Array;

    /// <summary>Elements that equal another one are refused.</summary>
    private static bool IsSet(FastSerSchemaValue value) => value.TypeName is { } name && SetName().IsMatch(name);

    /// <summary>Equal values are equal for a Map or a Set of JavaScript, which give them back as they were: they make one zero of both.</summary>
    private static bool IsPrimitive(FastSerSchemaValue value) => value.Kind switch
    {
        FastSerSchemaKind.Scalar or FastSerSchemaKind.Enum =>
            ScriptScalar.Of(value.Scalar!).IsPrimitive && value.Scalar is not ("Double" or "Single" or "Half"),
        FastSerSchemaKind.String or FastSerSchemaKind.Uri or FastSerSchemaKind.BigInteger or FastSerSchemaKind.TypeName => true,
        _ => false,
    };

    /// <summary>Returns whether keys or elements that equal another one are found. Equality of objects is code of .NET.</summary>
    public static bool ChecksKeys(FastSerSchemaValue value) =>
        value.Parts.Count == 0 || (value.Kind != FastSerSchemaKind.Map && !IsSet(value)) || KeyOf(value.Parts[0].Value, "") is not null;

    /// <summary>Returns the expression by which equal values are found, or null.</summary>
    private static string? KeyOf(FastSerSchemaValue value, string expression) => value.Kind switch
    {
        _ when IsPrimitive(value) => expression,
        FastSerSchemaKind.Scalar when ScriptScalar.Of(value.Scalar!) is { HasKey: true } => expression + "?.key",
        FastSerSchemaKind.Scalar when ScriptScalar.Of(value.Scalar!) is { IsPrimitive: true } => expression,
        FastSerSchemaKind.IPAddress or FastSerSchemaKind.IPEndPoint => expression + "?.key",
        _ => null,
    };

    private string ReadSequence(FastSerSchemaValue value)
    {
        var element = value.Parts[0].Value;
        var size = schema.FixedSize(element);
        var isSet = IsSet(value) && IsPrimitive(element);
        var key = IsSet(value) && !isSet ? KeyOf(element, "item") : null;
        var read = size > 0 ? ReadAt(element, 0) : Read(element);
        return Lines(
            "function §(r) {",
            $"  const n = r.count({schema.LeastSize(element)}, {Text(value.RejectsNull)});",
            "  if (n < 0) {",
            "    return null;",
            "  }",
            "",
            isSet ? "  const items = new Set();" : "  const items = [];",
            key is not null ? "  const keys = new Set();" : null,
            size > 0 ? $"  let p = r.block(n * {size});" : null,
            size > 0 ? $"  for (let i = 0; i < n; i++, p += {size}) {{" : "  for (let i = 0; i < n; i++) {",
            !isSet && key is null ? $"    items.push({read});" : null,
            isSet || key is not null ? $"    const at = {(size > 0 ? "p" : "r.pos")};\n    const item = {read};" : null,
            isSet ? "    r.unique(items, item, at).add(item);" : null,
            key is not null ? $"    r.unique(keys, {key}, at).add({key});\n    items.push(item);" : null,
            "  }",
            "",
            "  return items;",
            "}");
    }

    /// <summary>Errors of a key are found when its value has been read, and those of sorted lists when all have been.</summary>
    private string ReadMap(FastSerSchemaValue value)
    {
        var (key, item) = (value.Parts[0].Value, value.Parts[1].Value);
        var isMap = IsPrimitive(key);
        var name = value.TypeName ?? "";
        var text = KeyOf(key, "key");
        var isLate = text is not null && LateName().IsMatch(name);
        var rejectsNull = schema.FixedSize(key) < 0 && !NullKeyName().IsMatch(name);
        return Lines(
            "function §(r) {",
            $"  const n = r.count({schema.LeastSize(key) + schema.LeastSize(item)}, {Text(value.RejectsNull)});",
            "  if (n < 0) {",
            "    return null;",
            "  }",
            "",
            isMap ? "  const items = new Map();" : "  const items = [];",
            text is not null && (isLate || !isMap) ? "  const keys = new Set();" : null,
            isLate ? "  let twice = -1;" : null,
            "  for (let i = 0; i < n; i++) {",
            "    const at = r.pos;",
            $"    const key = {Read(key)};",
            $"    const item = {Read(item)};",
            rejectsNull ? "    r.content(at, key);" : null,
            isLate ? $"    twice = keys.has({text}) ? at : twice;\n    keys.add({text});"
                : text is not null && !isMap ? $"    r.unique(keys, {text}, at).add({text});"
                : null,
            !isMap ? "    items.push([key, item]);" : isLate ? "    items.set(key, item);" : "    r.unique(items, key, at).set(key, item);",
            "  }",
            "",
            isLate ? "  if (twice >= 0) {\n    r.fail(\"DuplicateKey\", twice);\n  }\n" : null,
            "  return items;",
            "}");
    }

    private string ReadMultiDimArray(FastSerSchemaValue value) => Lines(
        "function §(r) {",
        $"  const lengths = r.lengths({value.Rank}, {schema.LeastSize(value.Parts[0].Value)});",
        "  if (lengths === null) {",
        "    return null;",
        "  }",
        "",
        "  const n = lengths.reduce((product, length) => product * length);",
        "  const items = [];",
        "  for (let i = 0; i < n; i++) {",
        $"    items.push({Read(value.Parts[0].Value)});",
        "  }",
        "",
        "  return { lengths, items };",
        "}");

    /// <summary>A value of the type System.Type is the name of the type.</summary>
    private static string ReadTypeName(FastSerSchemaValue value) => Lines(
        "function §(r) {",
        "  const at = r.pos;",
        "  const tag = r.tag();",
        "  switch (tag) {",
        "    case -1: return null;",
        string.Join('\n', value.Cases.Select(static one => $"    case {one.Tag}: return {Quote(one.TypeName)};")),
        "    default: return r.fail(\"UnknownUnionTag\", at);",
        "  }",
        "}");

    /// <summary>Joins lines without those that are null.</summary>
    private static string Lines(params string?[] lines) => string.Join('\n', lines.OfType<string>());

    private static string Text(bool value) => value ? "true" : "false";

    [GeneratedRegex(@"^[\w.]*Set<")]
    private static partial Regex SetName();

    [GeneratedRegex(@"^[\w.]*SortedList<")]
    private static partial Regex LateName();

    [GeneratedRegex(@"^[\w.]*FSharpMap<")]
    private static partial Regex NullKeyName();
}
