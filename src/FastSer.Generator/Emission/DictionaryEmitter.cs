using FastSer.Generator.Model;

namespace FastSer.Generator.Emission;

/// <summary>Emits the loops of a collection of keys with values: key, value per entry.</summary>
internal static class DictionaryEmitter
{
    public static void EmitWrite(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        var (key, value) = (type.Items[0], type.Items[1]);
        CollectionEmitter.EmitCount(source, type.Collection!);
        source.Line("var written = 0;");
        ElementLoop.Emit(
            source, helpers, $"foreach (var entry in {type.Collection!.Source})",
            [new RunItem(key, "entry.Key"), new RunItem(value, "entry.Value")], isCounted: true);
        source.Line($"{Names.Writer}.CheckCount(count, written);");
    }

    public static void EmitRead(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        var (key, value) = (type.Items[0], type.Items[1]);
        var model = type.Collection!;
        CollectionEmitter.OpenLoop(
            source, key.MinimumSize + value.MinimumSize, key.ClaimsSlots || value.ClaimsSlots, model.Create, model.WatchedKey);
        EmitEntry(source, type, helpers);
        CollectionEmitter.CloseLoop(source, model.Result);
    }

    /// <summary>Reads one entry and adds it.</summary>
    public static void EmitEntry(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        var (key, value) = (type.Items[0], type.Items[1]);
        var model = type.Collection!;
        var isFixed = key.FixedSize is not null && value.FixedSize is not null;
        if (isFixed)
        {
            source.Line(FormattableString.Invariant($"var block = reader.Take({key.FixedSize + value.FixedSize});"));
        }

        var readKey = isFixed ? Wire.FormatGet(key, 0) : Wire.FormatRead(key, helpers);
        var readValue = isFixed ? Wire.FormatGet(value, key.FixedSize!.Value) : Wire.FormatRead(value, helpers);
        var isWatched = model.WatchedKey is not null;
        if (isWatched || !isFixed)
        {
            source.Line($"var key = {readKey};");
            readKey = "key";
        }

        if (isWatched)
        {
            CollectionEmitter.EmitWatch(source, readKey);
        }

        source.Line(FormatAdd(model, readKey, readValue));
    }

    private static string FormatAdd(CollectionModel model, string key, string value) =>
        model.Add.Replace("{key}", key).Replace("{value}", value);
}
