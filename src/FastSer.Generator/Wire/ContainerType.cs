namespace FastSer.Generator.Wire;

/// <summary>A collection: a row of the table says how it is counted, enumerated, made and filled.</summary>
internal abstract record ContainerType : WireType
{
    public required CollectionOps Ops { get; init; }

    /// <summary>Null is possible, and stands for no collection.</summary>
    public required bool IsClass { get; init; }

    /// <summary>Gets whether it is an array or a type of the framework, and no comparer is stated.</summary>
    public required bool IsCommon { get; init; }

    public override bool IsReference => IsClass;

    /// <summary>The word Array comes last: with it, ListOfInt32Array would be the name of two types.</summary>
    public override bool HasPlainName => IsCommon && !IsCompact && !IsDistinct && Ops.ReadVia is not { IsDistinct: true }
        && Parts.All(part => part.HasPlainName && part is not ContainerType { IsArray: true } && !(IsArray && part is ContainerType));

    public override bool PopulatesExisting => Ops.Reuse is not null;

    /// <summary>The least size of an element, or of a key with its value.</summary>
    protected int MinimumItemSize => Parts.Sum(static part => part.MinimumSize);

    public bool IsArray => Ops.BlockHolder == "Array";

    /// <summary>A group is no collection: its key and its elements are the items of a pair.</summary>
    public override string? LengthMethod => Ops.ReadVia is NullableType ? null : "ExpectCount";

    public override bool IsLazy => Ops.IsLazy;

    protected bool ItemsAllocate => Parts.Any(static part => part.AllocatesFromCount);

    protected override string FormatReadValue(HelperSet helpers, string? existing, bool mayReplace)
    {
        if (existing is null)
        {
            return base.FormatReadValue(helpers, existing, mayReplace);
        }

        var flag = mayReplace || Ops.WatchedKey is null ? "" : ", mayReplace: false";
        return $"{helpers.Call("Read", this)}(ref reader, {existing}{flag})";
    }

    /// <summary>An interface is read as the class that it stands for.</summary>
    public override string? FormatIncrementalReader(string root, HelperSet helpers) =>
        IsReadAsIs ? Ops.ReadVia?.FormatIncrementalReader(root, helpers) : null;

    public override string? FormatIncrementalWriter(HelperSet helpers) => IsReadAsIs ? Ops.ReadVia?.FormatIncrementalWriter(helpers) : null;

    private bool IsReadAsIs => Ops is { From: "items", RejectsNull: false };

    /// <summary>A collection that is read from an array shows it.</summary>
    public override WireType ToKey() => Ops.ReadVia is ContainerType { Ops.BlockHolder: "Array" } array
        ? this with { Ops = Ops with { ReadVia = array.ToKey() } }
        : this;

    public sealed override void EmitHelpers(SourceWriter source, HelperSet helpers)
    {
        EmitWrite(source, helpers);
        source.Line();
        if (IsArray)
        {
            // Elements of an array that was made here are stored without a check of its type.
            EmitRead(source, helpers, fillsExisting: false);
            source.Line();
        }

        EmitRead(source, helpers, PopulatesExisting);
    }

    /// <summary>Writes the elements of <c>items</c>, which is not null.</summary>
    protected abstract void EmitWriteItems(SourceWriter source, HelperSet helpers);

    /// <summary>Reads one element and adds it.</summary>
    protected abstract void EmitReadItem(SourceWriter source, HelperSet helpers);

    /// <summary>Shows a key to the guard before it is added.</summary>
    protected void EmitWatch(SourceWriter source, string key)
    {
        if (Ops.WatchedKey is not null)
        {
            source.Line($"items = guard.Watch(items, {key});");
        }
    }

    private void EmitWrite(SourceWriter source, HelperSet helpers)
    {
        HelperMethod.OpenWrite(source, this, "items", Ops.NullTest);
        foreach (var known in Ops.Cases)
        {
            var local = ((ContainerType)known).Ops.Local;
            source.If($"items is {known.FullName} {local}", known.FormatWrite(local, helpers), "return;");
        }

        if (Ops.Write is { } statement)
        {
            source.Line(statement);
        }
        else if (Ops.WriteVia is { } via)
        {
            source.Line(via.FormatWrite(Ops.To, helpers));
        }
        else
        {
            EmitWriteItems(source, helpers);
        }

        source.Close();
    }

    private void EmitRead(SourceWriter source, HelperSet helpers, bool fillsExisting)
    {
        HelperMethod.OpenRead(
            source, this, !fillsExisting ? "" : $", {FullName}? items{(IsArray ? "" : " = null")}"
                + (Ops.WatchedKey is null ? "" : ", bool mayReplace = true"));
        if (Ops.ReadVia is { } via)
        {
            EmitReadVia(source, via.FormatRead(helpers));
        }
        else
        {
            EmitReadItems(source, helpers, fillsExisting);
        }

        source.Close();
    }

    private void EmitReadVia(SourceWriter source, string read)
    {
        if (Ops.RejectsNull)
        {
            source.Line("reader.RejectNull();");
        }

        if (Ops.From == "items")
        {
            source.Line($"return {read};");
        }
        else if (IsReference || Ops.NullTest is not null)
        {
            source.Line($"return {read} is {{ }} items ? {Ops.From} : {(IsReference ? "null" : "default")};");
        }
        else
        {
            source.Line($"var items = {read};");
            source.Line($"return {Ops.From};");
        }
    }

    private void EmitReadItems(SourceWriter source, HelperSet helpers, bool fillsExisting)
    {
        source.Line(FormattableString.Invariant($"var count = reader.ReadCount(minimumElementSize: {MinimumItemSize});"));
        source.If("count < 0", "return null;");
        if (fillsExisting)
        {
            EmitReuse(source);
        }
        else
        {
            source.Line($"var items = {Ops.Create};");
        }

        if (Ops.WatchedKey is { } watched)
        {
            source.Line("// On too many hash collisions, switch to a collision-resistant collection.");
            var count = fillsExisting ? "mayReplace ? count : 0" : "count";
            source.Line($"var guard = new {Names.KeyGuard}<{watched}>({count}{(Ops.KeyHashing is { } hashing ? ", " + hashing : "")});");
        }

        ItemLoop.Open(source, "count", MinimumItemSize, ItemsAllocate);
        EmitReadItem(source, helpers);
        source.Close();
        source.Line();
        source.Line($"return {Ops.Result};");
    }

    /// <summary>Empties an existing collection, which keeps its capacity, or makes a new one.</summary>
    private void EmitReuse(SourceWriter source)
    {
        source.Open($"if (items is null{(Ops.ReplaceIf is { } condition ? " || " + condition : "")})");
        source.Line($"items = {Ops.Create};");
        source.Close();
        if (Ops.Reuse!.Length > 0)
        {
            source.Open("else");
            source.Line(Ops.Reuse);
            source.Close();
        }

        source.Line();
    }
}
