namespace FastSer.Generator.Lock;

/// <summary>Advice for a type that no longer agrees with its schema lock.</summary>
internal static class LockAdvice
{
    private const string ChangeBack = "change it back";

    /// <summary>A key or tag of the lock is missing.</summary>
    public static string ForMissingKey(LockSection type, LockEntry old) => type switch
    {
        { IsUnion: true } => "keep the type in the union as long as stored data may contain it",
        { IsExternal: true } when old.IsRetired => UseSurrogate(old),
        { IsExternal: true } => $"put '{old.Name}' back at index {Number(old.Key)} of Keys; or, if the type no longer has the member, {UseSurrogate(old)}",
        _ => $"keep the key of a removed member with {FormatRetired(old.Key)}",
    };

    /// <summary>A key or tag has other content.</summary>
    public static string ForChangedKey(LockSection type, LockEntry old, LockEntry now) => type switch
    {
        { IsUnion: true } => ChangeBack + ", or give the new type the next free tag",
        { IsExternal: true } => "restore the order of Keys; or, if the member itself has changed, " + UseSurrogate(old),
        _ when now.IsRetired => ChangeBack,
        _ => ChangeBack + ", or retire its key and add a member with the next free key",
    };

    /// <summary>The members of a type without keys have changed.</summary>
    public static string ForChangedMembers(LockSection type) => type.IsExternal
        ? "restore the arguments of [FastSerExternal], or replace it with a [FastSerSurrogate] that has the members of the lock"
        : ChangeBack + ", or, if no stored data of the type is left, remove its lines from the file and update it";

    /// <summary>Another name stands where that of the lock stood.</summary>
    public static string ForOtherName(LockSection type, string old, string now) => type.IsExternal || type.IsPlain
        ? $"change it back, or, if '{now}' is the new name of '{old}', rename it in the file"
        : $"change it back, or, if '{now}' is the new name of '{old}', mark it [FastSerFormerName(\"{old}\")]";

    /// <summary>A name of an enum has another number, or is gone.</summary>
    public static string ForNumber(bool isGone, string old, string? other) =>
        !isGone ? "give it its number back"
        : "add it again; mark it [Obsolete] if nobody should use it"
            + (other is null ? "" : $"; or, if '{other}' is its new name, mark '{other}' [FastSerFormerName(\"{old}\")]");

    /// <summary>The type has another format.</summary>
    public static string ForChangedFormat() => ChangeBack;

    private static string UseSurrogate(LockEntry old) =>
        $"replace [FastSerExternal] with a Tolerant [FastSerSurrogate] that has the same keys and {FormatRetired(old.Key)}";

    private static string FormatRetired(int key) => $"[FastSerRetired({Number(key)}, typeof(...))]";

    private static string Number(int number) => number.ToString(System.Globalization.CultureInfo.InvariantCulture);
}
