using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Diagnostics;

/// <summary>Every diagnostic; a field is named after the rule that was broken. Ids are never reused.</summary>
internal static class Descriptors
{
    public static readonly DiagnosticDescriptor TypeMustBePartial = Error(
        "FSER001", "Type must be partial",
        "'{0}' has [FastSerType] and must be declared partial, so that its serializer can be generated into it");

    public static readonly DiagnosticDescriptor ContainingTypeMustBePartial = Error(
        "FSER002", "Containing type must be partial",
        "'{1}' contains the [FastSerType] type '{0}' and must be declared partial");

    public static readonly DiagnosticDescriptor MemberTypeMustBeSupported = Error(
        "FSER003", "Member type is not supported",
        "'{0}.{1}' has the type '{2}', which FastSer cannot serialize: {3}");

    public static readonly DiagnosticDescriptor MemberMustBeRestorable = Error(
        "FSER004", "Member cannot be restored",
        "'{0}.{1}' would be written but could not be restored: {4}add a {5} parameter '{2}' of type '{3}', or mark it [FastSerIgnore]");

    public static readonly DiagnosticDescriptor TypeMustBeConstructible = Error(
        "FSER005", "No usable constructor",
        "'{0}' has no constructor that FastSer can call: {1}");

    public static readonly DiagnosticDescriptor ConstructorMustBeUnambiguous = Error(
        "FSER006", "Ambiguous constructor",
        "'{0}' has several constructors that restore all members equally well; mark one with [FastSerConstructor]");

    public static readonly DiagnosticDescriptor MemberOrderMustBeUnique = Error(
        "FSER007", "Duplicate member order",
        "'{0}.{1}' and '{0}.{2}' both have the order {3}; give each [FastSerMember] of a type its own number");

    public static readonly DiagnosticDescriptor MemberOrderMustBeExplicit = Error(
        "FSER008", "Member order must be explicit",
        "'{0}' is declared in several files, so its member order is not defined; give every member [FastSerMember(n)]");

    public static readonly DiagnosticDescriptor TypeKindMustBeSupported = Error(
        "FSER009", "Type cannot be a [FastSerType]",
        "'{0}' cannot be a [FastSerType]: {1}");

    public static readonly DiagnosticDescriptor StructMustNotBeEmpty = Error(
        "FSER010", "Struct has no members",
        "'{0}' has no serialized member and would take no byte, which the format forbids; "
        + "add a member or remove [FastSerType]");

    public static readonly DiagnosticDescriptor MemberOrderMustBeComplete = Error(
        "FSER011", "Member order is incomplete",
        "'{0}.{1}' has no [FastSerMember] although other members of '{0}' have one; number all of them or none");

    public static readonly DiagnosticDescriptor RootMustBeSupported = Error(
        "FSER012", "Root type is not supported",
        "'{0}' cannot be serialized: {1}");

    public static readonly DiagnosticDescriptor AttributeMustApply = Error(
        "FSER013", "Attribute has no effect",
        "'{0}.{1}' is marked [{2}] but is {3}, which FastSer cannot serialize");

    public static readonly DiagnosticDescriptor AttributesMustAgree = Error(
        "FSER014", "Attributes contradict each other",
        "'{0}.{1}' is marked [FastSerIgnore] and [{2}]; remove one of them");

    public static readonly DiagnosticDescriptor RequiredMemberMustBeSerialized = Error(
        "FSER015", "Required member is not serialized",
        "'{0}.{1}' is required but not serialized, so '{0}' could not be constructed; "
        + "serialize it, or mark the constructor [SetsRequiredMembers]");

    public static readonly DiagnosticDescriptor BaseMemberMustBeReachable = Error(
        "FSER016", "Member of a generic base type out of reach",
        "'{0}.{1}', a member of a generic base type, {2}");

    public static readonly DiagnosticDescriptor OnlyOneConstructorMayBeMarked = Error(
        "FSER017", "Several marked constructors",
        "'{0}' has more than one [FastSerConstructor]; keep one");

    public static readonly DiagnosticDescriptor ConstructorParameterMustMatch = Error(
        "FSER018", "Constructor parameter matches no member",
        "The parameter '{1}' of the [FastSerConstructor] of '{0}' {2}");

    public static readonly DiagnosticDescriptor HiddenGetterMustBeDecided = Error(
        "FSER019", "Getter of a public property is not public",
        "'{0}.{1}' is public but its getter is not: mark it [FastSerInclude] to serialize it, or [FastSerIgnore]");

    public static readonly DiagnosticDescriptor ComparerMustApply = Error(
        "FSER020", "Member takes no comparer",
        "'{0}.{1}' is marked [FastSerComparer], but a '{2}' is built without a comparer; "
        + "remove the attribute, or use a set, map, lookup or priority queue of the framework");

    public static readonly DiagnosticDescriptor ComparerMustFit = Error(
        "FSER021", "Comparer does not fit",
        "'{0}.{1}' cannot be built with the comparer of its [FastSerComparer]: {2}");

    public static readonly DiagnosticDescriptor CollectionMustNotBeAnnotated = Error(
        "FSER022", "Annotated type is a collection",
        "'{0}' has [FastSerType] and is a collection ('{1}'); its elements are not members and would be lost; {2}");

    public static readonly DiagnosticDescriptor MaxLengthMustFit = Error(
        "FSER023", "Maximum length does not fit",
        "'{0}.{1}' is marked [FastSerMaxLength({2})], but {3}");

    public static readonly DiagnosticDescriptor UnknownMembersMustBeKept = Error(
        "FSER024", "Unknown members cannot be kept",
        "'{0}.{1}' of type '{2}' cannot keep unknown members: {3}");

    public static readonly DiagnosticDescriptor AssemblyUnionMustBePossible = Error(
        "FSER025", "Union cannot be declared by the assembly",
        "[FastSerUnion] with three arguments cannot name types for '{0}': {1}");

    public static readonly DiagnosticDescriptor NullHandlingNeedsAnnotations = Error(
        "FSER027", "Null handling without nullable annotations",
        "'{0}' has NullHandling = Strict, but nullable annotations are off where its members are declared, so nothing is checked; write "
        + "#nullable enable, or remove NullHandling");

    public static readonly DiagnosticDescriptor UnionTagMustBeUnique = Error(
        "FSER030", "Duplicate union tag",
        "'{1}' and '{3}' have the same tag {2} in the union '{0}'; give each type its own tag");

    public static readonly DiagnosticDescriptor UnionCaseMustBeUnique = Error(
        "FSER031", "Type occurs twice in a union",
        "Another tag of '{0}' also covers {3}, so a value would have two encodings; remove '{1}' or the other type, or "
        + "set Exact = true if the tag of a class that is a union itself must cover only that class");

    public static readonly DiagnosticDescriptor UnionCaseMustDerive = Error(
        "FSER032", "Union names a type that does not fit",
        "A value of type '{1}' is not assignable to '{0}'; {3}remove the attribute");

    public static readonly DiagnosticDescriptor UnionCaseMustBeClosed = Error(
        "FSER033", "Union names an open type",
        "'{1}' in the union '{0}' is not one type; name a closed class or struct, or, in a generic union, "
        + "a type with the same type parameters and no further constraints");

    public static readonly DiagnosticDescriptor UnionCaseMustBeSerializable = Error(
        "FSER034", "Union names a type that cannot be serialized",
        "'{1}' in the union '{0}' cannot be serialized: {3}");

    public static readonly DiagnosticDescriptor UnionMustBeOpen = Error(
        "FSER035", "Type cannot be a union",
        "'{0}' has [FastSerUnion] but {1}; put the attribute on a [FastSerType] that is an abstract class, "
        + "an unsealed class or an interface");

    public static readonly DiagnosticDescriptor UnionTagMustBeInRange = Error(
        "FSER036", "Union tag is out of range",
        "The tag {2} of '{1}' in '{0}' is out of range; use 0 to 65535, from 0 without gaps for the fewest bytes");

    public static readonly DiagnosticDescriptor UnionAttributeMustFit = Error(
        "FSER037", "Declared types do not fit the member",
        "'{0}.{1}' names types with [FastSerUnion], but no part of its type '{2}' can hold all of them; "
        + "use object, an interface or a base class of them, or remove the attributes");

    public static readonly DiagnosticDescriptor ReferencesMustBePossible = Error(
        "FSER040", "Type cannot keep references",
        "'{0}' has References = true, but {1}");

    public static readonly DiagnosticDescriptor CycleMustBeBuildable = Error(
        "FSER041", "Cycle through a constructor",
        "'{0}' keeps references and may be part of a cycle, but its objects are built by a constructor, 'init' or 'required' "
        + "members, after what they refer to; give it a parameterless constructor and setters");

    public static readonly DiagnosticDescriptor BaseMemberMustBeVisible = Error(
        "FSER042", "Member of a base class is not visible",
        "'{0}' derives from '{1}' of another assembly, which serializes '{2}', but '{2}' is not accessible here and would be lost; "
        + "make it protected or public there, without Members = All (if it is public and computed, mark it [FastSerInclude]), "
        + "or use a member of type '{1}' instead of deriving from it");

    public static readonly DiagnosticDescriptor FormatterMustFit = Error(
        "FSER045", "Formatter does not fit",
        "'{0}.{1}' has the type '{2}', which its [FastSerFormatter] cannot write: {3}");

    public static readonly DiagnosticDescriptor SurrogateMustFit = Error(
        "FSER046", "Surrogate does not fit",
        "'{0}.{1}' has the type '{2}', which its [FastSerSurrogate] cannot replace: {3}");

    public static readonly DiagnosticDescriptor CallbackMustBeCallable = Error(
        "FSER047", "Callback cannot be called",
        "'{0}.{1}' is marked [{2}] but {3}");

    public static readonly DiagnosticDescriptor DeserializingNeedsObject = Error(
        "FSER048", "No object before its members",
        "'{0}.{1}' is marked [FastSerDeserializing], but objects of '{0}' are created after their members have been read; "
        + "give it a parameterless constructor and setters, or use [FastSerDeserialized]");

    public static readonly DiagnosticDescriptor FactoryMustReturnType = Error(
        "FSER049", "Factory method does not fit",
        "'{0}.{1}' is marked [FastSerConstructor] but is not a static, non-generic method that returns '{0}'");

    public static readonly DiagnosticDescriptor TolerantMemberMustHaveKey = Error(
        "FSER070", "Member of a Tolerant type has no key",
        "'{0}.{1}' has no key: every member of a Tolerant type needs [FastSerMember(key)] with a number that no member of "
        + "'{0}' has or had; or mark it [FastSerIgnore]");

    public static readonly DiagnosticDescriptor KeyMustBeUnique = Error(
        "FSER071", "Key is used twice",
        "The key {1} of '{0}' is used by '{2}' and '{3}'; give the newer one the next free key");

    public static readonly DiagnosticDescriptor KeyGapMustBeRetired = Error(
        "FSER072", "Key is missing",
        "'{0}' has no member with the key {1} but has higher ones: if a member was removed, keep its key with "
        + "[FastSerRetired({1}, typeof(...))]; if no member ever had it, use the key, or add [FastSerReservedKeys({2})]; if derived classes "
        + "in other assemblies use it, add [FastSerReservedKeys({2}, ForDerived = true)]");

    public static readonly DiagnosticDescriptor AutoKeysMustBeLocked = Error(
        "FSER098", "Schema lock has no key for a member",
        "'{0}' gets its keys from the schema lock (Keys = Auto), but {1}; run 'dotnet build -p:FastSerUpdateLock=true', and keep the file with "
        + "the source");

    public static readonly DiagnosticDescriptor AutoKeyedMemberMustStay = Error(
        "FSER099", "Member with a key of the schema lock is gone",
        "'{0}' no longer has the member '{1}', to which FastSer.schema.lock gives the key {2} ('{3}'): if it was renamed, mark the member that it "
        + "is now{4} [FastSerMember({2})]; if it was removed, add [FastSerRetired({2}, typeof(...))]");

    public static readonly DiagnosticDescriptor FallbackMustBePossible = Error(
        "FSER115", "Fallback of a union is not possible",
        "'{0}' cannot have '{1}' as its [FastSerFallback]: {2}");

    public static readonly DiagnosticDescriptor ExactTagMustHaveEffect = Error(
        "FSER116", "Exact has no effect",
        "'{0}' names '{1}' with Exact = true, which has an effect only on unions: a tag of a member or an assembly means exactly one type anyway; remove it");

    public static readonly DiagnosticDescriptor AutoKeysMustBePossible = Error(
        "FSER114", "Keys cannot come from the schema lock",
        "'{0}' cannot have Keys = Auto: {1}");

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
        "The key {1} of '{0}' is not in 0 to {2}; keys count from 0, and a range of keys goes upwards");

    public static readonly DiagnosticDescriptor TolerantTypeMustNotKeepIdentity = Error(
        "FSER077", "Tolerant type cannot keep references",
        "'{0}' is Tolerant and {1}: a reader that skips unknown members would number the objects differently than the "
        + "writer; use the Fast format there");

    public static readonly DiagnosticDescriptor TolerantUnionMustNameTolerantTypes = Error(
        "FSER078", "Tolerant union names another type",
        "'{0}' is a Tolerant union and names '{1}', which has another format: a reader that does not know its tag could not skip the value; "
        + "set Format = WireFormat.Tolerant on '{1}', or use the Fast format for '{0}'");

    public static readonly DiagnosticDescriptor AppendMustBePossible = Error(
        "FSER110", "Members cannot be appended to the type",
        "'{0}' cannot have Append = true: {1}");

    public static readonly DiagnosticDescriptor LockedKindMustStay = Error(
        "FSER080", "Kind of a locked member has changed",
        "'{0}': '{1}' was '{2}' when FastSer.schema.lock was written and is '{3}' now, so stored bytes could not be read; "
        + "change it back, or retire its key and add a member with the next free key");

    public static readonly DiagnosticDescriptor LockedMemberMustStay = Error(
        "FSER111", "Locked member has moved or is gone",
        "You can add members to '{0}' only at the end: member {1} was '{2}' when FastSer.schema.lock was written and is '{3}' now, so stored "
        + "bytes would be misread; change it back, and declare new members last");

    public static readonly DiagnosticDescriptor LockedKeyMustStay = Error(
        "FSER081", "Locked key is missing",
        "'{0}' no longer has the key or tag {1} ('{2}', '{3}'), which FastSer.schema.lock records; keep the key of a removed "
        + "member with [FastSerRetired({1}, typeof(...))], and the type of a union as long as stored bytes may hold it");

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

    public static readonly DiagnosticDescriptor InlineArrayMustNotBeAnnotated = Error(
        "FSER085", "Inline array cannot be annotated",
        "'{0}' has [FastSerType] and is an inline array with only one field for its first element: the other elements would be lost; "
        + "use an array or a struct with a member for each element, or write '{0}' with a [FastSerFormatter]");

    /// <summary>Off, as it says nothing of most programs: those that read what others wrote turn it on.</summary>
    public static readonly DiagnosticDescriptor KeysMustBeGuarded = OptIn(
        "FSER086", "Keys are not guarded against chosen collisions",
        "FastSer cannot guard the keys in '{0}' against hash codes that a sender chooses: {1}");

    public static readonly DiagnosticDescriptor RootMustBeClosed = Error(
        "FSER087", "Root is an open type",
        "'{0}' is an open generic type, and no value has such a type; name each closed type that is serialized, such "
        + "as [FastSerRoot(typeof(List<int>))]");

    /// <summary>A hint: the call works for every type whose serializer something else names.</summary>
    public static readonly DiagnosticDescriptor RootMustBeNamed = Hint(
        "FSER088", "Generator does not know the type of the call",
        "'{0}' needs the serializer of '{1}' at run time, and {2}; non-generic annotated types have a serializer, for "
        + "each other type add [assembly: FastSerRoot(typeof(...))]");

    public static readonly DiagnosticDescriptor GeneratorMustNotFail = Error(
        "FSER090", "Generator failed",
        "FastSer could not generate the code for '{0}' ({1}); this is a fault of FastSer; please report it with the "
        + "declaration; the code of all other types was generated");

    public static readonly DiagnosticDescriptor LanguageMustBeNewer = Error(
        "FSER091", "Language version is too old",
        "FastSer generates C# {0} for this framework, and the project is compiled as C# {1}; remove LangVersion from the "
        + "project, or set it to {0} or higher");

    public static readonly DiagnosticDescriptor ExternalMustBePossible = Error(
        "FSER093", "Type cannot be a [FastSerExternal]",
        "'{0}' cannot be named by [FastSerExternal]: {1}");

    public static readonly DiagnosticDescriptor ExternalMemberMustBeRestorable = Error(
        "FSER094", "Member of an external type cannot be restored",
        "'{0}.{1}' would be written but could not be restored: it has no public setter, and no parameter of the constructor has its "
        + "name and type; name it in Ignore of the [FastSerExternal], name another constructor, or declare a [FastSerSurrogate]");

    public static readonly DiagnosticDescriptor ExternalMustBeConstructible = Error(
        "FSER095", "External type cannot be created",
        "No object of '{0}' can be created: {1}; or declare a [FastSerSurrogate]");

    public static readonly DiagnosticDescriptor ExternalNameMustFit = Error(
        "FSER096", "Members that [FastSerExternal] names do not fit",
        "The [FastSerExternal] of '{0}' does not fit: {1}");

    public static readonly DiagnosticDescriptor ExternalsMustAgree = Error(
        "FSER097", "Two assemblies declare an external type differently",
        "'{0}' is also named by [FastSerExternal] in '{1}', with another Format, Ignore or Keys: one process would write it in two "
        + "encodings; use the same arguments");

    public static readonly DiagnosticDescriptor CallMustBeSeen = Error(
        "FSER101", "Generator does not see the call",
        "'{0}' needs a serializer of '{1}', but the generator {2}, or add [assembly: FastSerRoot(typeof({1}))] to the project");

    /// <summary>A hint, which offers a fix: nothing is wrong.</summary>
    public static readonly DiagnosticDescriptor TypeCanMove = Hint(
        "FSER102", "Type is annotated for another serializer",
        "'{0}' has [{1}] and no [FastSerType]; the fix 'Use FastSer' adds FastSer's attributes and keeps the existing ones");

    /// <summary>A hint: what the rule of a type leaves out stays visible.</summary>
    public static readonly DiagnosticDescriptor ComputedMemberIsLeftOut = Hint(
        "FSER103", "Computed property is left out",
        "'{0}.{1}' is computed and left out, because '{2}' serializes only members that hold state; mark it [FastSerInclude] to "
        + "serialize it, or [FastSerIgnore] to hide this hint");

    /// <summary>A warning: a serializer that another project makes is not seen.</summary>
    public static readonly DiagnosticDescriptor PassedOnTypeMustBeNamed = Warning(
        "FSER112", "Type that is passed on has no serializer",
        "'{0}' passes the type '{1}' on to a call of FastSer with a type parameter; this project creates no serializer "
        + "of '{1}': add [assembly: FastSerRoot(typeof({1}))]");

    public static readonly DiagnosticDescriptor InternMustConcernStrings = Error(
        "FSER104", "Interning has no effect",
        "'{0}.{1}' is marked [FastSerIntern], but {2}");

    public static readonly DiagnosticDescriptor RootParameterMustBeSeen = Error(
        "FSER113", "Uses of a root parameter are not seen",
        "'{0}' has a type parameter with [FastSerRootParameter], but the generator looks only at uses of names that contain 'FastSer'; "
        + "rename '{0}', or remove the attribute and name each type by [assembly: FastSerRoot(typeof(...))]");

    public static readonly DiagnosticDescriptor ViewMustBePossible = Error(
        "FSER117", "Type cannot have a view",
        "'{0}' has View = true but cannot have a view: {1}");

    /// <summary>A hint: what a view does not show stays visible.</summary>
    public static readonly DiagnosticDescriptor MemberHasNoView = Hint(
        "FSER118", "Member is left out of the view",
        "'{0}.{1}' is left out of '{3}', because views do not support '{2}'; ToObject() reads it");

    public static readonly DiagnosticDescriptor ViewNameMustBeFree = Error(
        "FSER119", "Name of a view is not free",
        "The view of '{0}' cannot be named with '{1}': {2}");

    private static DiagnosticDescriptor Error(string id, string title, string message) =>
        Create(id, title, message, DiagnosticSeverity.Error);

    private static DiagnosticDescriptor Hint(string id, string title, string message) =>
        Create(id, title, message, DiagnosticSeverity.Info);

    private static DiagnosticDescriptor Warning(string id, string title, string message) =>
        Create(id, title, message, DiagnosticSeverity.Warning);

    private static DiagnosticDescriptor OptIn(string id, string title, string message) =>
        Create(id, title, message, DiagnosticSeverity.Warning, isEnabledByDefault: false);

    private static DiagnosticDescriptor Create(string id, string title, string message, DiagnosticSeverity severity, bool isEnabledByDefault = true) =>
        new(id, title, message, "FastSer", severity, isEnabledByDefault,
            $"Cause, example and fix: docs/diagnostics/{id}.md.", HelpLink.Of(id));
}
