using FastSer.Generator.Model;

namespace FastSer.Generator.Emission;

/// <summary>Emits the helpers of a nullable value: presence byte, then the value if there is one.</summary>
internal static class NullableEmitter
{
    public static void Emit(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        var name = helpers.NameOf(type);
        var element = type.Element;
        if (element.FixedSize is { } size)
        {
            EmitPut(source, type, name, size);
        }
        else
        {
            CollectionEmitter.OpenWrite(source, type, helpers, "value");
            source.Guard("value is not { } present", "writer.WriteNull();", "return;");
            source.Line("writer.WritePresent();");
            source.Line(Wire.FormatWrite(element, "present", helpers));
            source.Close();
        }

        source.Line();
        EmitRead(source, type, name, helpers);
    }

    private static void EmitPut(SourceWriter source, TypeRef type, string name, int size)
    {
        source.Line(Names.GeneratedCode);
        source.Open($"private static {Names.WriteBlock} Put{name}({Names.WriteBlock} block, {type.FullName} value)");
        source.Guard("value is not { } present", "block.WriteAbsent();", "return block.Advance(1);");
        source.Line("block.WritePresent();");
        Wire.EmitPut(source, type.Element, 1, "present");
        source.Line(FormattableString.Invariant($"return block.Advance({1 + size});"));
        source.Close();
    }

    private static void EmitRead(SourceWriter source, TypeRef type, string name, HelperSet helpers)
    {
        source.Line(Names.GeneratedCode);
        source.Line($"private static {type.FullName} Read{name}(ref {Names.Reader} reader) =>");
        source.Line($"    reader.ReadPresence() ? {Wire.FormatReadPresent(type, helpers)} : null;");
    }
}
