namespace FastSer.Generator.Models;

/// <summary>The way in which objects of a type that keeps their identity are built.</summary>
internal enum Tracking
{
    /// <summary>The type does not keep identity.</summary>
    None,

    /// <summary>Before their members are read: those may refer back to them.</summary>
    BuiltFirst,

    /// <summary>By a constructor, and nothing inside them can refer to them.</summary>
    BuiltLast,

    /// <summary>By a constructor, although values could be found that refer back: the writer looks out for them.</summary>
    BuiltLastWatched,
}

/// <summary>
/// One annotated type: everything its generated file is made of.
/// Immutable and structurally equal all the way down; no symbol, syntax or location.
/// </summary>
internal sealed record TypeModel
{
    /// <summary>Empty for the global namespace.</summary>
    public required string Namespace { get; init; }

    /// <summary>Where the shared helpers of the assembly stand.</summary>
    public required string HelperNamespace { get; init; }

    /// <summary>The declarations round it, outermost first: <c>partial class Outer&lt;T&gt;</c>.</summary>
    public EquatableArray<string> ContainingDeclarations { get; init; } = EquatableArray<string>.Empty;

    /// <summary><c>partial record Order</c>.</summary>
    public required string Declaration { get; init; }

    /// <summary>The name inside its own declaration: <c>Order</c>, <c>Box&lt;T&gt;</c>.</summary>
    public required string SelfName { get; init; }

    /// <summary>The <c>global::</c>-qualified name.</summary>
    public required string FullName { get; init; }

    /// <summary>The name in error messages.</summary>
    public required string DisplayName { get; init; }

    /// <summary>Its name before it was renamed, if that is declared.</summary>
    public string? FormerName { get; init; }

    /// <summary>The name by which a compilation finds it.</summary>
    public required string MetadataName { get; init; }

    public required string HintName { get; init; }

    /// <summary>Gets whether it has errors: what is emitted satisfies the code that uses it, and throws.</summary>
    public bool IsStub { get; init; }

    /// <summary>A type of another assembly: its code stands in a class of its own.</summary>
    public bool IsExternal { get; init; }

    public bool IsInterface { get; init; }

    public required bool IsReference { get; init; }

    /// <summary>Nothing derives from it, so a value's run-time type needs no check.</summary>
    public bool IsSealed { get; init; }

    /// <summary>Gets whether it has another method of that name.</summary>
    public bool HidesGetType { get; init; }

    /// <summary>Gets whether it can contain itself: depth is counted.</summary>
    public bool IsRecursive { get; init; }

    /// <summary>The bytes of stack to check for before an object; 0 where frames are small.</summary>
    public int StackFrameSize { get; init; }

    /// <summary>Type parameters whose values may be large structs, in a type that counts its depth.</summary>
    public EquatableArray<string> HeldParameters { get; init; } = EquatableArray<string>.Empty;

    /// <summary>A class whose room is known without visiting anything but its own strings.</summary>
    public bool IsBounded { get; init; }

    /// <summary>A bounded class that is written without running user code.</summary>
    public bool WritesWithoutUserCode { get; init; }

    /// <summary>The bytes of a struct whose members are all of fixed size, else null.</summary>
    public int? FixedSize { get; init; }

    public ValuePacking Packing { get; init; }

    /// <summary>In member order, base types first.</summary>
    public EquatableArray<MemberModel> Members { get; init; } = EquatableArray<MemberModel>.Empty;

    /// <summary>Computed properties that are not members, in the summary of what is written.</summary>
    public EquatableArray<string> LeftOut { get; init; } = EquatableArray<string>.Empty;

    public ConstructorModel Constructor { get; init; } = new(EquatableArray<ConstructorArgument>.Empty);

    /// <summary>The number of members is in the data: members may be appended. What is written has fewer than 255.</summary>
    public bool IsAppendable { get; init; }

    /// <summary>In a Tolerant type what each key from 0 on stands for; else null.</summary>
    public EquatableArray<KeyModel>? Keys { get; init; }

    /// <summary>The schema lock gives keys to members of a Tolerant type; null where attributes state all of them.</summary>
    public AutoKeys? AutoKeys { get; init; }

    /// <summary>The member that keeps what only newer versions of a Tolerant type know; null where nothing is kept.</summary>
    public MemberModel? Unknown => Keys is null ? null : Members.FirstOrDefault(static member => member.Type is UnknownType);

    public CallbackModel Callbacks { get; init; } = CallbackModel.None;

    /// <summary>A class all of whose members can be given new values, so that an existing object can be read into.</summary>
    public bool IsMutable { get; init; }

    /// <summary>Objects are made empty and then read into: collections without setters are filled where they are.</summary>
    public bool PopulatesExisting { get; init; }

    /// <summary>Code elsewhere in the assembly can name it, and it is not an open generic.</summary>
    public bool IsRegistered { get; init; }

    /// <summary>Members of the annotated type whose names look like those of emitted helpers.</summary>
    public EquatableArray<string> TakenNames { get; init; } = EquatableArray<string>.Empty;

    /// <summary>The marks of the types that its file names.</summary>
    public UseMarks Uses { get; init; } = UseMarks.None;

    /// <summary>The marks of the names that other files contain if they name it.</summary>
    public UseMarks OwnUses { get; init; } = UseMarks.None;

    /// <summary>C# warns of its declaration, as keywords to come may have such names.</summary>
    public bool HasLowerCaseName { get; init; }

    /// <summary>The assembly promises to comply with the CLS, so the compiler checks emitted members that others see.</summary>
    public bool MustComply { get; init; }

    /// <summary>Gets whether it stands inside a base class of its own, whose private helpers it inherits.</summary>
    public bool HidesHelpers { get; init; }

    /// <summary>Its view; null where it has none.</summary>
    public ViewModel? View { get; init; }

    /// <summary>The types that may stand where this one is declared, if it is a union.</summary>
    public UnionModel? Union { get; init; }

    /// <summary>Its cases, if it is a C# union.</summary>
    public LanguageUnionModel? LanguageUnion { get; init; }

    /// <summary>Its cases, if it is an F# union with tags.</summary>
    public FSharpUnionModel? FSharpUnion { get; init; }

    public Tracking Tracking { get; init; }

    /// <summary>An abstract class that is no union: its members are written by the classes that derive from it.</summary>
    public bool IsBaseOnly { get; init; }

    /// <summary>
    /// Numbers of the members that the equality of the type compares; empty where the compiler did not make that equality.
    /// </summary>
    public EquatableArray<int> KeyMembers { get; init; } = EquatableArray<int>.Empty;

    /// <summary>A union some of whose types have equality by their members.</summary>
    public bool HasKeyCases { get; init; }

    /// <summary>The facts for classes that derive from it in other assemblies.</summary>
    public BaseModel? Base { get; init; }

    /// <summary>The annotated base classes of other assemblies.</summary>
    public EquatableArray<BaseModel> ForeignBases { get; init; } = EquatableArray<BaseModel>.Empty;

    /// <summary>A union names the class: its members are written behind a tag too.</summary>
    public bool IsCase { get; init; }

    /// <summary>The union names many types: what it writes of each is not inlined into its code.</summary>
    public bool IsCaseOfMany { get; init; }

    /// <summary>Closed types that this type's members need at run time (arguments of generic annotated types).</summary>
    public EquatableArray<RootType> Roots { get; init; } = EquatableArray<RootType>.Empty;
}
