namespace FastSer.Generator.Models;

/// <summary>The way in which a member that its writer did not know gets its declared default.</summary>
internal enum MissingRule
{
    /// <summary>Pass it on like one that was read: <see cref="MissingMember.Value"/>.</summary>
    Value,

    /// <summary>Do not assign it: it keeps the value that construction gave it.</summary>
    Unassigned,

    /// <summary>Give it the value of a second, unused object, as the initializer needs it.</summary>
    Copied,
}

/// <summary>The default of a member that its writer may not have known. Immutable and structurally equal all the way down.</summary>
/// <param name="Rule">How it is given.</param>
/// <param name="Value">A C# constant: <c>default</c>, or that of the constructor parameter.</param>
internal sealed record MissingMember(MissingRule Rule, string Value);
