using FastSer.Generator.Model;

namespace FastSer.Generator.Emission;

/// <summary>Emits the helpers of a tuple: its items in order, behind a presence byte where the tuple is an object.</summary>
internal static class TupleEmitter
{
    public static void Emit(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        CollectionEmitter.OpenWrite(source, type, helpers, "value");
        var items = new List<RunItem>();
        for (var i = 0; i < type.Items.Count; i++)
        {
            var value = $"value.{type.ItemNames[i]}";
            if (type.Items[i].IsString)
            {
                var local = type.ItemNames[i] == "Value" ? "text" : char.ToLowerInvariant(type.ItemNames[i][0]) + type.ItemNames[i].Substring(1);
                source.Line($"var {local} = {value};");
                value = local;
            }

            items.Add(new RunItem(type.Items[i], value));
        }

        new RunEmitter(source, helpers).EmitAll(items, withPresence: type.IsReference);
        source.Close();
        source.Line();
        EmitRead(source, type, helpers);
    }

    private static void EmitRead(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        CollectionEmitter.OpenRead(source, type, helpers);
        if (type.IsReference)
        {
            source.Guard("!reader.ReadPresence()", "return null;");
        }

        // Arguments are evaluated from left to right: in wire order.
        source.Line($"return {Wire.FormatTuple(type, type.Items.Select(item => Wire.FormatRead(item, helpers)))};");
        source.Close();
    }
}
