using System.Text.Json;
using System.Text.RegularExpressions;

namespace FastSer.Tool.TypeScript;

/// <summary>The names of modules, types and members in JavaScript.</summary>
internal static partial class ScriptNames
{
    /// <summary>The module of roots that are neither objects nor unions.</summary>
    public const string Roots = "roots";

    // Names that the modules need for themselves.
    private static readonly HashSet<string> s_taken = new(StringComparer.Ordinal)
    {
        "Map", "Set", "Array", "Iterable", "AsyncIterable", "ArrayBuffer", "ReadonlyArray", "Object", "String", "Number", "Boolean", "Symbol",
        "Int8Array", "Uint8Array", "Int16Array", "Uint16Array", "Int32Array", "Uint32Array", "BigInt64Array", "BigUint64Array", "Float32Array",
        "Float64Array", "IterableIterator", "AsyncIterableIterator", "ReadableStream", "fastser",
    };

    /// <summary>Assigns a module and a name to each type. Modules are files, whose names may differ in more than their case.</summary>
    public static Dictionary<string, (string Module, string Name)> Assign(IEnumerable<FastSerSchemaType> types)
    {
        var names = new Dictionary<string, (string, string)>(StringComparer.Ordinal);
        var modules = new Dictionary<string, string>(StringComparer.Ordinal);
        var files = new HashSet<string>(StringComparer.OrdinalIgnoreCase) { Roots, "fastser", "fastser-signalr" };
        var taken = new HashSet<string>(StringComparer.Ordinal);
        foreach (var type in types)
        {
            var space = NamespaceOf(type.Name);
            if (!modules.TryGetValue(space, out var module))
            {
                modules.Add(space, module = Unique(space, files.Add));
            }

            var name = OfType(type.Name);
            names.Add(type.Name, (module, Unique(s_taken.Contains(name) ? name + "Type" : name, candidate => TryTake(candidate, module + "/", taken))));
        }

        return names;
    }

    /// <summary>Assigns a name to each root that is no object or union. Roots of one type have one name.</summary>
    public static Dictionary<string, string> AssignRoots(IEnumerable<FastSerSchemaValue> roots)
    {
        var names = new Dictionary<string, string>(StringComparer.Ordinal);
        var taken = new HashSet<string>(StringComparer.Ordinal);
        foreach (var root in roots)
        {
            if (!names.ContainsKey(KeyOf(root)))
            {
                var name = OfType(root.TypeName ?? root.Kind.ToString());
                var isNullable = root.HasPresence && root.Kind != FastSerSchemaKind.Tuple;
                names.Add(KeyOf(root), Unique(isNullable ? "NullableOf" + name : name, candidate => TryTake(candidate, "", taken)));
            }
        }

        return names;
    }

    /// <summary>Returns the same text for roots that have the same functions.</summary>
    public static string KeyOf(FastSerSchemaValue root) => $"{root.TypeName}{(root.HasPresence ? "?" : "")}{(root.IsCompact ? " compact" : "")}";

    /// <summary>Returns the names of the functions of a type.</summary>
    public static string[] FunctionsOf(string name) =>
    [
        $"get{name}", $"getMembersOf{name}", $"put{name}", $"putMembersOf{name}",
        $"read{name}", $"readItemsOf{name}", $"readItemsOf{name}Async", $"write{name}", $"writeItemOf{name}",
    ];

    /// <summary>Takes a name if none of its functions is one of another name.</summary>
    private static bool TryTake(string name, string prefix, HashSet<string> taken)
    {
        string[] functions = [.. FunctionsOf(name).Append(name).Select(function => prefix + function)];
        if (functions.Any(taken.Contains))
        {
            return false;
        }

        taken.UnionWith(functions);
        return true;
    }

    /// <summary>Returns a name, with a number if it is taken.</summary>
    public static string Unique(string name, Func<string, bool> isFree)
    {
        var unique = name;
        for (var i = 2; !isFree(unique); i++)
        {
            unique = $"{name}{i}";
        }

        return unique;
    }

    /// <summary>Returns the properties of an object for its members: in camel case, and unique.</summary>
    public static string[] OfMembers(IReadOnlyList<FastSerSchemaMember> members)
    {
        // The first would set the prototype of the object, and the second is the name of the case of a union.
        var taken = new HashSet<string>(StringComparer.Ordinal) { "__proto__", "$type" };
        return [.. members.Select(member => Unique(JsonNamingPolicy.CamelCase.ConvertName(member.Name), taken.Add))];
    }

    /// <summary>Returns <c>ListOfOrder</c> for <c>System.Collections.Generic.List&lt;Shop.Order&gt;</c>.</summary>
    public static string OfType(string typeName)
    {
        var array = typeName.EndsWith(']') ? typeName.LastIndexOf('[') : -1;
        if (array > 0)
        {
            return (typeName.Length - array > 2 ? "GridOf" : "ArrayOf") + OfType(typeName[..array]);
        }

        var open = typeName.IndexOf('<', StringComparison.Ordinal);
        var close = typeName.LastIndexOf('>');
        if (open < 0 || close < open)
        {
            var simple = NoIdentifier().Replace(typeName[(typeName.LastIndexOf('.') + 1)..], "");
            return simple.Length == 0 || char.IsDigit(simple[0]) ? "Type" + simple : simple;
        }

        var arguments = SplitArguments(typeName[(open + 1)..close]).Select(OfType);
        return $"{OfType(typeName[..open])}Of{string.Join("And", arguments)}{NoIdentifier().Replace(typeName[(close + 1)..], "")}";
    }

    /// <summary>Returns the namespace of a type, with the types that it is nested in.</summary>
    private static string NamespaceOf(string typeName)
    {
        var open = typeName.IndexOf('<', StringComparison.Ordinal);
        var point = (open < 0 ? typeName : typeName[..open]).LastIndexOf('.');
        return point < 0 ? "types" : typeName[..point];
    }

    private static IEnumerable<string> SplitArguments(string text)
    {
        var (start, depth) = (0, 0);
        for (var i = 0; i < text.Length; i++)
        {
            depth += text[i] is '<' or '[' ? 1 : text[i] is '>' or ']' ? -1 : 0;
            if (text[i] == ',' && depth == 0)
            {
                yield return text[start..i].Trim();
                start = i + 1;
            }
        }

        yield return text[start..].Trim();
    }

    [GeneratedRegex(@"[^\p{L}\p{Nd}_]")]
    private static partial Regex NoIdentifier();
}
