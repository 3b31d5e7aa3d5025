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
        "FastSer.schema.lock records the type '{0}', but this build has no such type with an attribute of FastSer, nor one that contains it; "
        + "if it was renamed, rename it in the file, or mark it [FastSerFormerName]; if no stored data of it is left, remove it there");

    public static readonly DiagnosticDescriptor LockedNameMustStay = Error(
        "FSER135", "Locked member has another name",
        "'{0}': '{1}' stands where FastSer.schema.lock has '{2}', so stored values of '{2}' would be read into '{1}'; {3}");

    public static readonly DiagnosticDescriptor LockedNumberMustStay = Error(
        "FSER136", "Number of an enum's name has changed",
        "'{0}.{1}' was {2} when FastSer.schema.lock was written and is {3}, so stored values would get another meaning; {4}");

    public static readonly DiagnosticDescriptor LockMustBeReadable = Error(
        "FSER084", "Schema lock cannot be read",
        "Line {0} of FastSer.schema.lock is neither '[Type] format' nor 'key name kind' ('name number' of an enum); restore the file");

    public static readonly DiagnosticDescriptor LockedMemberMustStay = Error(
        "FSER111", "Locked member has moved or is gone",
        "You can add members to '{0}' only at the end: member {1} was '{2}' when FastSer.schema.lock was written and is '{3}' now, so stored "
        + "data would be misread; change it back, and declare new members last");
}
