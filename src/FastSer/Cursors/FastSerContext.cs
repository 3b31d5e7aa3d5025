namespace FastSer;

/// <summary>Information about the current call, for callbacks with a parameter of this type. It is valid only during the callback.</summary>
public readonly ref struct FastSerContext
{
    private readonly FastSerializerOptions? _options;

    internal FastSerContext(FastSerializerOptions? options) => _options = options;

    /// <summary>Gets <see cref="FastSerializerOptions.State"/> of the options that the call was given, or null.</summary>
    public object? State => _options?.State;
}
