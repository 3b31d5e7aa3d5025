using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Diagnostics;

// The schema lock.
internal static partial class Descriptors
{
    public static readonly DiagnosticDescriptor LockedKindMustStay = Error(
        "FSER080", "Kind of a locked member has changed",
        "'{0}': '{1}' was '{2}' when FastSer.schema.lock was written and is '{3}' now, so stored data could not be read; {4}");

    public static readonly DiagnosticDescriptor LockedKeyMustStay = Error(
        "FSER081", "Locked key is missing",
        "'{0}' no longer has the key or tag {1} ('{2}', '{3}'), which FastSer.schema.lock records; {4}");

    public static readonly DiagnosticDescriptor LockMustBeUpdated = Error(
        "FSER082", "Schema lock is out of date",
        "'{0}' has additions that FastSer.schema.lock does not record; accept them with "
        + "'dotnet build -p:FastSerUpdateLock=true'");

    public static readonly DiagnosticDescriptor LockedTypeMustExist = Error(
        "FSER083", "Locked type is missing",
        "FastSer.schema.lock records the type '{0}', but no Tolerant or Append type of this build is or contains it; if it was "
        + "renamed, rename it in the file; if no stored data of it is left, remove it there");

    public static readonly DiagnosticDescriptor LockMustBeReadable = Error(
        "FSER084", "Schema lock cannot be read",
        "Line {0} of FastSer.schema.lock is neither '[Type] format' nor 'key name kind'; restore the file");

    public static readonly DiagnosticDescriptor LockedMemberMustStay = Error(
        "FSER111", "Locked member has moved or is gone",
        "You can add members to '{0}' only at the end: member {1} was '{2}' when FastSer.schema.lock was written and is '{3}' now, so stored "
        + "data would be misread; change it back, and declare new members last");
}
