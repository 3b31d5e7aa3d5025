namespace FastSer.Tool.TypeScript;

// Functions of unions and enums.
internal sealed partial class ModuleScript
{
    private void AddUnion(FastSerSchemaType type, string name, bool isWritable)
    {
        var isTolerant = type.Format == WireFormat.Tolerant;
        var isRecursive = schema.IsRecursive(type);
        var reader = ReadUnion($"get{name}", name, type.Cases, isTolerant, isRecursive);
        AppendCode($"export {reader}\n\n");
        if (isWritable)
        {
            var writer = WriteUnion($"put{name}", type.Cases, $" = {Quote(name)}", isRecursive);
            AppendCode($"export {writer}\n\n");
        }

        var reason = schema.WhyUnwritable(type.Name);
        AppendDeclaration($"/** {type.Name}.{(reason is null ? "" : $" It can only be read: {reason}.")} */\n");
        var cases = CasesOf(type.Cases).Select(one => $"  | {TypeOf(one.Case, one.Name)}");
        AppendDeclaration($"export type {name} =\n{string.Join('\n', cases)};\n\n");
    }

    /// <summary>Cases have the name of their type, or their tag if several have the same.</summary>
    private static IEnumerable<(FastSerSchemaCase Case, string Name)> CasesOf(IReadOnlyList<FastSerSchemaCase> cases)
    {
        var names = cases.Select(static one => ScriptNames.OfType(one.TypeName)).ToArray();
        return cases.Select((one, i) => (one, names.Count(name => name == names[i]) == 1 ? names[i] : $"{one.Tag}"));
    }

    private string ReadUnion(
        string function, string name, IReadOnlyList<FastSerSchemaCase> cases, bool isTolerant, bool isRecursive)
    {
        var lines = new List<string?>
        {
            $"function {function}(r) {{",
            "  const start = r.pos;",
            "  const tag = r.tag();",
            "  if (tag < 0) {",
            "    return null;",
            "  }",
            "",
            "  let value = null;",
            "  switch (tag) {",
        };
        foreach (var (one, caseName) in CasesOf(cases))
        {
            lines.Add($"    case {one.Tag}:");
            lines.Add(Indent(Indent(Indent(Nest("r", isRecursive, one, ReadCase(one, name, caseName))))));
            lines.Add("      break;");
        }

        lines.Add($"    default:\n      {(isTolerant ? "r.skipSized()" : "r.fail(\"UnknownUnionTag\", start)")};\n  }}\n");
        lines.Add("  return value;\n}");
        return Lines([.. lines]);
    }

    /// <summary>A case that is an object counts for the depth by itself; the union counts for the others.</summary>
    private static string Nest(string subject, bool isRecursive, FastSerSchemaCase one, string statement) =>
        !isRecursive || one.Value!.Reference is not null ? statement
        : $"{subject}.enter({(subject == "w" ? "name" : "")});\n{statement}\n{subject}.leave();";

    private string ReadCase(FastSerSchemaCase one, string union, string caseName)
    {
        var type = one.Value!.Reference is { } reference ? schema.Find(reference) : null;
        switch (one.Layout)
        {
            case FastSerSchemaCaseLayout.Members
                when type is { Kind: FastSerSchemaTypeKind.Object, Head: FastSerSchemaHead.Presence or FastSerSchemaHead.None }:
                var members = ReadMembers(type, ScriptNames.OfMembers(type.Members), caseName);
                return $"value = {Helper($"get{(union == "§" ? "" : union)}{caseName}", $"function §(r) {{\n{Indent(members)}\n}}")}(r);";
            case FastSerSchemaCaseLayout.Members when type is null:
                return $"value = {{ $type: {Quote(caseName)}, $value: {ReadBehindPresence(one.Value)} }};";
            case FastSerSchemaCaseLayout.Members or FastSerSchemaCaseLayout.Sized when type is { Kind: FastSerSchemaTypeKind.Object }:
                var fault = one.Layout == FastSerSchemaCaseLayout.Sized ? "notNull" : "content";
                return $"value = {{ $type: {Quote(caseName)}, ...r.{fault}(r.pos, {Read(one.Value)}) }};";
            case FastSerSchemaCaseLayout.Enclosed:
                return $"value = {{ $type: {Quote(caseName)}, $value: r.enclosed({FunctionOf("get", one.Value.Reference!)}) }};";
            default:
                var read = ReadsNull(one.Value) && !HoldsNull(one.Value) ? $"r.content(r.pos, {Read(one.Value)})" : Read(one.Value);
                return $"value = {{ $type: {Quote(caseName)}, $value: {read} }};";
        }
    }

    private string WriteUnion(string function, IReadOnlyList<FastSerSchemaCase> cases, string defaultName, bool isRecursive)
    {
        var lines = new List<string?>
        {
            $"function {function}(w, v, name{defaultName}) {{",
            "  if (v === null) {",
            "    w.length(0);",
            "    return;",
            "  }",
            "",
            "  switch (w.object(v, \"case\", name).$type) {",
        };
        foreach (var (one, caseName) in CasesOf(cases))
        {
            lines.Add($"    case {Quote(caseName)}:");
            lines.Add($"      w.length({one.Tag + 1L});");
            lines.Add(Indent(Indent(Indent(Nest("w", isRecursive, one, WriteCase(one))))));
            lines.Add("      break;");
        }

        lines.Add("    default:\n      w.fail(v.$type, \"$type of a case\", name);\n  }\n}");
        return Lines([.. lines]);
    }

    private string WriteCase(FastSerSchemaCase one)
    {
        var type = one.Value!.Reference is { } reference ? schema.Find(reference) : null;
        return (one.Layout, type) switch
        {
            (FastSerSchemaCaseLayout.Members, { Kind: FastSerSchemaTypeKind.Object, Head: FastSerSchemaHead.Presence }) =>
                $"{FunctionOf("putMembersOf", type.Name)}(w, v, name);",
            (FastSerSchemaCaseLayout.Members or FastSerSchemaCaseLayout.Sized, { Kind: FastSerSchemaTypeKind.Object }) =>
                $"{FunctionOf("put", type.Name)}(w, v, name);",
            (FastSerSchemaCaseLayout.Members, _) => WriteBehindPresence(one.Value, "v.$value", "name"),
            _ => Write(one.Value, "v.$value", "name"),
        };
    }

    private void AddEnum(FastSerSchemaType type, string name)
    {
        var suffix = ScriptScalar.Of(type.Scalar!).Type == "bigint" ? "n" : "";
        AppendCode($"export const {name} = Object.freeze({{\n");
        AppendDeclaration($"/** {type.Name}. Values without a name are valid. */\n");
        AppendDeclaration($"export type {name} = {ScriptScalar.Of(type.Scalar!).Type};\n");
        AppendDeclaration($"export declare const {name}: {{\n");
        foreach (var constant in type.Constants)
        {
            AppendCode($"  {constant.Name}: {constant.Value}{suffix},\n");
            AppendDeclaration($"  readonly {constant.Name}: {constant.Value}{suffix};\n");
        }

        _code.Append("});\n\n");
        AppendDeclaration("};\n\n");
    }

    private string TypeOf(FastSerSchemaCase one, string caseName)
    {
        var isObject = one.Value is { Kind: FastSerSchemaKind.Object, Reference: { } reference }
            && one.Layout is FastSerSchemaCaseLayout.Members or FastSerSchemaCaseLayout.Sized;
        return isObject
            ? $"({{ $type: {Quote(caseName)} }} & {NameOf(one.Value!.Reference!)})"
            : $"{{ $type: {Quote(caseName)}; $value: {TypeOf(one.Value!, isNullable: false)} }}";
    }

    /// <summary>Returns the type of values in TypeScript.</summary>
    /// <param name="value">The value in the schema.</param>
    /// <param name="isNullable">Whether null is allowed; null: as the schema says.</param>
    /// <param name="declaresNull">Whether a value that can be null is declared so, if the schema does not say.</param>
    private string TypeOf(FastSerSchemaValue value, bool? isNullable = null, bool declaresNull = false)
    {
        var canBeNull = isNullable ?? (value.HasPresence || (declaresNull ? CanBeNull(value) : value.IsNullable ?? CanBeNull(value)));
        var type = value.Kind switch
        {
            FastSerSchemaKind.Scalar => ScriptScalar.Of(value.Scalar!).Type,
            FastSerSchemaKind.Enum => NameOf(value.Reference!),
            FastSerSchemaKind.String or FastSerSchemaKind.Uri or FastSerSchemaKind.TypeName => "string",
            FastSerSchemaKind.BigInteger => "bigint",
            FastSerSchemaKind.BitArray => "boolean[]",
            FastSerSchemaKind.Version or FastSerSchemaKind.IPAddress or FastSerSchemaKind.IPEndPoint => "fastser." + value.Kind,
            FastSerSchemaKind.Sequence => ArrayOf(value)
                ?? (IsSet(value) && IsPrimitive(value.Parts[0].Value) ? $"Set<{TypeOf(value.Parts[0].Value)}>" : $"Array<{TypeOf(value.Parts[0].Value)}>"),
            FastSerSchemaKind.Map => IsPrimitive(value.Parts[0].Value)
                ? $"Map<{TypeOf(value.Parts[0].Value)}, {TypeOf(value.Parts[1].Value)}>"
                : $"Array<[{TypeOf(value.Parts[0].Value)}, {TypeOf(value.Parts[1].Value)}]>",
            FastSerSchemaKind.MultiDimArray => $"{{ lengths: number[]; items: Array<{TypeOf(value.Parts[0].Value)}> }}",
            FastSerSchemaKind.Tuple => $"[{string.Join(", ", value.Parts.Select(part => TypeOf(part.Value)))}]",
            FastSerSchemaKind.Union when value.Reference is null =>
                $"({string.Join(" | ", CasesOf(value.Cases).Select(one => TypeOf(one.Case, one.Name)))})",
            _ => NameOf(value.Reference!),
        };
        type = value.HasPresence && ReadsNullBehindPresence(value) ? type + " | { $value: null }" : type;
        return canBeNull ? type + " | null" : type;
    }
}
