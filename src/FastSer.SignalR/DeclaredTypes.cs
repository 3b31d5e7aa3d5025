using System.Collections.Concurrent;
using System.Reflection;
using System.Threading.Channels;
using FastSer.Hosts;

namespace FastSer.SignalR;

/// <summary>As which type an object is written. SignalR hands over objects, and knows declared types only where it reads.</summary>
internal sealed class DeclaredTypes
{
    private readonly Dictionary<(string Name, int Count), Type[]> _targets = [];
    private readonly HashSet<Type> _results = [];
    private readonly ConcurrentDictionary<Type, Type> _resultOf = new();
    private readonly ConcurrentDictionary<Type, Type> _unnamed = new();

    public void AddTarget(MethodInfo method)
    {
        var types = method.GetParameters().Select(static parameter => parameter.ParameterType)
            .Where(static type => type != typeof(CancellationToken)).Select(NotNullable).ToArray();
        var key = (NameOf(method), types.Length);
        if (_targets.TryGetValue(key, out var others) && !others.SequenceEqual(types))
        {
            throw new ArgumentException($"Two client methods are called '{key.Item1}' and have {types.Length} parameters of other types.");
        }

        _targets[key] = types;
        AddResult(method.ReturnType);
    }

    public void AddResult(Type type)
    {
        if (type.IsGenericType && type.GetGenericTypeDefinition() is var open
            && (open == typeof(Task<>) || open == typeof(ValueTask<>) || open == typeof(IAsyncEnumerable<>) || open == typeof(ChannelReader<>)))
        {
            AddResult(type.GenericTypeArguments[0]);
        }
        else if (type != typeof(void) && type != typeof(Task) && type != typeof(ValueTask) && type != typeof(object))
        {
            _results.Add(NotNullable(type));
        }
    }

    /// <summary>The types of the arguments of a call; null for null.</summary>
    public Type? OfArgument(string target, int count, int index, object? value) => value is null ? null
        : _targets.TryGetValue((target, count), out var types)
            ? types[index] == typeof(object) ? Unnamed(value.GetType()) : types[index]
            : Unnamed(value.GetType());

    /// <summary>The type of a result or of an item of a stream, whose method is not known where it is written; null for null.</summary>
    public Type? OfResult(object? value) => value is null ? null : _resultOf.GetOrAdd(value.GetType(), FindResult);

    /// <summary>A nullable value is written as its value: null has a code of its own.</summary>
    public static Type NotNullable(Type type) => Nullable.GetUnderlyingType(type) ?? type;

    /// <summary>The attribute is found by its name: its assembly is the server's, and clients do not have it.</summary>
    private static string NameOf(MethodInfo method) => method.CustomAttributes
        .FirstOrDefault(static data => data.AttributeType.FullName == "Microsoft.AspNetCore.SignalR.HubMethodNameAttribute")
        ?.ConstructorArguments[0].Value as string ?? method.Name;

    private Type FindResult(Type type)
    {
        var declared = _results.Where(result => result.IsAssignableFrom(type)).ToArray();
        return declared.Length switch
        {
            0 => Unnamed(type),
            1 => declared[0],
            _ when ExpectedTypes.FindBase(type) is { } other => throw Ambiguous(type, $"is declared as {string.Join(" and ", declared.Select(static one => $"'{one}'"))}", other),
            _ => FastSerializer.CanSerialize(type) ? type : declared.FirstOrDefault(FastSerializer.CanSerialize) ?? type,
        };
    }

    private Type Unnamed(Type type) => _unnamed.GetOrAdd(type, static type => ExpectedTypes.FindBase(type) is { } other
        ? throw Ambiguous(type, "is sent without a declared type", other)
        : type);

    private static FastSerHubException Ambiguous(Type type, string how, Type other) => new(
        $"A '{type}' {how}. The receiver may read it as '{other}', which has other bytes. Use a strongly typed hub, and tell its types by "
        + $"{nameof(FastSerHubProtocolOptions.AddClient)}<TClient>() and {nameof(FastSerHubProtocolOptions.AddHub)}<THub>() of AddFastSerProtocol.");
}
