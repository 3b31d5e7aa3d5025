using FastSer.Generator.Model;
using FastSer.Generator.Wire;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Emission;

/// <summary>Emits the assembly's resolver: from a type that is asked for to its formatter, made on first use.</summary>
internal static class ResolverEmitter
{
    public static string Emit(IEnumerable<RegistryEntry> entries, string space)
    {
        var source = new SourceWriter();
        var uses = UseMarks.Combine(entries.Select(static entry => entry.Uses));
        source.Line(Names.Header);
        UseMarkEmitter.EmitPragma(source, uses);
        source.Line();
        source.Line($"namespace {space};");
        source.Line();
        source.Line("/// <summary>Finds the serializers of this assembly. Nothing is created before it is asked for.</summary>");
        UseMarkEmitter.EmitAttribute(source, uses);
        source.Line(Names.GeneratedCode);
        source.Open($"internal sealed class Resolver : {Names.Resolver}");
        source.Line("[global::System.Runtime.CompilerServices.ModuleInitializer]");
        source.Line($"internal static void Register() => {Names.Resolver}.Add(new Resolver());");
        source.Line();
        source.Line("/// <inheritdoc/>");
        source.Open("public override object? Resolve(global::System.Type type)");
        foreach (var entry in entries.OrderBy(static entry => entry.FullName, StringComparer.Ordinal))
        {
            source.Guard($"type == typeof({entry.FullName})", entry.IsFragile
                ? $"return {MakerOf(entry)}();"
                : $"return new {entry.FormatterExpression}();");
        }

        source.Line("return null;");
        source.Close();
        foreach (var entry in entries.Where(static entry => entry.IsFragile).OrderBy(static entry => entry.FullName, StringComparer.Ordinal))
        {
            source.Line();
            source.Line("// A separate method: if a later version of the struct is not of fixed size, only this call fails.");
            source.Line("[global::System.Runtime.CompilerServices.MethodImpl(global::System.Runtime.CompilerServices.MethodImplOptions.NoInlining)]");
            source.Line($"private static object {MakerOf(entry)}() => new {entry.FormatterExpression}();");
        }

        source.Close();
        return source.ToString();
    }

    private static string MakerOf(RegistryEntry entry) => "Make_" + StableHash.Of(entry.FullName);

    public static RegistryEntry EntryOf(TypeModel model) =>
        new(model.FullName, $"{FormatterOf(model)}<{model.FullName}>") { Uses = model.OwnUses };

    public static RegistryEntry EntryOf(WireType root) =>
        new(root.FullName, root.RootFormatter ?? RootEmitter.ClassName(root))
        {
            Uses = root.Uses,
            IsFragile = root.HasFragileRoot,
        };

    private static string FormatterOf(TypeModel model) => model switch
    {
        { FixedSize: not null } => Names.ValueFormatter,
        { IsBounded: true, IsStored: true } => Names.BoundedFormatter,
        _ => Names.SerializableFormatter,
    };

    /// <summary>The namespace of generated types that belong to no user type.</summary>
    public static string NamespaceOf(string? assemblyName)
    {
        var name = string.Concat((assemblyName ?? "Assembly").Select(static character =>
            SyntaxFacts.IsIdentifierPartCharacter(character) ? character : '_'));
        var isIdentifier = name.Length > 0 && SyntaxFacts.IsIdentifierStartCharacter(name[0])
            && SyntaxFacts.GetKeywordKind(name) == SyntaxKind.None;
        return $"FastSer.Generated.{(isIdentifier ? "" : "_")}{name}";
    }
}
