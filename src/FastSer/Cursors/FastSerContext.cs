namespace FastSer;

/// <summary>What a callback may know of the call that runs it, if it has a parameter of this type. It does not outlive the callback.</summary>
public readonly ref struct FastSerContext
{
    private readonly FastSerializerOptions? _options;

    internal FastSerContext(FastSerializerOptions? options) => _options = options;

    /// <summary>Gets <see cref="FastSerializerOptions.State"/> of the options that the call was given, or null.</summary>
    public object? State => _options?.State;
}
