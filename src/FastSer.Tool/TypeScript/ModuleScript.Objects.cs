namespace FastSer.Tool.TypeScript;

// Functions of objects.
internal sealed partial class ModuleScript
{
    private void AddObject(FastSerSchemaType type, string name, bool isWritable)
    {
        var properties = ScriptNames.OfMembers(type.Members);
        DeclareObject(type, name, properties);
        switch (type.Head)
        {
            case FastSerSchemaHead.LengthAndMask:
                AddFunction($"get{name}(r)", ReadTolerant(type, properties));
                break;
            case FastSerSchemaHead.MemberCount:
                AddFunction($"get{name}(r)", ReadAppended(type, properties));
                break;
            case FastSerSchemaHead.Presence:
                AddFunction($"get{name}(r)", $"return r.presence() ? getMembersOf{name}(r) : null;");
                AddFunction($"getMembersOf{name}(r)", ReadMembers(type, properties, caseName: null));
                break;
            default:
                AddFunction($"get{name}(r)", ReadMembers(type, properties, caseName: null));
                break;
        }

        if (isWritable)
        {
            AddWriter(type, name, properties);
        }
    }

    /// <summary>Reads members in the order of the data: those of fixed size at the beginning are one block.</summary>
    private string ReadMembers(FastSerSchemaType type, string[] properties, string? caseName)
    {
        var (offset, lines) = (0, new List<string>());
        var isBlock = true;
        for (var i = 0; i < properties.Length; i++)
        {
            var value = type.Members[i].Value;
            var size = schema.FixedSize(value);
            isBlock &= size > 0;
            lines.Add($"{properties[i]}: {(isBlock ? ReadAt(value, offset) : Read(value))},");
            offset += isBlock ? size : 0;
        }

        if (caseName is not null)
        {
            lines.Insert(0, $"$type: {Quote(caseName)},");
        }

        var isRecursive = schema.IsRecursive(type);
        return Lines(
            isRecursive ? "r.enter();" : null,
            offset > 0 ? $"const p = r.block({offset});" : null,
            isRecursive ? "const value = {" : "return {",
            lines.Count > 0 ? Indent(string.Join('\n', lines)) : null,
            "};",
            isRecursive ? "r.leave();\nreturn value;" : null);
    }

    /// <summary>Reads an object that may be of an older version, which has fewer members.</summary>
    private string ReadAppended(FastSerSchemaType type, string[] properties)
    {
        var isRecursive = schema.IsRecursive(type);
        return Lines(
            $"const n = r.members({properties.Length}, {Text(type.IsValueType != true)});",
            type.IsValueType == true ? null : "if (n < 0) {\n  return null;\n}\n",
            isRecursive ? "r.enter();" : null,
            isRecursive ? "const value = {" : "return {",
            Indent(string.Join('\n', properties.Select(
                (property, i) => $"{property}: n > {i} ? {Read(type.Members[i].Value)} : {DefaultOf(type.Members[i])},"))),
            "};",
            isRecursive ? "r.leave();\nreturn value;" : null);
    }

    /// <summary>Reads a Tolerant object: members that the writer did not have get their default, and unknown ones are skipped.</summary>
    private string ReadTolerant(FastSerSchemaType type, string[] properties)
    {
        var (statements, results) = (new List<string>(), new List<string>());
        for (var i = 0; i < properties.Length; i++)
        {
            var member = type.Members[i];
            var isSet = $"count > {i} && r.has(mask, {i})";
            if (member.IsReserved)
            {
                statements.Add($"if ({isSet}) {{\n  r.fail(\"InvalidMembers\", start);\n}}");
                continue;
            }

            var read = !ReadsNull(member.Value) || HasOwnNull(type, member.Value) ? Read(member.Value)
                : IsTolerantUnion(member.Value) ? $"r.notNull(r.pos, r.bytes[r.pos] === 0 ? null : true) && {Read(member.Value)}"
                : $"r.notNull(r.pos, {Read(member.Value)})";
            if (member.IsRetired)
            {
                var isSized = member.Value is { Kind: FastSerSchemaKind.Object, Reference: { } name, HasPresence: false }
                    && schema.Find(name).Format == WireFormat.Tolerant;
                statements.Add($"if ({isSet}) {{\n  {(isSized ? "r.skipSized()" : read)};\n}}\n");
                continue;
            }

            var absent = CanBeNull(member.Value)
                ? $"count > {i} ? null : {DefaultOf(member)}" : DefaultOf(member);
            statements.Add($"const m{i} = {isSet} ? {read} : {absent};");
            results.Add($"{properties[i]}: m{i},");
        }

        var isRecursive = schema.IsRecursive(type);
        return Lines(
            "const start = r.pos;",
            "const end = r.sized();",
            type.IsValueType == true
                ? "if (end < 0) {\n  r.fail(\"InvalidPresence\", start);\n}\n"
                : "if (end < 0) {\n  return null;\n}\n",
            isRecursive ? "r.enter();" : null,
            "r.mask(end, start);",
            "const mask = r.maskStart;",
            "const count = r.maskCount;",
            statements.Count > 0 ? string.Join('\n', statements) : null,
            $"r.endMembers(mask, count, {properties.Length}, end, start);",
            isRecursive ? "r.leave();" : null,
            "return {",
            results.Count > 0 ? Indent(string.Join('\n', results)) : null,
            "};");
    }

    private void AddWriter(FastSerSchemaType type, string name, string[] properties)
    {
        var isRecursive = schema.IsRecursive(type);
        var members = Lines(
        [
            isRecursive ? "w.enter(name);" : null,
            .. properties.Select((property, i) => Write(type.Members[i].Value, $"v.{property}", Quote($"{name}.{property}"))),
            isRecursive ? "w.leave();" : null,
        ]);
        var signature = $"(w, v, name = {Quote(name)})";
        switch (type.Head)
        {
            case FastSerSchemaHead.Presence:
                AddFunction($"put{name}{signature}", $"if (w.presence(v, name)) {{\n  putMembersOf{name}(w, v, name);\n}}");
                AddFunction($"putMembersOf{name}{signature}", Lines($"w.object(v, {Quote(name)}, name);", members));
                break;
            case FastSerSchemaHead.MemberCount when type.IsValueType != true:
                AddFunction($"put{name}{signature}", Lines(
                    $"if (v === null) {{\n  w.uint8(0, name);\n  return;\n}}\n", $"w.object(v, {Quote(name)}, name);",
                    $"w.uint8({properties.Length + 1}, name);", members));
                break;
            default:
                AddFunction($"put{name}{signature}", Lines(
                    $"w.object(v, {Quote(name)}, name);",
                    type.Head == FastSerSchemaHead.MemberCount ? $"w.uint8({properties.Length + 1}, name);" : null, members));
                break;
        }
    }

    private void DeclareObject(FastSerSchemaType type, string name, string[] properties)
    {
        var isVersioned = type.Head is FastSerSchemaHead.LengthAndMask or FastSerSchemaHead.MemberCount;
        var reason = schema.WhyUnwritable(type.Name);
        AppendDeclaration($"/** {type.Name}.{(reason is null ? "" : $" It can only be read: {reason}.")} */\n");
        AppendDeclaration($"export interface {name} {{\n");
        for (var i = 0; i < properties.Length; i++)
        {
            var member = type.Members[i];
            if (!member.IsRetired && !member.IsReserved)
            {
                // Without a default that the schema knows, the member of another version is undefined.
                var isOptional = isVersioned && DefaultOf(member) == "undefined";
                AppendDeclaration($"  {properties[i]}{(isOptional ? "?" : "")}: {TypeOf(member.Value)};\n");
            }
        }

        AppendDeclaration("}\n\n");
    }

    /// <summary>Returns the default of a member, as far as the schema knows it.</summary>
    private static string DefaultOf(FastSerSchemaMember member) => (member.Default, member.Value.Scalar, member.Value.Kind) switch
    {
        (null, _, _) => "undefined",
        ("True" or "False", _, _) => member.Default == "True" ? "true" : "false",
        (var text, _, FastSerSchemaKind.String or FastSerSchemaKind.Uri) => Quote(text),
        (var text, "Char", _) => Quote(text),
        (var text, "Decimal", _) => $"fastser.Decimal.parse({Quote(text)})",
        (var text, { } scalar, _) when IsNumber(text) && ScriptScalar.Of(scalar).Type is "number" => text,
        (var text, { } scalar, _) when IsNumber(text) && ScriptScalar.Of(scalar).Type is "bigint" => text + "n",
        _ => "undefined",
    };

    private static bool IsNumber(string text) => text.Length > 0 && text.TrimStart('-').All(static c => char.IsAsciiDigit(c) || c == '.');

    /// <summary>Returns whether a value has an encoding of null.</summary>
    private bool ReadsNull(FastSerSchemaValue value) => value.HasPresence || ReadsNullBehindPresence(value);

    private bool ReadsNullBehindPresence(FastSerSchemaValue value) => value.Kind switch
    {
        FastSerSchemaKind.Scalar or FastSerSchemaKind.Enum or FastSerSchemaKind.BigInteger or FastSerSchemaKind.Tuple => false,
        FastSerSchemaKind.Sequence or FastSerSchemaKind.Map => !value.RejectsNull,
        FastSerSchemaKind.Object => schema.Find(value.Reference!).IsValueType != true,
        _ => true,
    };

    /// <summary>Returns whether a value is read as null also where its case is not known.</summary>
    private bool IsTolerantUnion(FastSerSchemaValue value) =>
        value is { Kind: FastSerSchemaKind.Union, Reference: { } name } && schema.Find(name).Format == WireFormat.Tolerant;

    /// <summary>
    /// Returns whether a member with a set bit can be null: a value type with a null of its own, a type parameter, a collection without a setter.
    /// </summary>
    private static bool HasOwnNull(FastSerSchemaType type, FastSerSchemaValue value) => HoldsNull(value)
        || (value.IsNullable is null && type.Name.Contains('<', StringComparison.Ordinal))
        || (value.IsNullable == false && value.Kind is FastSerSchemaKind.Sequence or FastSerSchemaKind.Map);

    /// <summary>Returns whether a value type has an encoding of null: its default.</summary>
    private static bool HoldsNull(FastSerSchemaValue value) => value is { HasPresence: false, TypeName: { } name }
        && (name.StartsWith("System.Collections.Immutable.ImmutableArray<", StringComparison.Ordinal)
            || name.StartsWith("System.ArraySegment<", StringComparison.Ordinal));

    private bool CanBeNull(FastSerSchemaValue value) => value.IsNullable == true || (ReadsNull(value) && !HoldsNull(value));
}
