namespace FastSer.Tool.TypeScript;

/// <summary>Writes modules in JavaScript with declarations for TypeScript, which read and write the types of a schema.</summary>
internal static class ScriptGenerator
{
    /// <summary>The module of roots that are neither objects nor unions.</summary>
    private const string RootModule = "roots";

    /// <summary>The file that modules import if nothing else is asked for.</summary>
    public const string Runtime = "./fastser.js";

    /// <summary>Returns the modules by the names of their files.</summary>
    /// <param name="schema">The schema.</param>
    /// <param name="runtime">The module that the functions call.</param>
    /// <param name="leftOut">The types that have no functions, each with its reason.</param>
    public static IReadOnlyDictionary<string, string> Generate(
        FastSerSchema schema, string runtime, out IReadOnlyList<(string Type, string Reason)> leftOut)
    {
        var script = new ScriptSchema(schema);
        var reasons = new List<(string, string)>();
        var types = schema.Types.Where(type => Keeps(type.Name, script.WhyUnreadable(type.Name))).ToArray();
        var names = ScriptNames.Assign(types);
        var modules = types.GroupBy(type => names[type.Name].Module, StringComparer.Ordinal).Select(group =>
        {
            var module = new ModuleScript(script, names, group.Key, runtime, group.Select(type => names[type.Name].Name));
            foreach (var type in group)
            {
                module.Add(type);
            }

            return module;
        }).ToList();

        var others = schema.Roots.Where(static root => root.Reference is null || root.HasPresence || root.Kind == FastSerSchemaKind.Enum)
            .DistinctBy(RootName).Where(root => Keeps(root.TypeName ?? RootName(root), script.WhyUnreadableValue(root))).ToArray();
        if (others.Length > 0)
        {
            var roots = new ModuleScript(script, names, RootModule, runtime, others.Select(RootName));
            Array.ForEach(others, root => roots.AddRoot(root, RootName(root)));
            modules.Add(roots);
        }

        leftOut = reasons;
        return modules.SelectMany(static module => new[]
        {
            KeyValuePair.Create(module.Module + ".js", module.Code.TrimEnd('\n') + "\n"),
            KeyValuePair.Create(module.Module + ".d.ts", module.Declarations.TrimEnd('\n') + "\n"),
        }).ToDictionary(StringComparer.Ordinal);

        bool Keeps(string name, string? reason)
        {
            if (reason is not null)
            {
                reasons.Add((name, reason));
            }

            return reason is null;
        }
    }

    /// <summary>Returns the name of the functions of a root that is no object or union.</summary>
    public static string RootName(FastSerSchemaValue root)
    {
        var name = ScriptNames.OfType(root.TypeName ?? root.Kind.ToString());
        return root.HasPresence && root.Kind != FastSerSchemaKind.Tuple ? "NullableOf" + name : name;
    }
}
