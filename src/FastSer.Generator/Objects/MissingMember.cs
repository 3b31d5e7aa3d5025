namespace FastSer.Generator.Objects;

/// <summary>The way in which a member that its writer did not know gets its declared default.</summary>
internal enum MissingRule
{
    /// <summary>It is passed on like one that was read: <see cref="MissingMember.Value"/>.</summary>
    Value,

    /// <summary>It is not assigned, and so keeps what construction gave it.</summary>
    Unassigned,

    /// <summary>It cannot be left out of the initializer: it gets what a second, unused object has.</summary>
    Copied,
}

/// <summary>The default of a member that its writer may not have known. Immutable and structurally equal all the way down.</summary>
/// <param name="Rule">How it is given.</param>
/// <param name="Value">A C# constant: <c>default</c>, or that of the constructor parameter.</param>
internal sealed record MissingMember(MissingRule Rule, string Value);
