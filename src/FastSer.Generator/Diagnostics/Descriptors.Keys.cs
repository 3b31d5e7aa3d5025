using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Diagnostics;

// The keys of Tolerant types.
internal static partial class Descriptors
{
    public static readonly DiagnosticDescriptor TolerantMemberMustHaveKey = Error(
        "FSER070", "Member of a Tolerant type has no key",
        "'{0}.{1}' has no key: every member of a Tolerant type needs [FastSerMember(key)] with a number that no member of "
        + "'{0}' has or ever had; or mark it [FastSerIgnore]");

    public static readonly DiagnosticDescriptor KeyMustBeUnique = Error(
        "FSER071", "Key is used twice",
        "The key {1} of '{0}' is used by '{2}' and '{3}'; give the newer one the next free key");

    public static readonly DiagnosticDescriptor KeyGapMustBeRetired = Error(
        "FSER072", "Key is missing",
        "'{0}' has no member with the key {1} but has higher ones: if a member was removed, keep its key with "
        + "[FastSerRetired({1}, typeof(...))]; if no member ever had it, use the key, or add [FastSerReservedKeys({2})]; if derived classes "
        + "in other assemblies use it, add [FastSerReservedKeys({2}, ForDerived = true)]");

    public static readonly DiagnosticDescriptor RetiredKeyMustStayUnused = Error(
        "FSER073", "Retired key is used",
        "The key {1} of '{0}' is retired or reserved and cannot be used ('{2}'); give the member the next free key");

    public static readonly DiagnosticDescriptor RetiredTypeMustBeSupported = Error(
        "FSER074", "Type of a retired key is not supported",
        "The key {1} of '{0}' is retired with the type '{2}', which FastSer cannot read: {3}");

    public static readonly DiagnosticDescriptor RetiredKeyNeedsTolerantType = Error(
        "FSER075", "Retired key has no effect",
        "'{0}' has [{1}], which has an effect only on Tolerant types; remove it, or set Format = WireFormat.Tolerant");

    public static readonly DiagnosticDescriptor KeyMustBeInRange = Error(
        "FSER076", "Key is out of range",
        "The key {1} of '{0}' is not in 0 to {2}; keys start at 0, and ranges are ascending");

    public static readonly DiagnosticDescriptor TolerantTypeMustNotKeepIdentity = Error(
        "FSER077", "Tolerant type cannot keep references",
        "'{0}' is Tolerant and {1}: a reader that skips unknown members would number the objects differently than the "
        + "writer; use the Fast format there");

    public static readonly DiagnosticDescriptor AutoKeysMustBeLocked = Error(
        "FSER098", "Schema lock has no key for a member",
        "'{0}' gets its keys from the schema lock (Keys = Auto), but {1}; run 'dotnet build -p:FastSerUpdateLock=true', and keep the file with "
        + "the source");

    public static readonly DiagnosticDescriptor AutoKeyedMemberMustStay = Error(
        "FSER099", "Member with a key of the schema lock is gone",
        "'{0}' no longer has the member '{1}', to which FastSer.schema.lock gives the key {2} ('{3}'): if it was renamed, mark the renamed "
        + "member{4} with [FastSerMember({2})]; if it was removed, add [FastSerRetired({2}, typeof(...))]");

    public static readonly DiagnosticDescriptor AutoKeysMustBePossible = Error(
        "FSER114", "Keys cannot come from the schema lock",
        "'{0}' cannot have Keys = Auto: {1}");
}
