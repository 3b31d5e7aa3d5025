using FastSer.Generator.Collections;
using FastSer.Generator.Model;

namespace FastSer.Generator.Emission;

/// <summary>Emits the helpers of composite types: concrete loops, because shared generic code is 1.1 to 1.5 times slower.</summary>
internal static class CollectionEmitter
{
    /// <summary>Emits what is asked for, and what that asks for in turn.</summary>
    public static void EmitPending(SourceWriter source, HelperSet helpers)
    {
        while (true)
        {
            if (!helpers.TryTake(out var type))
            {
                if (!helpers.TryTakeReadInto(out type))
                {
                    return;
                }

                source.Line();
                ReadIntoEmitter.EmitHelper(source, type, helpers);
                continue;
            }

            source.Line();
            switch (type.Kind)
            {
                case WireKind.Nullable:
                    NullableEmitter.Emit(source, type, helpers);
                    break;
                case WireKind.ValueTuple or WireKind.Tuple:
                    TupleEmitter.Emit(source, type, helpers);
                    break;
                case WireKind.Choice:
                    ChoiceEmitter.Emit(source, type, helpers);
                    break;
                default:
                    EmitWrite(source, type, helpers);
                    source.Line();
                    EmitRead(source, type, helpers);
                    break;
            }
        }
    }

    private static void EmitWrite(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        OpenWrite(source, type, helpers, "items");
        var model = type.Collection;
        foreach (var known in model?.Cases ?? EquatableArray<TypeRef>.Empty)
        {
            var local = char.ToLowerInvariant(known.Kind.ToString()[0]) + known.Kind.ToString().Substring(1);
            source.Guard($"items is {known.FullName} {local}", Wire.FormatWrite(known, local, helpers), "return;");
        }

        switch (type)
        {
            case { Collection.Write: { } statement }:
                source.Line(statement);
                break;
            case { Collection.WriteVia: { } via }:
                source.Line(Wire.FormatWrite(via, model!.To, helpers));
                break;
            case { Kind: WireKind.Grid }:
                GridEmitter.EmitWrite(source, type, helpers);
                break;
            case { Kind: WireKind.Dictionary or WireKind.Map }:
                DictionaryEmitter.EmitWrite(source, type, helpers);
                break;
            default:
                SequenceEmitter.EmitWrite(source, type, helpers);
                break;
        }

        source.Close();
    }

    private static void EmitRead(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        OpenRead(source, type, helpers);
        switch (type)
        {
            case { Collection: { ReadVia: { } via } model }:
                EmitReadVia(source, type, model, Wire.FormatRead(via, helpers));
                break;
            case { Kind: WireKind.Grid }:
                GridEmitter.EmitRead(source, type, helpers);
                break;
            case { Kind: WireKind.Dictionary or WireKind.Map }:
                DictionaryEmitter.EmitRead(source, type, helpers);
                break;
            default:
                SequenceEmitter.EmitRead(source, type, helpers);
                break;
        }

        source.Close();
    }

    private static void EmitReadVia(SourceWriter source, TypeRef type, CollectionModel model, string read)
    {
        if (model.RejectsNull)
        {
            source.Line("reader.RejectNull();");
        }

        if (model.From == "items")
        {
            source.Line($"return {read};");
        }
        else if (type.IsReference || model.NullTest is not null)
        {
            source.Line($"return {read} is {{ }} items ? {model.From} : {(type.IsReference ? "null" : "default")};");
        }
        else
        {
            source.Line($"var items = {read};");
            source.Line($"return {model.From};");
        }
    }

    /// <summary>Writes the count of a collection whose elements are enumerated.</summary>
    public static void EmitCount(SourceWriter source, CollectionModel model)
    {
        source.Line($"var count = {model.Count};");
        if (model.HasForeignCount)
        {
            source.Line($"{Names.Writer}.CheckCount(count);");
        }

        source.Line("writer.WriteCount(count);");
    }

    public static void OpenWrite(SourceWriter source, TypeRef type, HelperSet helpers, string parameter)
    {
        source.Line(Names.GeneratedCode);
        source.Open($"private static void Write{helpers.NameOf(type)}(ref {Names.Writer} writer, "
            + $"{type.FullName}{(type.IsReference ? "?" : "")} {parameter})");
        if (type.IsReference || type.Collection?.NullTest is not null)
        {
            source.Guard(type.Collection?.NullTest ?? $"{parameter} is null", "writer.WriteNull();", "return;");
        }
    }

    public static void OpenRead(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        source.Line(Names.GeneratedCode);
        source.Open($"private static {type.FullName}{(type.IsReference ? "?" : "")} Read{helpers.NameOf(type)}("
            + $"ref {Names.Reader} reader)");
    }

    /// <summary>Reads the count and opens the loop over the elements.</summary>
    public static void OpenLoop(SourceWriter source, int minimumSize, bool claimsSlots, string creation, string? watchedKey = null)
    {
        source.Line(FormattableString.Invariant($"var count = reader.ReadCount(minimumElementSize: {minimumSize});"));
        source.Guard("count < 0", "return null;");
        source.Line($"var items = {creation};");
        EmitGuard(source, watchedKey, "count");
        OpenItems(source, minimumSize, claimsSlots);
    }

    /// <summary>Begins to watch the keys, if their hash codes are known to a sender.</summary>
    public static void EmitGuard(SourceWriter source, string? watchedKey, string count)
    {
        if (watchedKey is not null)
        {
            source.Line("// Where keys were chosen to collide, the guard goes on in another collection.");
            source.Line($"var guard = new {Names.KeyGuard}<{watchedKey}>({count});");
        }
    }

    /// <summary>Shows a key to the guard before it is added.</summary>
    public static void EmitWatch(SourceWriter source, string key) => source.Line($"items = guard.Watch(items, {key});");

    /// <summary>Opens the loop over the elements.</summary>
    public static void OpenItems(SourceWriter source, int minimumSize, bool claimsSlots)
    {
        if (claimsSlots)
        {
            source.Line("// Each element may claim slots of its own, but not bytes that its siblings need.");
            source.Line(FormattableString.Invariant($"reader.BeginItems(count, minimumElementSize: {minimumSize});"));
        }

        source.Open("for (var i = 0; i < count; i++)");
        if (claimsSlots)
        {
            source.Line(FormattableString.Invariant($"reader.NextItem(minimumElementSize: {minimumSize});"));
        }
    }

    public static void CloseLoop(SourceWriter source, string result)
    {
        source.Close();
        source.Line();
        source.Line($"return {result};");
    }
}
