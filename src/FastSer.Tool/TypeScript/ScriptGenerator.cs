namespace FastSer.Tool.TypeScript;

/// <summary>Writes modules in JavaScript with declarations for TypeScript, which read and write the types of a schema.</summary>
internal static class ScriptGenerator
{
    /// <summary>The file that modules import if nothing else is asked for.</summary>
    public const string Runtime = "./fastser.js";

    /// <summary>Returns the modules by the names of their files.</summary>
    /// <param name="schema">The schema.</param>
    /// <param name="runtime">The module that the functions call.</param>
    /// <param name="leftOut">The types that have no functions, or none that write, each with its reason.</param>
    /// <param name="hub">The hub whose methods get a table, or null.</param>
    public static IReadOnlyDictionary<string, string> Generate(
        FastSerSchema schema, string runtime, out IReadOnlyList<(string Type, string Reason)> leftOut, HubTable? hub = null)
    {
        var script = new ScriptSchema(schema);
        var reasons = new List<(string, string)>();
        var types = schema.Types.Where(type => Keeps(type.Name, script.WhyUnreadable(type.Name))).ToArray();
        reasons.AddRange(types.Where(type => script.WhyUnwritable(type.Name) is not null)
            .Select(type => (type.Name, "values can only be read: " + script.WhyUnwritable(type.Name))));
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

        var others = schema.Roots.Where(static root => !IsNamed(root)).DistinctBy(ScriptNames.KeyOf)
            .Where(root => Keeps(root.TypeName ?? root.Kind.ToString(), script.WhyUnreadableValue(root))).ToArray();
        var rootNames = ScriptNames.AssignRoots(others);
        if (others.Length > 0)
        {
            var roots = new ModuleScript(script, names, ScriptNames.Roots, runtime, rootNames.Values);
            Array.ForEach(others, root => roots.AddRoot(root, rootNames[ScriptNames.KeyOf(root)]));
            modules.Add(roots);
        }

        leftOut = reasons;
        var files = modules.SelectMany(static module => new[]
        {
            KeyValuePair.Create(module.Module + ".js", module.Code.TrimEnd('\n') + "\n"),
            KeyValuePair.Create(module.Module + ".d.ts", module.Declarations.TrimEnd('\n') + "\n"),
        }).ToDictionary(StringComparer.Ordinal);
        if (hub is not null)
        {
            var functions = schema.Roots.Select(root => script.WhyUnreadableValue(root) is { } reason
                ? throw new ToolException($"The hub has an argument or result of the type {root.TypeName}: {reason}.")
                : FunctionsOf(root)).ToArray();
            var file = ScriptNames.Unique(HubScript.NameOf(hub), name => !files.Keys.Contains(name + ".js", StringComparer.OrdinalIgnoreCase));
            files.Add(file + ".js", HubScript.Format(hub, functions));
            files.Add(file + ".d.ts", HubScript.Declare(hub, SignalR(runtime)));
        }

        return files;

        (string Module, string Name, bool IsWritable) FunctionsOf(FastSerSchemaValue root)
        {
            var (module, name) = IsNamed(root) ? names[root.Reference!] : (ScriptNames.Roots, rootNames[ScriptNames.KeyOf(root)]);
            return (module, name, script.WhyUnwritableValue(root) is null);
        }

        bool Keeps(string name, string? reason)
        {
            if (reason is not null)
            {
                reasons.Add((name, "there are no functions: " + reason));
            }

            return reason is null;
        }
    }

    /// <summary>Returns the module with the hub protocol.</summary>
    public static string SignalR(string runtime) => runtime == Runtime ? "./fastser-signalr.js" : runtime + "/signalr";

    /// <summary>Returns whether a root is an object or a union, which has functions in the module of its namespace.</summary>
    public static bool IsNamed(FastSerSchemaValue root) => root is { Reference: not null, HasPresence: false, Kind: not FastSerSchemaKind.Enum };
}
