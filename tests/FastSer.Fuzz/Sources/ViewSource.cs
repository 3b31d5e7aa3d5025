using System.Text;
using Microsoft.CodeAnalysis;

namespace FastSer.Fuzz;

/// <summary>
/// The text of code that looks at every member of every view of a compilation. It is made from the views that were generated, so that what the
/// generator shows is what is looked at.
/// </summary>
internal sealed class ViewSource
{
    private const string Node = "global::FastSer.TestTypes.ViewNode";
    private const string Items = "global::FastSer.TestTypes.ViewItemsNode";
    private const string Failure = "global::FastSer.TestTypes.ViewFailure";
    private const string Looks = "global::FastSer.TestTypes.ViewLooks";

    private readonly HashSet<ITypeSymbol> _seen = new(SymbolEqualityComparer.Default);
    private readonly Queue<ITypeSymbol> _open = new();

    /// <summary>The code, or null if no type has a view.</summary>
    /// <param name="compilation">The compilation that the code is for.</param>
    /// <param name="assembly">The assembly with the types.</param>
    public static string? Of(Compilation compilation, IAssemblySymbol assembly)
    {
        var methods = TypesOf(assembly.GlobalNamespace).Where(type => compilation.IsSymbolAccessibleWithin(type, assembly))
            .Select(static type => type.GetMembers("View").OfType<IMethodSymbol>()
                .FirstOrDefault(static method => method is { IsStatic: true, ReturnType.IsRefLikeType: true })).OfType<IMethodSymbol>().ToArray();
        return methods.Length == 0 ? null : new ViewSource().Write(methods);
    }

    private static IEnumerable<INamedTypeSymbol> TypesOf(INamespaceOrTypeSymbol container) => container.GetMembers().SelectMany(
        static member => member switch
        {
            INamedTypeSymbol type => TypesOf(type).Prepend(type),
            INamespaceSymbol space => TypesOf(space),
            _ => [],
        });

    private string Write(IMethodSymbol[] methods)
    {
        var text = new StringBuilder("#nullable enable\npublic static class GeneratedViews\n{\n");
        text.Append("    public static global::System.Collections.Generic.Dictionary<global::System.Type, global::FastSer.TestTypes.ViewLook> Create() => new()\n    {\n");
        foreach (var method in methods)
        {
            var type = NameOf(method.ContainingType);
            text.Append($"        [typeof({type})] = static (bytes, builds) => {Look(method.ReturnType, type + ".View(bytes)")},\n");
        }

        text.Append("    };\n");
        while (_open.TryDequeue(out var view))
        {
            WriteLook(text, view);
        }

        return text.Append("}\n").ToString();
    }

    private static string NameOf(ITypeSymbol type) => type.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat);

    /// <summary>The expression of what a value shows.</summary>
    private string Look(ITypeSymbol type, string value)
    {
        if (!type.IsRefLikeType)
        {
            return value;
        }

        if (type.ContainingNamespace is { Name: "FastSer", ContainingNamespace.IsGlobalNamespace: true } && type.ContainingAssembly.Name == "FastSer")
        {
            return $"{Looks}.Of({value})";
        }

        if (_seen.Add(type))
        {
            _open.Enqueue(type);
        }

        return $"Look({value}, builds)";
    }

    private void WriteLook(StringBuilder text, ITypeSymbol view)
    {
        text.Append($"\n    private static object? Look({NameOf(view)} view, bool builds)\n    {{\n        if (view.IsNull) {{ return null; }}\n\n");
        if (view.GetMembers("GetEnumerator").OfType<IMethodSymbol>().FirstOrDefault() is { } enumerator)
        {
            WriteItems(text, view, enumerator.ReturnType.GetMembers("Current").OfType<IPropertySymbol>().Single().Type);
        }
        else
        {
            WriteMembers(text, view);
        }

        text.Append("        return node;\n    }\n");
    }

    private void WriteItems(StringBuilder text, ITypeSymbol view, ITypeSymbol item)
    {
        text.Append($"        var node = new {Items}();\n");
        var isMap = view.GetMembers("TryGetValue").Length > 0;
        text.Append("        foreach (var item in view)\n        {\n");
        if (isMap)
        {
            var parts = item.GetMembers().OfType<IPropertySymbol>().ToDictionary(static part => part.Name, static part => part.Type);
            text.Append($"            object? key = {Look(parts["Key"], "item.Key")};\n");
            text.Append($"            object? value = {Look(parts["Value"], "item.Value")};\n");
            text.Append("            node.Items.Add(new global::System.Collections.Generic.KeyValuePair<object?, object?>(key, value));\n");
            var key = parts["Key"].Name == "TextView" ? "item.Key.ToString()" : "item.Key";
            // A structure of floats that are not numbers is not equal to itself.
            Require(text, $"key is null || !key.Equals(key) || view.TryGetValue({key}, out _)", "a key is not found");
        }
        else
        {
            text.Append($"            node.Items.Add({Look(item, "item")});\n");
        }

        text.Append("        }\n\n");
        Require(text, "node.Items.Count == view.Count", "the enumerator gives another number of elements");
        if (!isMap)
        {
            var last = view.GetMembers("ElementAt").Length > 0 ? "view.ElementAt(view.Count - 1)" : "view[view.Count - 1]";
            Require(text, $"view.Count == 0 || {last}.IsNull == (node.Items[view.Count - 1] is null)", "the last element is another one by its number");
        }
    }

    private static void Require(StringBuilder text, string condition, string message) =>
        text.Append($"        if (!({condition})) {{ throw new global::System.InvalidOperationException(\"{message}\"); }}\n");

    private void WriteMembers(StringBuilder text, ITypeSymbol view)
    {
        var build = view.GetMembers("ToObject").OfType<IMethodSymbol>().Single();
        var cases = view.GetMembers("TryGet").OfType<IMethodSymbol>().ToArray();
        var isUnion = cases.Length > 0 || build.ReturnType.IsAbstract;
        text.Append($"        var node = new {Node}(typeof({NameOf(build.ReturnType.WithNullableAnnotation(NullableAnnotation.NotAnnotated))}), {(isUnion ? "true" : "false")});\n");
        foreach (var member in view.GetMembers().OfType<IPropertySymbol>().Where(static member => member.Name != "IsNull"))
        {
            Guard(text, $"node.Add(\"{member.Name}\", {Look(member.Type, "view.@" + member.Name)});", $"node.Add(\"{member.Name}\", {{0}});");
        }

        for (var i = 0; i < cases.Length; i++)
        {
            var type = cases[i].Parameters[0].Type;
            Guard(
                text, $"if (view.TryGet(out {NameOf(type)} case{i})) {{ node.Add({Node}.Case, {Look(type, $"case{i}")}); }}",
                $"node.Add({Node}.Case, {{0}});");
        }

        Guard(text, "if (builds) { node.Build(view.ToObject()); }", "node.Build({0});");
    }

    private static void Guard(StringBuilder text, string statement, string failure) => text.Append(
        $"        try {{ {statement} }}\n        catch (global::FastSer.FastSerException exception) {{ {failure.Replace("{0}", $"new {Failure}(exception)", StringComparison.Ordinal)} }}\n");
}
