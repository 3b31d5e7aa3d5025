using FastSer.Generator.Model;

namespace FastSer.Generator.Emission;

/// <summary>Emits the loops of a Dictionary: key, value per entry.</summary>
internal static class DictionaryEmitter
{
    public static void Emit(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        EmitWrite(source, type, helpers);
        source.Line();
        EmitRead(source, type, helpers);
    }

    private static void EmitWrite(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        var (key, value) = (type.Items[0], type.Items[1]);
        CollectionEmitter.OpenWrite(source, type, helpers, "items");
        source.Line("var count = items.Count;");
        source.Line("writer.WriteCount(count);");
        source.Line("var written = 0;");
        ElementLoop.Emit(
            source, helpers, "foreach (var entry in items)",
            [new RunItem(key, "entry.Key"), new RunItem(value, "entry.Value")], isCounted: true);
        source.Line($"{Names.Writer}.CheckCount(count, written);");
        source.Close();
    }

    private static void EmitRead(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        var (key, value) = (type.Items[0], type.Items[1]);
        CollectionEmitter.OpenRead(source, type, helpers);
        CollectionEmitter.OpenLoop(
            source, type, key.MinimumSize + value.MinimumSize, key.ClaimsSlots || value.ClaimsSlots, $"new {type.FullName}(count)");
        EmitEntry(source, type, helpers);
        CollectionEmitter.CloseLoop(source);
    }

    /// <summary>Reads one entry and adds it.</summary>
    public static void EmitEntry(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        var (key, value) = (type.Items[0], type.Items[1]);
        if (key.FixedSize is { } keySize && value.FixedSize is { } valueSize)
        {
            source.Line(FormattableString.Invariant($"var block = reader.Take({keySize + valueSize});"));
            source.Line($"reader.AddUnique(items, {Wire.FormatGet(key, 0)}, {Wire.FormatGet(value, keySize)});");
        }
        else
        {
            source.Line($"var key = {Wire.FormatRead(key, helpers)};");
            source.Line($"reader.AddUnique(items, key, {Wire.FormatRead(value, helpers)});");
        }
    }
}
