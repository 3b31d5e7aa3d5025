using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using FastSer.Hosts;

namespace FastSer.SignalR;

/// <summary>As which type an object is written. SignalR hands over objects, and knows declared types only where it reads.</summary>
internal sealed class DeclaredTypes
{
    private readonly MethodTable _hubMethods = new("hub", StringComparer.OrdinalIgnoreCase);
    private readonly MethodTable _clientMethods = new("client", StringComparer.Ordinal);
    private readonly HashSet<Type> _resultsOfServer = [];
    private readonly HashSet<Type> _resultsOfClient = [];
    private readonly ConcurrentDictionary<Type, Type> _resultOf = new();
    private readonly ConcurrentDictionary<Type, Type> _unnamed = new();

    /// <summary>Gets or sets a value indicating whether a client writes with these types; null if this is not known.</summary>
    public bool? IsClient { get; set; }

    public void AddHub([DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.All)] Type type)
    {
        foreach (var method in MethodDeclaration.MethodsOf(type))
        {
            _hubMethods.Add(MethodDeclaration.NameOf(method), MethodDeclaration.ArgumentsOf(method));
            Add(_resultsOfServer, method.ReturnType);
            foreach (var item in MethodDeclaration.StreamedItemsOf(method))
            {
                Add(_resultsOfClient, item);
            }
        }
    }

    public void AddClient([DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.All)] Type type)
    {
        foreach (var method in MethodDeclaration.MethodsOf(type))
        {
            _clientMethods.Add(MethodDeclaration.NameOf(method), MethodDeclaration.ArgumentsOf(method));
            Add(_resultsOfClient, method.ReturnType);
        }
    }

    /// <summary>The type of an argument of a call; null for null.</summary>
    /// <exception cref="FastSerHubException">The declared type is needed and not known, or is another one.</exception>
    public Type? OfArgument(string target, int count, int index, object? value)
    {
        if (value is null)
        {
            return null;
        }

        var declared = FindArguments(target, count)?[index];
        return declared is null || declared == typeof(object) ? Unnamed(value.GetType())
            : declared.IsInstanceOfType(value) ? declared
            : throw new FastSerHubException($"Argument {index + 1} of '{target}' is a '{value.GetType()}', and its declared type is '{declared}'.");
    }

    /// <summary>The type of a result or of an item of a stream, whose method is not known where it is written; null for null.</summary>
    public Type? OfResult(object? value) => value is null ? null : _resultOf.GetOrAdd(value.GetType(), FindResult);

    private static void Add(HashSet<Type> results, Type type)
    {
        if (MethodDeclaration.ResultOf(type) is { } result)
        {
            results.Add(result);
        }
    }

    /// <summary>Servers call only methods of clients. Clients may have declared the methods of their hub by AddClient.</summary>
    private Type[]? FindArguments(string target, int count) => IsClient switch
    {
        true => _hubMethods.Find(target, count) ?? _clientMethods.Find(target, count),
        false => _clientMethods.Find(target, count),
        null => _clientMethods.Find(target, count) ?? _hubMethods.Find(target, count),
    };

    private Type FindResult(Type type)
    {
        var results = IsClient switch
        {
            true => _resultsOfClient,
            false => _resultsOfServer,
            null => _resultsOfServer.Union(_resultsOfClient),
        };
        var declared = results.Where(result => result.IsAssignableFrom(type)).ToArray();
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
        $"A '{type}' {how}. The receiver may read it as '{other}', which has other bytes. Declare the methods of the hub by "
        + $"{nameof(FastSerHubProtocolOptions.AddHub)}<THub>() and those of its clients by {nameof(FastSerHubProtocolOptions.AddClient)}<TClient>() "
        + "in the options of AddFastSerProtocol, on the server and on the client.");
}
