using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using FastSer.SignalR;

namespace FastSer.Tool.TypeScript;

/// <summary>A method of a hub or of its clients. Its types are places in the roots of a schema.</summary>
internal sealed record HubMethod(string Name, int[] Arguments, int[] Streams, int? Result)
{
    [JsonIgnore]
    public IEnumerable<int> Places => [.. Arguments, .. Streams, .. Result is { } place ? [place] : Array.Empty<int>()];
}

/// <summary>The methods of a SignalR hub, and those of its clients.</summary>
internal sealed record HubTable(string Name, HubMethod[] Methods, HubMethod[] Client)
{
    private const string Property = "hub";

    private static readonly JsonSerializerOptions s_options = new()
    {
        PropertyNamingPolicy = JsonNamingPolicy.CamelCase, WriteIndented = true, Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
    };

    /// <summary>Describes a hub, and the types of its arguments and results.</summary>
    public static (FastSerSchema Schema, HubTable Hub) Describe(Type hub)
    {
        if (!hub.IsInterface && !Ancestors(hub).Any(static type => type is { Name: "Hub", Namespace: "Microsoft.AspNetCore.SignalR" }))
        {
            throw new ToolException($"The type '{hub.FullName}' is no SignalR hub.");
        }

        var types = new List<Type>();
        var clients = Ancestors(hub).FirstOrDefault(
            static type => type is { IsGenericType: true, Name: "Hub`1", Namespace: "Microsoft.AspNetCore.SignalR" })?.GenericTypeArguments[0];
        var table = new HubTable(hub.FullName!.Replace('+', '.'), MethodsOf(hub, types), clients is null ? [] : MethodsOf(clients, types));
        return table.Methods.Length == 0
            ? throw new ToolException($"The type '{table.Name}' has no methods that a client can call.")
            : (FastSerSchema.Of(types), table);
    }

    /// <summary>Returns a schema with this table.</summary>
    public string AddTo(FastSerSchema schema)
    {
        var json = JsonNode.Parse(schema.ToJson())!;
        json[Property] = JsonSerializer.SerializeToNode(this, s_options);
        return json.ToJsonString(s_options).ReplaceLineEndings("\n") + "\n";
    }

    /// <summary>Reads the table of a schema, or returns null if it has none.</summary>
    /// <exception cref="ToolException">The table is not valid.</exception>
    public static HubTable? Parse(string json, FastSerSchema schema)
    {
        HubTable? table;
        try
        {
            table = JsonNode.Parse(json)![Property].Deserialize<HubTable>(s_options);
        }
        catch (Exception exception) when (ToolException.IsOfJson(exception))
        {
            throw new ToolException($"The hub of the schema is not valid: {exception.Message}");
        }

        return table switch
        {
            null => null,
            { Name: null } or { Methods: null } or { Client: null } => throw new ToolException("The hub of the schema lacks a property."),
            _ when table.Name.Contains('*', StringComparison.Ordinal) => throw new ToolException("The hub of the schema has a name that C# does not allow."),
            _ when table.Methods.Concat(table.Client).Any(static method => method is not { Name: not null, Arguments: not null, Streams: not null }) =>
                throw new ToolException($"A method of the hub {table.Name} lacks a property."),
            _ when table.Methods.Concat(table.Client).SelectMany(static method => method.Places).Any(place => (uint)place >= (uint)schema.Roots.Count) =>
                throw new ToolException($"The hub {table.Name} has a type that is no root of the schema."),
            _ => table,
        };
    }

    private static HubMethod[] MethodsOf(Type type, List<Type> types) =>
    [
        .. MethodDeclaration.MethodsOf(type).OrderBy(MethodDeclaration.NameOf, StringComparer.Ordinal).Select(method => new HubMethod(
            MethodDeclaration.NameOf(method),
            [.. MethodDeclaration.ArgumentsOf(method).Select(one => PlaceOf(one, types))],
            [.. MethodDeclaration.StreamedItemsOf(method).Select(one => PlaceOf(MethodDeclaration.NotNullable(one), types))],
            MethodDeclaration.ResultOf(method.ReturnType) is { } result ? PlaceOf(result, types) : null)),
    ];

    private static int PlaceOf(Type type, List<Type> types)
    {
        if (!types.Contains(type))
        {
            types.Add(type);
        }

        return types.IndexOf(type);
    }

    private static IEnumerable<Type> Ancestors(Type type)
    {
        for (var ancestor = type.BaseType; ancestor is not null; ancestor = ancestor.BaseType)
        {
            yield return ancestor;
        }
    }
}
