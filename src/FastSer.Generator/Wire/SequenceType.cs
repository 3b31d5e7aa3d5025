namespace FastSer.Generator.Wire;

/// <summary>An array, a list or any other collection of elements: a count, then the elements.</summary>
internal sealed record SequenceType : ContainerType
{
    public required WireType Element { get; init; }

    /// <summary>In the Compact format its elements stand one by one, as those of a set do, although it is an array or a list.</summary>
    public bool IsLone { get; init; }

    public override EquatableArray<WireType> Parts => new[] { Element }.ToEquatableArray();

    public override string Shape => $"{Names.Shape}.{(IsPacked ? "CompactSequence" : Ops.RejectsNull ? "Memory" : "Sequence")}({Element.Shape})";

    public override string LockText => $"{(IsPacked ? "Packed" : "Sequence")}<{Element.LockText}>";

    public override string? RootSerializer => RuntimeName is { } name
        ? $"{Names.Runtime}{name}{Ops.BlockHolder}Serializer<{Element.FullName}>"
        : null;

    public override bool IsKnownToRuntime => RuntimeName == "Scalar";

    public override bool HasFragileRoot => RuntimeName is not null && Element is { BlockName: "Value", FixedSize: null };

    /// <summary>The runtime's name for the elements, where it moves them all by one call; else null.</summary>
    private string? RuntimeName => Ops.BlockHolder is null ? null
        : IsPacked ? Element.PackedName
        : Element.BlockName is { Length: > 0 } block ? block
        : null;

    private bool IsPacked => !IsLone && Ops.BlockHolder is not null && Element.PackedName.Length > 0;

    /// <summary>Own classes may be enumerable in several ways: the elements that are written are named.</summary>
    public override string FormatLength(string value) =>
        IsClass && !IsArray && Ops.IsEnumerable ? $"LengthOf<{Element.FullName}>({value})" : base.FormatLength(value);

    public override string? ViewType => IsCompact ? null : Element switch
    {
        ScalarType or EnumType { IsForeign: false } when Element.IsPlainValue => $"{Names.ScalarListView}<{Element.FullName}>",
        VariableScalarType { ViewType: not null } => Names.TextListView,
        AnnotatedType { ViewName: { } view } => view + Names.ViewListSuffix,
        _ => null,
    };

    public override string FormatView(string cursor, string path) => Element switch
    {
        AnnotatedType => $"{ViewType}.FastSerOpen({cursor}, {path})",
        VariableScalarType => $"{cursor}.Texts({path})",
        _ => $"{cursor}.Scalars<{Element.FullName}>({path})",
    };

    public override string FormatViewSkip(string cursor, string path, Func<string> plan) => Element switch
    {
        _ when IsPacked => base.FormatViewSkip(cursor, path, plan),
        { FixedSize: { } size } => FormattableString.Invariant($"{cursor}.SkipItems({size}, {path})"),
        VariableScalarType when ViewType is not null => $"{cursor}.SkipTexts({path})",
        AnnotatedType { ViewName: { } view } when ViewType is not null => $"{cursor}.SkipItems<{view}.{Names.ViewStepType}>({path})",
        _ => base.FormatViewSkip(cursor, path, plan),
    };

    public override WireType ToCompact()
    {
        // What writes or copies memory of its own accord does so in any format.
        if (Ops.Write is not null)
        {
            return this;
        }

        return this with { IsCompact = true, Element = Element.ToCompact(), Ops = Ops.ToCompact(ToLone) };
    }

    public override WireType ToInterned() => this with { Element = Element.ToInterned(), Ops = Ops.ToInterned() };

    /// <summary>The runtime has the loops over such a collection.</summary>
    private bool IsOfRuntime => Ops.BlockHolder is not null && Element.HasItems;

    /// <summary>Packed elements, and the memory of structs of other assemblies, are written and read as a whole.</summary>
    private bool IsInParts => Ops.BlockHolder is not null && !IsPacked && Element is not UnmanagedStructType;

    public override string? FormatIncrementalReader(string root, HelperSet helpers)
    {
        if (!IsInParts)
        {
            return base.FormatIncrementalReader(root, helpers);
        }

        if (RuntimeName is { } name)
        {
            return $"{Names.IncrementalReader}.{name}{Ops.BlockHolder}<{root}, {Element.FullName}>()";
        }

        var reserves = ItemsAllocate ? "true" : "false";
        return FormattableString.Invariant($"""
            {Names.IncrementalReader}.{Ops.BlockHolder}<{root}, {Element.FullName}>(
                    minimumElementSize: {MinimumItemSize}, reserves: {reserves}, static (ref {Names.Reader} reader) => {Element.FormatRead(helpers)})
            """);
    }

    public override string? FormatIncrementalWriter(HelperSet helpers)
    {
        if (!IsInParts)
        {
            return base.FormatIncrementalWriter(helpers);
        }

        return RuntimeName is { } name
            ? $"{Names.IncrementalWriter}.{name}s<{Element.FullName}>(value)"
            : $$"""
                {{Names.IncrementalWriter}}.Items<{{Element.FullName}}>(
                        value, static (ref {{Names.Writer}} writer, {{Element.FullName}} item) => { {{Element.FormatWrite("item", helpers)}} })
                """;
    }

    public override WireType ToKey() => Ops.BlockHolder == "Array" ? this with { IsDistinct = true } : base.ToKey();

    public override string FormatWrite(string value, HelperSet helpers)
    {
        if (IsOfRuntime)
        {
            return $"{Element.FormatItems("Write", helpers)}(ref writer, {value});";
        }

        return RuntimeName is { } name ? $"writer.Write{name}{Ops.BlockHolder}({value});" : base.FormatWrite(value, helpers);
    }

    protected override string FormatReadValue(HelperSet helpers, string? existing, bool mayReplace)
    {
        if (IsOfRuntime)
        {
            return $"{Element.FormatItems("Read" + Ops.BlockHolder, helpers)}(ref reader{(existing is null ? "" : ", " + existing)})";
        }

        if (RuntimeName is not { } name)
        {
            return base.FormatReadValue(helpers, existing, mayReplace);
        }

        return existing is null
            ? $"reader.Read{name}{Ops.BlockHolder}<{Element.FullName}>()"
            : $"reader.ReadInto{name}{Ops.BlockHolder}({existing})";
    }

    protected override void EmitWriteItems(SourceWriter source, HelperSet helpers)
    {
        if (Ops.Span is null)
        {
            ItemLoop.EmitCounted(source, helpers, Ops, "item", [new RunItem(Element, Ops.IsIndexed ? "items[i]" : "item")]);
            return;
        }

        if (Ops.Prepare is { } prepare)
        {
            source.Line(prepare);
        }

        EmitWriteSpan(source, helpers, Ops.Span);
        if (Ops.Finish is { } finish)
        {
            source.Line(finish);
        }
    }

    protected override void EmitReadItem(SourceWriter source, HelperSet helpers)
    {
        var item = Element.FormatRead(helpers);
        if (Ops.WatchedKey is not null)
        {
            source.Line($"var item = {item};");
            item = "item";
            EmitWatch(source, item);
        }

        source.Line(Ops.Add.Replace("{value}", item));
    }

    private static WireType ToLone(WireType type) =>
        type.ToCompact() is SequenceType sequence ? sequence with { IsLone = true } : type.ToCompact();

    private void EmitWriteSpan(SourceWriter source, HelperSet helpers, string span)
    {
        if (Element.BlockName is { Length: > 0 } block)
        {
            source.Line($"writer.Write{block}Span<{Element.FullName}>({span});");
            return;
        }

        if (Element.HasSpans)
        {
            source.Line($"{Element.FormatItems("WriteSpan", helpers)}(ref writer, {span});");
            return;
        }

        if (span != "items")
        {
            source.Line($"var span = {span};");
            span = "span";
        }

        source.Line($"writer.WriteCount({span}.Length);");
        if (Element.FixedSize is { } size)
        {
            source.Line(FormattableString.Invariant($"var block = writer.Reserve((nint){span}.Length * {size});"));
            source.Open($"foreach (var item in {span})");
            Element.EmitPut(source, 0, "item");
            source.Line(FormattableString.Invariant($"block = block.Advance({size});"));
            source.Close();
            source.Line();
            source.Line("writer.Commit(block);");
        }
        else if (Element.IsBoundedObject)
        {
            EmitObjectRuns(source, span);
        }
        else
        {
            ElementLoop.Emit(source, helpers, $"foreach (var item in {span})", [new RunItem(Element, "item")], isCounted: false);
        }

        // Code of an element may have changed the list.
        if (span == "span" && Ops.Span!.StartsWith(Names.Span, StringComparison.Ordinal) && Element is not (ScalarType or EnumType or VariableScalarType))
        {
            source.Line($"{Names.Writer}.CheckCount(span.Length, {Ops.Span}.Length);");
        }
    }

    /// <summary>Nothing is called inside a run but the element's own put; only an element that does not fit refills.</summary>
    private static void EmitObjectRuns(SourceWriter source, string span)
    {
        source.Line($$"""
            var written = 0;
            while (written < {{span}}.Length)
            {
                var block = writer.Block;
                var limit = writer.Limit;
                for (; written < {{span}}.Length; written++)
                {
                    var end = {{Names.Writer}}.TryPut(block, limit, {{span}}[written]);
                    if (end.IsNone) { break; }

                    block = end;
                }

                writer.Commit(block);
                if (written < {{span}}.Length)
                {
                    writer.WriteObject({{span}}[written++]);
                }
            }
            """);
    }
}
