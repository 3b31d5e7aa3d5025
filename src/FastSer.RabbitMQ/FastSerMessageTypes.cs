using System.Collections.Frozen;
using System.Diagnostics.CodeAnalysis;
using System.Text;

namespace FastSer.RabbitMQ;

/// <summary>
/// The fixed map of message names and declared types. The name of a message is sent as the AMQP property <c>type</c>. A name that is not
/// in the map is never looked up elsewhere, so a message can never cause a program to load a type.
/// </summary>
public sealed class FastSerMessageTypes
{
    /// <summary>The content type of messages: one value (docs/hosts.md).</summary>
    public const string ContentType = "application/x-fastser";

    /// <summary>AMQP sends the name as a short string.</summary>
    private const int MaxNameBytes = 255;

    private readonly Dictionary<string, MessageType> _added = new(StringComparer.Ordinal);

    private FrozenDictionary<string, MessageType>? _byName;

    private FrozenDictionary<Type, MessageType>? _byType;

    /// <summary>Adds a message. Add all messages before the first publisher or consumer gets the map.</summary>
    /// <typeparam name="T">The declared type: it determines the encoding. For a union it is the interface or base class, not a case.</typeparam>
    /// <param name="name">
    /// The name of the message, which all programs must use. It is not the name of a type: renaming the type keeps it.
    /// </param>
    /// <returns>This map.</returns>
    /// <exception cref="ArgumentException">
    /// The name is empty or longer than 255 bytes; the name or the type is already in the map; or the type has no serializer.
    /// </exception>
    /// <exception cref="InvalidOperationException">A publisher or consumer already uses the map.</exception>
    public FastSerMessageTypes Add<[FastSerRootParameter] T>(string name)
    {
        ArgumentException.ThrowIfNullOrEmpty(name);
        if (_byName is not null)
        {
            throw new InvalidOperationException("The map is in use. Add all messages before a publisher or consumer gets it.");
        }

        if (Encoding.UTF8.GetByteCount(name) > MaxNameBytes)
        {
            throw new ArgumentException($"The name of a message has at most {MaxNameBytes} bytes.", nameof(name));
        }

        if (!FastSerializer.CanSerialize<T>())
        {
            throw new ArgumentException($"There is no serializer for {typeof(T)}. Put [FastSerType] on it.", nameof(name));
        }

        if (_added.Values.FirstOrDefault(static message => message.Type == typeof(T)) is { } other)
        {
            throw new ArgumentException($"The type {typeof(T)} is already the message '{other.Name}'.", nameof(name));
        }

        return _added.TryAdd(name, new MessageType<T>(name))
            ? this
            : throw new ArgumentException($"The name '{name}' is already the message {_added[name].Type}.", nameof(name));
    }

    internal FastSerMessageTypes Freeze()
    {
        _byType ??= _added.Values.ToFrozenDictionary(static message => message.Type);
        _byName ??= _added.ToFrozenDictionary(StringComparer.Ordinal);
        return this;
    }

    internal bool TryFind(string? name, [NotNullWhen(true)] out MessageType? message)
    {
        message = null;
        return name is not null && _byName!.TryGetValue(name, out message);
    }

    /// <exception cref="InvalidOperationException">The type is not in the map.</exception>
    internal string NameOf<T>() => _byType!.TryGetValue(typeof(T), out var message) ? message.Name : throw Missing(typeof(T));

    private InvalidOperationException Missing(Type type)
    {
        var declared = _added.Values.FirstOrDefault(message => message.Type.IsAssignableFrom(type));
        return new InvalidOperationException(declared is null
            ? $"The type {type} is no message. Call {nameof(Add)}<{type.Name}>(name)."
            : $"The type {type} is no message, but {declared.Type} is '{declared.Name}'. Name the declared type: PublishAsync<{declared.Type.Name}>(...).");
    }
}
