using System.Text.Json;
using System.Text.RegularExpressions;

namespace FastSer.Tool.TypeScript;

/// <summary>The names of modules, types and members in JavaScript.</summary>
internal static partial class ScriptNames
{
    // Names that the declarations need for themselves.
    private static readonly HashSet<string> s_taken = new(StringComparer.Ordinal)
    {
        "Map", "Set", "Array", "Iterable", "AsyncIterable", "ArrayBuffer", "ReadonlyArray", "Object", "String", "Number", "Boolean", "Symbol",
        "Int8Array", "Uint8Array", "Int16Array", "Uint16Array", "Int32Array", "Uint32Array", "BigInt64Array", "BigUint64Array", "Float32Array",
        "Float64Array",
    };

    /// <summary>Assigns a name to each type: unique in its module.</summary>
    public static Dictionary<string, (string Module, string Name)> Assign(IEnumerable<FastSerSchemaType> types)
    {
        var names = new Dictionary<string, (string, string)>(StringComparer.Ordinal);
        var taken = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        foreach (var type in types)
        {
            var (module, name) = (ModuleOf(type.Name), OfType(type.Name));
            names.Add(type.Name, (module, Unique(s_taken.Contains(name) ? name + "Type" : name, candidate => taken.Add($"{module}/{candidate}"))));
        }

        return names;
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

    /// <summary>Returns the file of a type without extension: its namespace, with the types that it is nested in.</summary>
    private static string ModuleOf(string typeName)
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
