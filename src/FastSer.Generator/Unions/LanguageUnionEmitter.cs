namespace FastSer.Generator.Unions;

/// <summary>Emits Write, Read, Describe and the hash of a C# union: the tag of its content's type, then the content.</summary>
internal sealed class LanguageUnionEmitter(TypeModel model, LanguageUnionModel union, SourceWriter source, HelperSet helpers)
{
    private readonly EquatableArray<WireType> _items = union.Cases.Items;

    private readonly string _nullable = model.IsReference ? model.SelfName + "?" : model.SelfName;

    private readonly string _members = union.Provider is null ? "value" : $"(({union.Provider})value)";

    /// <summary>The C# expression for a union without content; null if each union of the type has content.</summary>
    private readonly string? _none = !model.IsReference ? "default"
        : union.NullParameter is null ? null : FormatMake(model, union, $"({union.NullParameter})null!");

    public void Emit()
    {
        EmitWrite();
        source.Line();
        EmitRead();
        source.Line();
        EmitDescribe();
        if (union.HasKey)
        {
            source.Line();
            EmitKey();
        }
    }

    private void EmitWrite()
    {
        source.Line("/// <summary>Writes the content behind the tag of its type.</summary>");
        source.Line(Names.GeneratedMember);
        source.Open($"{CodePlace.FormatMethod(model, "void", "Write")}(ref {Names.Writer} writer, {_nullable} value)");
        if (model.IsReference)
        {
            source.If("(object?)value is null", "writer.WriteNull();", "return;");
        }

        if (!model.IsSealed && union.Provider is null)
        {
            source.If(IsOtherType, $"{Names.Writer}.ThrowUnexpectedType(value, typeof({model.SelfName}));");
        }

        EmitDepth("writer.Enter();");
        if (model.IsReference)
        {
            source.Line("writer.WritePresent();");
        }

        EmitChoice(
            FormatWrite, _none is null ? $"throw {Names.Writer}.NullMember(typeof({model.SelfName}), \"Value\");" : "writer.WriteNull();", union.Fallback);
        if (model.IsRecursive)
        {
            source.Line();
            source.Line("writer.Leave();");
        }

        source.Close();
    }

    private string[] FormatWrite(int i, string value)
    {
        var tag = FormattableString.Invariant($"writer.WriteTag({union.Cases.Tags[i]});");
        var write = _items[i].FormatWrite(value, helpers);
        return IsEnclosed(i) ? [tag, "var start = writer.BeginObject();", write, "writer.EndObject(start);"] : [tag, write];
    }

    private void EmitRead()
    {
        source.Line(Names.GeneratedMember);
        source.Open($"{CodePlace.FormatMethod(model, _nullable, "Read")}(ref {Names.Reader} reader)");
        if (model.IsReference)
        {
            source.If("!reader.ReadPresence()", "return null;");
        }

        EmitDepth("reader.Enter();");
        if (_none is null)
        {
            source.Line("reader.RequireNotNull(0);");
        }

        source.Line($"{_nullable} result;");
        source.Line("var tag = reader.ReadTag();");
        source.Open("switch (tag)");
        if (_none is not null)
        {
            source.Section("case -1:", [$"result = {_none};"]);
        }

        for (var i = 0; i < _items.Count; i++)
        {
            source.Section(FormattableString.Invariant($"case {union.Cases.Tags[i]}:"), FormatRead(i));
        }

        source.Section("default:", union.Fallback is not null
            ? [$"result = {FormatMake(model, union, $"reader.ReadUnknownCase<{model.SelfName}, {union.Fallback}>(tag)")};"]
            : union.IsTolerant
            ? ["reader.SkipObject();", $"result = {_none ?? "null"};"]
            : [$"result = reader.ThrowUnknownTag<{model.SelfName}>(tag);"]);
        source.Close();
        source.Line();
        EmitDepth("reader.Leave();");
        source.Line("return result;");
        source.Close();
    }

    private IEnumerable<string> FormatRead(int i)
    {
        var (item, end) = (_items[i], FormattableString.Invariant($"end{i}"));
        if (IsEnclosed(i))
        {
            yield return $"var {end} = reader.BeginValue();";
        }

        // A type parameter does not say how its null begins.
        if (item is not TypeParameterType && item.IsReference)
        {
            yield return FormattableString.Invariant($"reader.RequireNotNull({item.NullHeader});");
        }

        var read = item.FormatRead(helpers);
        var value = item is TypeParameterType ? $"{read} ?? throw reader.NullMember()"
            : item.IsReference ? read
            : union.Creations[i].Parameter is { } parameter ? $"({parameter}){read}" : read;
        yield return $"result = {FormatMake(model, union, value)};";
        if (IsEnclosed(i))
        {
            yield return $"reader.EndObject({end});";
        }
    }

    private static string FormatMake(TypeModel model, LanguageUnionModel union, string value) =>
        union.Provider is null ? $"new {model.SelfName}({value})" : $"{union.Provider}.Create({value})";

    /// <summary>In the data a C# union is a struct or class with one member, its content.</summary>
    private void EmitDescribe()
    {
        source.Line(Names.GeneratedMember);
        source.Line($"{CodePlace.FormatDescribe(model)}() => {Names.Shape}.Object(");
        source.Line($"    {CSharpLiteral.String(model.DisplayName)}, hasPresence: {(model.IsReference ? "true" : "false")},");
        source.Line($"    (\"Value\", {(_none is null ? $"{Names.Shape}.NotNull({FormatShape()})" : FormatShape())}){ShapeText.End(model)}");
    }

    private string FormatShape() => !union.IsTolerant
        ? union.Cases.Shape
        : $"{Names.Shape}.TolerantUnion({CSharpLiteral.String(model.DisplayName)}, {string.Join(", ", _items.Select((item, i) => FormattableString.Invariant(
            $"{Names.Shape}.{(IsEnclosed(i) ? "EnclosedCase" : "Case")}({union.Cases.Tags[i]}, {item.Shape})")))})";

    private void EmitKey()
    {
        source.Line(Names.GeneratedMember);
        source.Open($"{CodePlace.FormatMethod(model, "void", "AddKey")}(ref {Names.KeyHasher} hasher, {model.SelfName} value)");
        if (!model.IsSealed)
        {
            source.If(IsOtherType, "hasher.Add(value);", "return;");
        }

        EmitChoice(
            (i, value) => [FormattableString.Invariant($"hasher.Add({union.Cases.Tags[i]});"), .. _items[i].FormatKey(value)],
            "hasher.Add(-1);", fallback: null, "hasher.Add(content);");
        source.Close();
    }

    /// <summary>Emits the branches for the types of the content: those that the union gives without an object first.</summary>
    /// <param name="format">The statements for a case and the expression of its value.</param>
    /// <param name="whereNone">The statement where there is no content.</param>
    /// <param name="fallback">The class that holds content of other versions, whose test writes it.</param>
    /// <param name="otherwise">The statement for content of a type that is no case.</param>
    private void EmitChoice(Func<int, string, string[]> format, string whereNone, string? fallback, string? otherwise = null)
    {
        var head = "if";
        foreach (var i in CasesWith(typedAccess: true))
        {
            var item = FormattableString.Invariant($"item{i}");
            EmitBranch($"{head} ({_members}.TryGetValue(out {_items[i].FullName} {item}))", format(i, item));
            head = "else if";
        }

        EmitBranch($"{head} ({_members}.Value is not {{ }} content)", [whereNone]);
        foreach (var i in CasesWith(typedAccess: false))
        {
            var item = FormattableString.Invariant($"item{i}");
            EmitBranch(
                $"else if ({union.Cases.FormatTest(i, "content")})", [$"var {item} = ({_items[i].FullName})content;", .. format(i, item)]);
        }

        var isKept = fallback is null ? "" : $"if (!writer.TryWriteUnknownCase<{model.SelfName}, {fallback}>(content))";
        EmitBranch(isKept.Length == 0 ? "else" : $"else {isKept}", [otherwise ?? $"{Names.Writer}.ThrowUnexpectedType(content, typeof({model.SelfName}));"]);
    }

    private string IsOtherType => $"((object)value).GetType() != typeof({model.SelfName})";

    private IEnumerable<int> CasesWith(bool typedAccess) =>
        Enumerable.Range(0, _items.Count).Where(i => union.Creations[i].HasTypedAccess == typedAccess);

    private void EmitBranch(string head, IEnumerable<string> statements)
    {
        source.Open(head);
        source.Lines(statements);
        source.Close();
    }

    private void EmitDepth(string statement)
    {
        if (model.IsRecursive)
        {
            source.Line(statement);
        }
    }

    /// <summary>A length stands between the tag and the content.</summary>
    private bool IsEnclosed(int i) => union.IsTolerant && !LanguageUnionModel.HasOwnLength(_items[i]);
}
