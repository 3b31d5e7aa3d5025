namespace FastSer.Generator.Results;

/// <summary>The names of the pipeline's steps, which the caching tests look up.</summary>
internal static class TrackingNames
{
    /// <summary>One parsed annotated type with its diagnostics.</summary>
    public const string Parse = nameof(Parse);

    /// <summary>The keys that the schema lock gives to members.</summary>
    public const string Keys = nameof(Keys);

    /// <summary>The model of one annotated type: what its file is emitted from.</summary>
    public const string Type = nameof(Type);

    /// <summary>The text of one annotated type's file.</summary>
    public const string File = nameof(File);

    /// <summary>One parsed call such as <c>FastSerializer.Serialize&lt;List&lt;Order&gt;&gt;(...)</c>.</summary>
    public const string Call = nameof(Call);

    /// <summary>One type that an attribute names as a root.</summary>
    public const string RootAttribute = nameof(RootAttribute);

    /// <summary>One parsed type of another assembly with its diagnostics.</summary>
    public const string External = nameof(External);

    /// <summary>One closed root type that needs a serializer of its own.</summary>
    public const string Root = nameof(Root);

    /// <summary>One file of shared helpers: what it is emitted from.</summary>
    public const string Helpers = nameof(Helpers);

    /// <summary>The comparison of the schema lock with the types.</summary>
    public const string Lock = nameof(Lock);

    /// <summary>The names that the assembly's resolver knows.</summary>
    public const string Registry = nameof(Registry);
}
